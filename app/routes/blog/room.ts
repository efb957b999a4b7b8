import { PostList } from "./post-list.tsx";

export const islands = { posts: PostList };
