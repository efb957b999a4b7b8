import { blog } from "#app/content/blog/blog-copy.ts";
import type { Href } from "#app/hrefs.ts";

const { breadcrumb, home } = blog.article;

/** The way from the home page to an article, whose title is shown on phones only by the heading below. */
export function Breadcrumb({ title }: { title: string }) {
  return (
    <nav aria-label={breadcrumb}>
      <ol className="-my-2 flex flex-wrap items-center gap-x-2 text-ink-soft text-sm">
        <li className="flex items-center gap-2">
          <a className="link inline-flex min-h-9 items-center" href={"/" satisfies Href}>
            {home}
          </a>
          <span aria-hidden="true">/</span>
        </li>
        <li className="flex items-center gap-2">
          <a className="link inline-flex min-h-9 items-center" href={"/blog" satisfies Href}>
            {blog.title}
          </a>
          <span aria-hidden="true" className="max-sm:hidden">
            /
          </span>
        </li>
        <li aria-current="page" className="max-sm:sr-only">
          {title}
        </li>
      </ol>
    </nav>
  );
}
