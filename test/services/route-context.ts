import { RouterContextProvider } from "react-router";
import { caller, type Services, services as servicesContext } from "#app/services.server.ts";

/** The context with which the framework calls a route for a remote visitor. */
export function routeContext(services: Services): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  context.set(caller, { address: "192.0.2.7", requestId: "r1", nonce: "" });
  return context;
}
