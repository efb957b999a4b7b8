import { expect, test } from "vitest";
import { serviceBehind } from "./service-host.ts";

test("a public name is all that is told of an address", () => {
  expect(serviceBehind("smtps://user:p%40ss@SMTP.Provider.example:465")).toEqual({
    kind: "named",
    host: "smtp.provider.example",
  });
  expect(serviceBehind("https://key@relay.example./forms/secret?token=1#x")).toEqual({
    kind: "named",
    host: "relay.example",
  });
});

test.each([
  "smtp://mailer:25",
  "http://10.0.0.7/v1",
  "http://[2001:db8::1]:8080/",
  "https://192.0.2.1/",
  "http://model.prod.internal/v1",
  "http://relay.office.lan/",
  "postgres://user:pw@db.default.svc/matinal",
  "postgres://user:pw@db.default.svc.cluster.local/matinal",
  "http://model.service.consul:8500/v1",
  "smtp://relay.team.vpn",
  "smtp://under_score.example",
])("the name of a private network and an IP address are not told: %s", (address) => {
  expect(serviceBehind(address)).toEqual({ kind: "unnamed" });
});

test.each(["http://localhost:9000/v1", "smtp://127.0.0.1:1025", "postgres://[::1]/matinal"])(
  "an address of this machine is the server itself: %s",
  (address) => {
    expect(serviceBehind(address)).toEqual({ kind: "own" });
  },
);
