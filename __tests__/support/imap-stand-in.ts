import { once } from 'node:events';
import { createServer as createPlain, type AddressInfo, type Socket } from 'node:net';
import { createServer, TLSSocket } from 'node:tls';

export interface KeptMail {
  readonly uid: number;
  readonly bytes: Buffer;
}

interface ImapSettings {
  readonly key: string;
  readonly cert: string;
  readonly password: string;
  /** Encrypted from the beginning; else nothing but STARTTLS is offered, or not even that. */
  readonly tls?: 'implicit' | 'starttls' | 'none';
  readonly capabilities?: readonly string[];
  /** Ways to sign in that are offered once the line is encrypted: PLAIN. */
  readonly ways?: readonly string[];
  /** The token that is good at the moment. */
  readonly token?: () => string;
}

const quoted = (text: string): string => `"${text}"`;

/** Parts of a command; what stands in quotes is one, without them. */
const wordsOf = (line: string): string[] =>
  [...line.matchAll(/"((?:[^"\\]|\\.)*)"|(\([^)]*\))|([^\s"]+)/gu)].map(([, text, list, word]) => text ?? list ?? word ?? '');

/** A mailbox over IMAP4rev1, with as much of it as a client needs that reads one. */
export const startImapStandIn = async ({
  key,
  cert,
  password,
  tls = 'implicit',
  capabilities = [],
  ways = ['PLAIN'],
  token = () => '',
}: ImapSettings) => {
  const folders: Record<'INBOX' | 'Sent', KeptMail[]> = { INBOX: [], Sent: [] };
  const state = { validity: 7, nextUid: 1, logins: [] as string[], tokens: [] as string[], heard: [] as string[] };

  const serve = (plain: Socket, secured: boolean): void => {
    let socket = plain;
    let pending = Buffer.alloc(0);
    let literal: { readonly line: string; readonly size: number } | undefined;
    let open: KeptMail[] = folders.INBOX;
    let authenticating = '';
    let way = '';
    const say = (text: string | Buffer): void => void socket.write(Buffer.isBuffer(text) ? text : `${text}\r\n`);
    const offered = (): string =>
      [
        'IMAP4rev1',
        'SASL-IR',
        'LITERAL+',
        'SPECIAL-USE',
        ...(secured ? ways.map((way) => `AUTH=${way}`) : ['LOGINDISABLED', ...(tls === 'starttls' ? ['STARTTLS'] : [])]),
        ...capabilities,
      ].join(' ');

    const found = (criteria: string): number[] => {
      const [, from] = /UID (\d+):\*/u.exec(criteria) ?? [];
      const [, id] = /HEADER "?message-id"? "?([^"\s]+)"?/iu.exec(criteria) ?? [];
      if (id !== undefined) return open.filter(({ bytes }) => bytes.includes(id)).map(({ uid }) => uid);
      const uids = open.map(({ uid }) => uid);
      const last = uids.at(-1);
      return from === undefined ? uids : uids.filter((uid) => uid >= Number(from) || uid === last);
    };
    const fetched = (set: string, items: string): void => {
      const wanted = new Set(
        set.split(',').flatMap((part) => {
          const [first = 0, last = first] = part.split(':').map(Number);
          return Array.from({ length: last - first + 1 }, (_, at) => first + at);
        }),
      );
      for (const [index, { uid, bytes }] of open.entries()) {
        if (!wanted.has(uid)) continue;
        const parts = [`UID ${uid}`];
        if (items.includes('RFC822.SIZE')) parts.push(`RFC822.SIZE ${bytes.length}`);
        if (items.includes('INTERNALDATE')) parts.push('INTERNALDATE "02-Nov-2026 10:00:00 +0000"');
        const content = items.includes('BODY.PEEK[HEADER]') ? bytes.subarray(0, bytes.indexOf('\r\n\r\n') + 4) : bytes;
        const name = items.includes('BODY.PEEK[HEADER]') ? 'BODY[HEADER]' : 'BODY[]';
        if (!items.includes('BODY.PEEK')) say(`* ${index + 1} FETCH (${parts.join(' ')})`);
        else
          say(
            Buffer.concat([
              Buffer.from(`* ${index + 1} FETCH (${parts.join(' ')} ${name} {${content.length}}\r\n`),
              content,
              Buffer.from(')\r\n'),
            ]),
          );
      }
    };

    const login = (tag: string, name: string, secret: string): void => {
      if (!secured) return say(`${tag} NO [PRIVACYREQUIRED] not like this`);
      state.logins.push(name);
      say(secret === password ? `${tag} OK welcome` : `${tag} NO [AUTHENTICATIONFAILED] wrong: ${secret}`);
    };

    const authenticate = (response: string): void => {
      if (way === 'XOAUTH2' && response === '') {
        say(`${authenticating} NO [AUTHENTICATIONFAILED] Invalid credentials (Failure)`);
        authenticating = '';
        return;
      }
      if (way === 'XOAUTH2') {
        const [, user = '', given = ''] =
          /^user=([^\u0001]*)\u0001auth=Bearer ([^\u0001]*)\u0001\u0001$/u.exec(Buffer.from(response, 'base64').toString()) ?? [];
        state.logins.push(user);
        state.tokens.push(given);
        if (given !== token()) return say(`+ ${Buffer.from('{"status":"400","schemes":"Bearer"}').toString('base64')}`);
        say(`${authenticating} OK welcome`);
        authenticating = '';
        return;
      }
      const [, name = '', secret = ''] = Buffer.from(response, 'base64').toString().split('\0');
      login(authenticating, name, secret);
      authenticating = '';
    };

    const hear = (line: string): void => {
      state.heard.push(line);
      if (authenticating !== '') return authenticate(line);
      const [tag = '', verb = '', ...args] = wordsOf(line);
      const command = verb.toUpperCase();
      if (command === 'CAPABILITY') say(`* CAPABILITY ${offered()}`);
      if (command === 'STARTTLS') {
        say(`${tag} OK begin`);
        plain.removeAllListeners('data');
        socket = new TLSSocket(plain, { isServer: true, key, cert });
        secured = true;
        socket.on('data', listen).on('error', () => undefined);
        return;
      }
      if (command === 'LOGIN') return login(tag, args[0] ?? '', args[1] ?? '');
      if (command === 'AUTHENTICATE') {
        way = args[0]?.toUpperCase() ?? '';
        if (!ways.includes(way)) return say(`${tag} NO [CANNOT] not by this way`);
        authenticating = tag;
        return args[1] === undefined ? say('+ ') : authenticate(args[1]);
      }
      if (command === 'LIST' && args.at(-1) === '') say('* LIST (\\Noselect) "/" ""');
      else if (command === 'LIST') {
        say('* LIST (\\HasNoChildren) "/" "INBOX"');
        say('* LIST (\\HasNoChildren \\Sent) "/" "Sent"');
      }
      if (command === 'SELECT' || command === 'EXAMINE') {
        open = args[0] === 'Sent' ? folders.Sent : folders.INBOX;
        for (const told of [
          'FLAGS (\\Seen)',
          `${open.length} EXISTS`,
          '0 RECENT',
          `OK [UIDVALIDITY ${state.validity}] valid`,
          `OK [UIDNEXT ${state.nextUid}] next`,
        ])
          say(`* ${told}`);
      }
      if (command === 'UID' && args[0]?.toUpperCase() === 'SEARCH') say(`* SEARCH ${found(line).join(' ')}`);
      if (command === 'UID' && args[0]?.toUpperCase() === 'FETCH') fetched(args[1] ?? '', line);
      if (command === 'LOGOUT') say('* BYE bye');
      say(`${tag} OK ${quoted(command)} done`);
    };

    const listen = (chunk: Buffer): void => {
      pending = Buffer.concat([pending, chunk]);
      for (;;) {
        if (literal) {
          if (pending.length < literal.size + 2) return;
          const mail = { uid: state.nextUid++, bytes: Buffer.from(pending.subarray(0, literal.size)) };
          folders.Sent.push(mail);
          pending = pending.subarray(literal.size + 2);
          say(`${literal.line.split(' ')[0] ?? ''} OK appended`);
          literal = undefined;
          continue;
        }
        const end = pending.indexOf('\r\n');
        if (end < 0) return;
        const line = pending.subarray(0, end).toString();
        pending = pending.subarray(end + 2);
        const [, size, plus] = /^\S+ APPEND .*\{(\d+)(\+?)\}$/iu.exec(line) ?? [];
        if (size === undefined) hear(line);
        else {
          literal = { line, size: Number(size) };
          if (plus === '') say('+ go on');
        }
      }
    };
    socket.on('data', listen).on('error', () => undefined);
    say(`* OK [CAPABILITY ${offered()}] stand-in`);
  };

  const server =
    tls === 'implicit' ? createServer({ key, cert }, (socket) => serve(socket, true)) : createPlain((socket) => serve(socket, false));
  server.on('tlsClientError', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    folders,
    state,
    /** A mail comes in. */
    come: (bytes: Buffer): void => void folders.INBOX.push({ uid: state.nextUid++, bytes }),
    stop: () => void server.close(),
  };
};
