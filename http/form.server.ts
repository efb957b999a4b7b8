/**
 * The fields of a form that a page receives. Throws a Response that the error page shows: 415 when the body is not
 * declared as a form, 400 when it cannot be read as one.
 */
export async function readForm(request: Request): Promise<Record<string, FormDataEntryValue>> {
  const type = request.headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/x-www-form-urlencoded" && type !== "multipart/form-data")
    throw new Response(null, { status: 415 });
  try {
    return Object.fromEntries(await request.formData());
  } catch (error) {
    if (error instanceof TypeError) throw new Response(null, { status: 400 });
    throw error;
  }
}
