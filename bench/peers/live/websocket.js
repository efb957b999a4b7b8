// A bare broadcast by ws: what is sent by one connection of a room goes to all others of it. Nothing is stored, nothing is
// authenticated, and what a connection misses is lost.
import { WebSocketServer } from "ws";

const rooms = new Map();
const server = new WebSocketServer({ host: "127.0.0.1", port: Number(process.argv[2]) }, () => {
  process.send?.("listening");
});
server.on("connection", (socket, { url }) => {
  const room = rooms.get(url) ?? new Set();
  rooms.set(url, room.add(socket));
  socket.on("close", () => room.delete(socket));
  socket.on("message", (data, isBinary) => {
    for (const other of room) if (other !== socket) other.send(data, { binary: isBinary });
  });
});
