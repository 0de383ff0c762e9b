import { createServer as createTlsServer } from 'node:tls';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** ms between two signs of life of a server that drips. */
const DRIP = 10;

type Say = (text: string) => void;

/** How a server keeps whoever talks to it, from some moment on. */
type Hang = (say: Say, socket: Socket) => void;

const silent: Hang = () => undefined;

const dripping =
  (text: string): Hang =>
  (say, socket) => {
    const timer = setInterval(() => say(text), DRIP).unref();
    socket.on('close', () => clearInterval(timer));
  };

const flooding =
  (text: string): Hang =>
  (_say, socket) => {
    const flow = (): void => {
      while (!socket.destroyed && socket.write(text));
      if (!socket.destroyed) socket.once('drain', flow);
    };
    flow();
  };

const halfClosed: Hang = (_say, socket) => void socket.end();

interface MailHang {
  /** The command that is not answered as it should be; empty: the greeting. */
  readonly at: string;
  readonly hang: Hang;
  /** It says more than it may, and is found out before its time is over. */
  readonly floods?: true;
  /** TCP where TLS is awaited, or TLS that is begun by a command. */
  readonly plain?: true;
}

const NUMBERS = Array.from({ length: 2000 }, (_each, index) => index + 1).join(' ');

/** Ways in which an IMAP server can keep whoever reads a mailbox. */
export const IMAP_HANGS = {
  'never ends the TLS handshake': { at: '', hang: silent, plain: true },
  'never greets': { at: '', hang: silent },
  'greets a word at a time': { at: '', hang: dripping('*') },
  'says other things before it lets anybody in': { at: 'LOGIN', hang: dripping('* OK wait\r\n') },
  'never lets anybody in': { at: 'LOGIN', hang: silent },
  'floods STARTTLS': { at: 'STARTTLS', hang: dripping('* OK wait\r\n'), plain: true },
  'closes its half while the mailbox is opened': { at: 'EXAMINE', hang: halfClosed },
  'says lines for ever while the mailbox is opened': { at: 'EXAMINE', hang: flooding('* 1 EXISTS\r\n'.repeat(1000)), floods: true },
  'says a word every moment while it searches': { at: 'SEARCH', hang: dripping('* OK searching\r\n') },
  'finds mails without an end': { at: 'SEARCH', hang: flooding(`* SEARCH ${NUMBERS}\r\n`), floods: true },
  'finds mails in a line without an end': {
    at: 'SEARCH',
    hang: (say, socket) => {
      say('* SEARCH');
      flooding(` ${NUMBERS}`)(say, socket);
    },
    floods: true,
  },
  'announces a mail and never sends it': { at: 'BODY.PEEK', hang: (say) => say('* 1 FETCH (UID 1 BODY[] {1000}\r\n') },
  'sends a mail a byte at a time': {
    at: 'BODY.PEEK',
    hang: (say, socket) => {
      say('* 1 FETCH (UID 1 BODY[] {1000000}\r\n');
      dripping('a')(say, socket);
    },
  },
  'sends another mail again and again': {
    at: 'BODY.PEEK',
    hang: flooding(`* 2 FETCH (UID 2 BODY[] {100000}\r\n${'a'.repeat(100_000)})\r\n`),
    floods: true,
  },
} as const satisfies Readonly<Record<string, MailHang>>;

/** Ways in which an SMTP server can keep whoever sends. */
export const SMTP_HANGS = {
  'never ends the TLS handshake': { at: '', hang: silent, plain: true },
  'never greets': { at: '', hang: silent },
  'greets without an end': { at: '', hang: dripping('220-wait\r\n') },
  'greets in a line without an end': { at: '', hang: flooding('2'.repeat(64 * 1024)), floods: true },
  'says what it can without an end': { at: 'EHLO', hang: dripping('250-SIZE 1\r\n') },
  'never lets anybody in': { at: 'AUTH', hang: silent },
  'takes no recipient': { at: 'RCPT', hang: silent },
  'closes its half': { at: 'MAIL', hang: halfClosed },
  'never says whether it has the mail': { at: '.', hang: silent },
  'says for ever that it is at the mail': { at: '.', hang: dripping('250-wait\r\n') },
} as const satisfies Readonly<Record<string, MailHang>>;

