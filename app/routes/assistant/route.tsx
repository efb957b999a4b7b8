export default function Page() {
  return <h1>assistant</h1>;
}
