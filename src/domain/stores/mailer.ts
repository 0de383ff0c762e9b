/** A server a mailbox is reached by. Its connection is encrypted always: from the beginning, or by STARTTLS. */
export interface MailServer {
  readonly host: string;
  readonly port: number;
  /** Encrypted from the beginning. */
  readonly secure: boolean;
  /** The name one signs in by, where it is not the address. */
  readonly login: string | null;
}

/** How a store's mailbox is reached: by servers its domain tells of, by servers that are named, or over HTTP, as the sandbox's. */
export type Mailer =
  | { readonly kind: 'found'; readonly address: string }
  | { readonly kind: 'named'; readonly address: string; readonly out: MailServer; readonly in: MailServer }
  | { readonly kind: 'http'; readonly address: string; readonly url: string };

const ADDRESS =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?=[a-z0-9.-]{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]*[a-z][a-z0-9-]*$/iu;
const SERVER =
  /^(?:(?<login>[^\s:]{1,200})@)?(?<host>(?=[a-z0-9.-]{1,253}(?::|$))(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]*[a-z][a-z0-9-]*)(?::(?<port>\d{1,5}))?$/iu;
const OVER_HTTP = /^https?:\/\/[^\s/@?#]+\/sandbox\/mail$/u;

const MOST_PORT = 65_535;

/** What is asked of a port: its own number, and whether a connection to it is encrypted from the beginning. */
const WAYS = {
  out: { port: 587, secure: (port: number) => String(port).endsWith('465') },
  in: { port: 993, secure: (port: number) => !String(port).endsWith('143') },
} as const;

const serverOf = (text: string, way: keyof typeof WAYS): MailServer | null => {
  const { login, host, port } = SERVER.exec(text)?.groups ?? {};
  const number = port === undefined ? WAYS[way].port : Number(port);
  if (host === undefined || number < 1 || number > MOST_PORT) return null;
  return { host: host.toLowerCase(), port: number, secure: WAYS[way].secure(number), login: login ?? null };
};

/** The domain of a mail address. */
export const mailDomain = (address: string): string => address.slice(address.lastIndexOf('@') + 1).toLowerCase();

/**
 * Reads how a mailbox is reached: its address, and behind it the server that sends and the one that keeps, or one that does both; without any, the
 * address's domain says where they are (RFC 6186). A server is `name`, `name:port` or `login@name:port`. Null where it is none of it.
 */
export const parseMailer = (text: string): Mailer | null => {
  const [address = '', first, second, ...more] = text.trim().split(/\s+/u);
  if (!ADDRESS.test(address) || address.length > 254 || more.length > 0) return null;
  if (first === undefined) return { kind: 'found', address };
  if (OVER_HTTP.test(first)) return second === undefined ? { kind: 'http', address, url: first } : null;
  const [sends, keeps] = [serverOf(first, 'out'), serverOf(second ?? first.replace(/:\d*$/u, ''), 'in')];
  return sends && keeps && { kind: 'named', address, out: sends, in: keeps };
};
