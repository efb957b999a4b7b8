# The PgBouncer of Debian 12, which the tests run too.
FROM debian:12.11-slim
RUN apt-get update \
 && apt-get install -y --no-install-recommends pgbouncer=1.18.0-* \
 && rm -rf /var/lib/apt/lists/*
COPY pgbouncer.ini /etc/matinal/pgbouncer.ini
COPY --chmod=755 start-pgbouncer /usr/local/bin/start-pgbouncer
USER 65534:65534
EXPOSE 6432
HEALTHCHECK --interval=5s --timeout=3s --start-period=5s CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/6432"]
CMD ["start-pgbouncer"]
