import net from 'node:net';
import tls from 'node:tls';
import type { ImapTransport, ImapTransportOptions, ImapTransportSocket } from 'imapflow';

/** Bytes and lines a server may send until the allowance is set anew. */
export interface Allowed {
  readonly bytes: number;
  readonly lines: number;
}

/** A server said more than it may. */
export class FloodError extends Error {
  constructor() {
    super('The server says more than it may.');
    this.name = 'FloodError';
  }
}

/** ms between the command STARTTLS and the beginning of TLS: what is said in between is not counted. */
const UPGRADE_MS = 10_000;

const LINE_FEED = 0x0a;

const linesIn = (chunk: Buffer): number => {
  let lines = 0;
  for (let at = chunk.indexOf(LINE_FEED); at !== -1; at = chunk.indexOf(LINE_FEED, at + 1)) lines += 1;
  return lines;
};

const optionsOf = ({ host, port, servername, tls: more }: ImapTransportOptions): tls.ConnectionOptions => ({
  host,
  port,
  ...(servername !== undefined && { servername }),
  ...more,
});

/** The connection of one IMAP session. It counts what arrives: the limits of the client are those of one line and one answer, not of all together. */
export class Metered implements ImapTransport {
  /** Rejects when the server says more than it may; the connection is ended by then. */
  readonly flooded: Promise<never>;
  readonly #sockets: ImapTransportSocket[] = [];
  #flood: () => void = () => undefined;
  #left: Allowed = { bytes: 0, lines: 0 };
  #upgrading: NodeJS.Timeout | undefined;
  #ended = false;

  constructor() {
    this.flooded = new Promise((_resolve, reject) => {
      this.#flood = () => reject(new FloodError());
    });
    this.flooded.catch(() => undefined);
  }

  /** From now on the server may say so much. */
  allow(allowed: Allowed): void {
    this.#left = allowed;
  }

  connect(options: Parameters<ImapTransport['connect']>[0], onConnect: () => void): ImapTransportSocket {
    const { host, port, secure } = options;
    if (this.#ended) throw new Error('The connection is not wanted any more.');
    return this.#counted((done) => (secure ? tls.connect(optionsOf(options), done) : net.connect({ host, port }, done)), onConnect);
  }

  /** Counting reads the socket, and the client has to find unread whatever was slipped in before TLS, so counting pauses. */
  prepareUpgrade(socket: ImapTransportSocket): void {
    socket.off('data', this.#count);
    this.#upgrading = setTimeout(() => this.end(), UPGRADE_MS);
  }

  upgrade(socket: ImapTransportSocket, options: ImapTransportOptions, onSecure: () => void): ImapTransportSocket {
    clearTimeout(this.#upgrading);
    return this.#counted((done) => tls.connect({ ...optionsOf(options), socket }, done), onSecure);
  }

  /** Ends the connection at once, or keeps it from being opened. */
  end(): void {
    this.#ended = true;
    clearTimeout(this.#upgrading);
    // The client waits for an error while it connects.
    for (const socket of this.#sockets) socket.destroy(new Error('The connection was given up.'));
  }

  /** It is counted from when the client reads: a reader before it would take the beginning away. */
  #counted(open: (done: () => void) => ImapTransportSocket, onOpen: () => void): ImapTransportSocket {
    const socket = open(() => {
      onOpen();
      socket.on('data', this.#count);
    });
    socket.on('error', () => undefined);
    this.#sockets.push(socket);
    return socket;
  }

  readonly #count = (chunk: Buffer): void => {
    const { bytes, lines } = this.#left;
    this.#left = { bytes: bytes - chunk.length, lines: lines - linesIn(chunk) };
    if (this.#left.bytes >= 0 && this.#left.lines >= 0) return;
    this.#flood();
    this.end();
  };
}
