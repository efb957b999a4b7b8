import { Page } from "../generated/page.jsx";

// Nothing in it depends on the request: Next renders it once, in the build.
export default function Home() {
  return <Page />;
}
