// The container's health check: exits with 0 when /healthz answers, with 1 otherwise. /readyz would be the wrong
// question here, because a host replaces an unhealthy container, which repairs no database.
import { env, exit } from "node:process";

const response = await fetch(`http://127.0.0.1:${env.PORT ?? 3000}/healthz`).catch(() => null);
exit(response?.ok ? 0 : 1);
