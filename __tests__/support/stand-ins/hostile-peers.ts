import { gzipSync } from 'node:zlib';
import net, { type AddressInfo, type Socket } from 'node:net';

/** ms between two signs of life of a peer that drips: less than any idle time-out. */
const DRIP = 20;

/** Says something again and again, until the socket is gone. */
const dripping = (socket: Socket, text: string, every = DRIP): void => {
  const timer = setInterval(() => socket.write(text), every).unref();
  socket.on('close', () => clearInterval(timer));
};

/** Says something as fast as it is taken. */
const flooding = (socket: Socket, text: string): void => {
  const flow = (): void => {
    while (!socket.destroyed && socket.write(text));
    if (!socket.destroyed) socket.once('drain', flow);
  };
  flow();
};

const HEAD = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n';

/** 64 MB of nothing. */
const BOMB = gzipSync(Buffer.alloc(64 * 1024 * 1024));

/** A peer's behavior on one connection. */
type Manner = (socket: Socket) => void;

/** Ways in which a server can keep whoever calls it over HTTP. */
export const HTTP_HANGS = {
  'accepts and says nothing': () => undefined,
  'sends its head a byte at a time': (socket) => {
    socket.write(`${HEAD}x-word: `);
    dripping(socket, 'a');
  },
  'sends 101 Switching Protocols': (socket) => {
    socket.write('HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n');
  },
  'sends 101 for no protocol': (socket) => {
    socket.write('HTTP/1.1 101 Switching Protocols\r\n\r\n');
  },
  'sends 100 Continue for ever': (socket) => dripping(socket, 'HTTP/1.1 100 Continue\r\n\r\n', 2),
  'sends a body that trickles': (socket) => {
    socket.write(`${HEAD}content-length: 100000\r\n\r\n[`);
    dripping(socket, ' ');
  },
  'sends a body without an end': (socket) => {
    socket.write(`${HEAD}\r\n`);
    flooding(socket, ' '.repeat(256 * 1024));
  },
  'sends a gzip bomb': (socket) => {
    socket.write(`${HEAD}content-encoding: gzip\r\ncontent-length: ${BOMB.length}\r\n\r\n`);
    socket.write(BOMB);
  },
  'redirects to itself': (socket) => {
    socket.write('HTTP/1.1 302 Found\r\nlocation: ?again\r\ncontent-length: 0\r\n\r\n');
  },
  'closes its half of the connection within the body': (socket) => {
    socket.end(`${HEAD}content-length: 100\r\n\r\n{"half":`);
  },
  'sends lines of a head without an end': (socket) => {
    socket.write('HTTP/1.1 200 OK\r\n');
    flooding(socket, `x-word: ${'a'.repeat(50)}\r\n`.repeat(200));
  },
} as const satisfies Readonly<Record<string, Manner>>;

/** A way that only a server that is called over TLS has. */
export const TLS_HANG = 'never ends the TLS handshake';

export type HttpHang = keyof typeof HTTP_HANGS;

export interface HostilePeer {
  readonly port: number;
  /** Connections that were opened, ever. */
  readonly met: number;
  /** Connections the other side has not closed yet. */
  readonly open: number;
  close(): Promise<void>;
}

/** Listens and behaves in a manner of one's own to each connection. */
export const startPeer = async (manner: Manner): Promise<HostilePeer> => {
  const sockets = new Set<Socket>();
  const open = new Set<Socket>();
  let met = 0;
  // Its half stays open when the other side has closed, as a hostile one's would.
  const server = net.createServer({ allowHalfOpen: true }, (socket) => {
    met += 1;
    sockets.add(socket);
    open.add(socket);
    const left = (): void => void open.delete(socket);
    socket
      .on('error', () => undefined)
      .on('end', left)
      .on('close', left)
      .on('close', () => sockets.delete(socket));
    manner(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    get met() {
      return met;
    },
    get open() {
      return open.size;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

/** A web server that hangs in one way, at each request. */
export const startHttpPeer = (hang: HttpHang): Promise<HostilePeer> =>
  startPeer((socket) => {
    let asked = false;
    socket.on('data', (heard: Buffer) => {
      // A request that comes in pieces counts once; a redirect counts as one more.
      if (asked && !/^[A-Z]+ \S+ HTTP/u.test(heard.toString('latin1', 0, 100))) return;
      asked = true;
      HTTP_HANGS[hang](socket);
    });
  });

/** A server that takes what is said to it, TLS or not, and says nothing. */
export const startSilentPeer = (): Promise<HostilePeer> => startPeer((socket) => void socket.resume());
