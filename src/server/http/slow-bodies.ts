import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { LEAST, LINGER, SILENCE } from './silence';

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Hangs up on senders whose bodies do not come, whatever route they are for and whether anybody reads them. Headers have Node's own limit. */
export const endSlowBodies = (server: Server): void => {
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!hasBody(request)) return;
    const { socket } = request;
    const hangUp = (): void => void (request.complete || socket.destroy());
    let received = socket.bytesRead;
    const watch = setInterval(() => {
      if (socket.bytesRead - received < LEAST) hangUp();
      received = socket.bytesRead;
    }, SILENCE);
    let lingering: NodeJS.Timeout | undefined;
    response.once('finish', () => {
      if (!request.complete) lingering = setTimeout(hangUp, LINGER);
    });
    const forget = (): void => {
      clearInterval(watch);
      clearTimeout(lingering);
      socket.off('close', forget);
    };
    request.once('close', forget);
    socket.once('close', forget);
  });
};
