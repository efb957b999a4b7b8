// The container's health check: exits with 0 when /healthz answers, with 1 otherwise. /readyz would be the wrong
// question here, because a host replaces an unhealthy container, which repairs no database.
const { PORT = "3000" } = process.env;
const response = await fetch(`http://127.0.0.1:${PORT}/healthz`).catch(() => null);
process.exit(response?.ok ? 0 : 1);
