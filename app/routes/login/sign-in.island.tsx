import { createIsland } from "#app/islands/island.tsx";
import { SignIn } from "./sign-in.tsx";

export default createIsland("sign-in", SignIn);
