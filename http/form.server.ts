/**
 * The fields of a form that was sent to a page. Throws the answer that refuses anything else, which the error page
 * shows: 415 when it is not declared as a form, 400 when it is none.
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
