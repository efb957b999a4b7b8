import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "#test/server/free-port.ts";

const command = process.env.NGINX_PATH ?? "nginx";

/**
 * Starts nginx on a free port, which serves these bytes with these headers at /; `null` when it is not installed. It
 * has one worker, as the product has one process.
 */
export async function startNginx(
  bytes: Uint8Array,
  headers: Record<string, string>,
): Promise<{ url: string; stop: () => Promise<void> } | null> {
  if (spawnSync(command, ["-v"]).error) return null;
  const folder = mkdtempSync(join(tmpdir(), "matinal-nginx-"));
  chmodSync(folder, 0o755); // The worker of an nginx that root starts runs as another user.
  mkdirSync(join(folder, "pages"));
  writeFileSync(join(folder, "pages/index.html"), bytes);
  const port = await freePort();
  writeFileSync(join(folder, "nginx.conf"), configuration(folder, port, headers));
  const child = spawn(command, ["-p", folder, "-c", "nginx.conf", "-e", "error.log"], { stdio: "inherit" });
  await new Promise((resolve) => setTimeout(resolve, 500));
  return {
    url: `http://127.0.0.1:${port}/`,
    async stop() {
      child.kill("SIGTERM");
      await once(child, "close");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function configuration(folder: string, port: number, headers: Record<string, string>): string {
  const added = Object.entries(headers)
    .map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`)
    .join(" ");
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(" ");
  return `daemon off; worker_processes 1; pid nginx.pid; error_log error.log;
events { worker_connections 1024; }
http {
  ${temporary}
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000; open_file_cache max=10; etag off;
  server {
    listen 127.0.0.1:${port};
    root ${folder}/pages; index index.html; default_type text/html;
    ${added}
  }
}
`;
}