export interface HostileMailServer {
  readonly port: number;
  /** Connections the other side has not closed yet. */
  readonly open: number;
  stop(): void;
}

interface Credentials {
  readonly key: string;
  readonly cert: string;
}

/** Answers each line until the command comes at which it hangs. */
const serveLines = async (
  { at, hang, plain }: MailHang,
  credentials: Credentials,
  { greeting, answer }: { readonly greeting: string; readonly answer: (line: string) => string },
): Promise<HostileMailServer> => {
  const open = new Set<Socket>();
  const all = new Set<Socket>();
  const meet = (socket: Socket): void => {
    const say: Say = (text) => void (socket.writable && socket.write(text));
    let [heard, hangs] = ['', false];
    all.add(socket);
    open.add(socket);
    const left = (): void => void open.delete(socket);
    socket
      .on('error', () => undefined)
      .on('end', left)
      .on('close', left);
    socket.on('data', (chunk: Buffer) => {
      if (hangs) return;
      heard += chunk.toString('latin1');
      const lines = heard.split('\r\n');
      heard = lines.pop() ?? '';
      for (const line of lines) {
        hangs ||=
          at !== '' &&
          line
            .toUpperCase()
            .split(/[ (]/u)
            .some((word) => word === at || word.startsWith(`${at}[`));
        if (hangs) return hang(say, socket);
        say(answer(line));
      }
    });
    if (at !== '') return say(greeting);
    hangs = true;
    return hang(say, socket);
  };
  const server: Server = plain
    ? createServer({ allowHalfOpen: true }, meet)
    : createTlsServer({ ...credentials, allowHalfOpen: true }, meet);
  server.on('tlsClientError', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    get open() {
      return open.size;
    },
    stop: () => {
      for (const socket of all) socket.destroy();
      server.close();
    },
  };
};

const imapAnswer = (line: string): string => {
  const [tag = '', ...words] = line.split(' ');
  const command = words.join(' ').toUpperCase();
  const done = `${tag} OK done\r\n`;
  if (command.startsWith('EXAMINE')) return `* 2 EXISTS\r\n* OK [UIDVALIDITY 7] valid\r\n* OK [UIDNEXT 3] next\r\n${done}`;
  if (command.startsWith('UID SEARCH')) return `* SEARCH 1 2\r\n${done}`;
  if (command.startsWith('UID FETCH')) return `* 1 FETCH (UID 1 RFC822.SIZE 1000 INTERNALDATE "02-Nov-2026 10:00:00 +0000")\r\n${done}`;
  return done;
};

export const startHangingImap = (hang: keyof typeof IMAP_HANGS, credentials: Credentials): Promise<HostileMailServer> => {
  const starts = IMAP_HANGS[hang].at === 'STARTTLS' ? ' STARTTLS LOGINDISABLED' : '';
  return serveLines(IMAP_HANGS[hang], credentials, { greeting: `* OK [CAPABILITY IMAP4rev1${starts}] here\r\n`, answer: imapAnswer });
};

/** Answers of a server that hears the lines of a mail as well: of these it says nothing. */
const smtpAnswer = (line: string): string => {
  if (/^EHLO/iu.test(line)) return '250-here\r\n250 AUTH PLAIN LOGIN\r\n';
  if (/^AUTH/iu.test(line)) return '235 welcome\r\n';
  if (/^DATA/iu.test(line)) return '354 go on\r\n';
  return /^(?:MAIL|RCPT|RSET|QUIT)/iu.test(line) ? '250 taken\r\n' : '';
};

export const startHangingSmtp = (hang: keyof typeof SMTP_HANGS, credentials: Credentials): Promise<HostileMailServer> =>
  serveLines(SMTP_HANGS[hang], credentials, { greeting: '220 here\r\n', answer: smtpAnswer });
