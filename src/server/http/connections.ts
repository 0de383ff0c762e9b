import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { OpenCount } from '../kernel/open-count';
import { hangUp } from './errors';

/** Connections one address may have open: a browser has six and one more, and an office of fifty one address. */
const MOST_CONNECTIONS = 400;

/** Refuses connections of an address that has too many. Not behind a proxy, whose address all of them have, and which counts by itself. */
export const limitConnections = (server: Server): void => {
  const open = new OpenCount(MOST_CONNECTIONS);
  server.on('connection', (socket: Socket) => {
    const leave = open.enter(socket.remoteAddress ?? '');
    if (leave) socket.once('close', leave);
    else hangUp(socket, 429, 'Too many connections are open from this address.');
  });
};
