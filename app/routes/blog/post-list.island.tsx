import { createIsland } from "#app/islands/island.tsx";
import { PostList } from "./post-list.tsx";

export default createIsland("post-list", PostList);
