import type SmtpConnection from 'nodemailer/lib/smtp-connection';
import { noPassword, type Credentials } from './credentials';

type Handlers = NonNullable<NonNullable<ConstructorParameters<typeof SmtpConnection>[0]>['customAuth']>;

/** Names of ours for ways to sign in; the client would prefer a password where a server takes both. */
const OFFERED = 'OFFERED';
const TOKEN = 'TOKEN';

const isFine = (status: number): boolean => status >= 200 && status < 300;

/** The parts of a client that tell what a server offers, and sign in by a token. */
export const signingIn = () => {
  let offered: readonly string[] = [];
  const handlers: Handlers = {
    [OFFERED]: (context) => {
      offered = context.authMethods;
      context.resolve();
    },
    [TOKEN]: async ({ auth, sendCommand }) => {
      const { user, pass } = auth.credentials;
      const first = await sendCommand(
        `AUTH XOAUTH2 ${Buffer.from(`user=${user}\u0001auth=Bearer ${pass}\u0001\u0001`).toString('base64')}`,
      );
      // With 334 comes why it is refused; the refusal itself follows an empty line.
      const last = first.status === 334 ? await sendCommand('') : first;
      if (!isFine(last.status)) throw new Error('The token was refused.');
    },
  };

  type Step = (take: (done: (error?: Error | null) => void) => void) => Promise<void>;

  /** Signs in. No password leaves for a server that offers no way to hand it over. */
  const signIn = async (
    connection: SmtpConnection,
    step: Step,
    host: string,
    by: Credentials,
    user: string,
    pass: string,
  ): Promise<void> => {
    const credentials = { user, pass };
    if (by.kind === 'token') return step((done) => connection.login({ method: TOKEN, credentials }, done));
    await step((done) => connection.login({ method: OFFERED, credentials: { user, pass: '' } }, done));
    if (!offered.some((method) => method !== 'XOAUTH2')) throw noPassword(host, by);
    return step((done) => connection.login({ ...credentials, credentials }, done));
  };

  return { handlers, signIn };
};
