export function loader() {
  return Response.json(
    { error: { code: "not_found", message: "Cette adresse n’existe pas." } },
    { status: 404 },
  );
}
