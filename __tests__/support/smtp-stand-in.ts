import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A refusal of an SMTP server. */
export const refusedBySmtp = (responseCode: number, message: string): Error => Object.assign(new Error(message), { responseCode });

interface SmtpSettings {
  readonly key: string;
  readonly cert: string;
  readonly password: string;
  /** The token that is good at the moment. */
  readonly token?: (() => string) | undefined;
  readonly options?: Partial<SMTPServerOptions>;
}

/** A server that sends mail, as far as anybody can tell: it keeps what it is given, and who signed in by what. */
export const startSmtpStandIn = async ({ key, cert, password: good, token, options = {} }: SmtpSettings) => {
  const mails: string[] = [];
  const logins: string[] = [];
  const tokens: string[] = [];
  const heard: string[] = [];
  const note = (...told: unknown[]): void => void (told[1] === 'C:' && heard.push(String(told[2])));
  const server = new SMTPServer({
    ...{ key, cert, secure: true, authMethods: ['PLAIN', 'LOGIN'] },
    logger: { trace: note, debug: note, info: note, warn: note, error: note, fatal: note, level: () => undefined } as never,
    onAuth: ({ username = '', password, method, accessToken = '' }, _session, done) => {
      logins.push(username);
      if (method === 'XOAUTH2') {
        tokens.push(accessToken);
        return done(null, accessToken === token?.() ? { user: username } : { data: { status: '400', schemes: 'Bearer' } });
      }
      return password === good ? done(null, { user: username }) : done(refusedBySmtp(535, '5.7.8 wrong'));
    },
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => {
          mails.push(Buffer.concat(chunks).toString());
          done();
        });
    },
    ...options,
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    port: (server.server.address() as AddressInfo).port,
    mails,
    logins,
    tokens,
    /** Commands, without what opens anything. */
    heard,
    stop: (): void => server.close(() => undefined),
  };
};
