// The same with Socket.IO, its rooms and its acknowledgements, over WebSocket alone. Nothing is stored or authenticated.
import { Server } from "socket.io";

const server = new Server({ transports: ["websocket"] });
server.on("connection", (socket) => {
  const { room } = socket.handshake.query;
  void socket.join(room);
  socket.on("message", (content, acknowledge) => {
    socket.to(room).emit("message", content);
    acknowledge();
  });
});
server.listen(Number(process.argv[2]));
server.httpServer.once("listening", () => process.send?.("listening"));
