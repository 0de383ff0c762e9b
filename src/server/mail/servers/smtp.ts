import { Readable } from 'node:stream';
import type { MailServer } from '../../../domain/stores/mailer';
import type { Posted, RefusedRecipient } from '../door';
import type { MailNetwork } from './network';
import { renewedOnce, type Credentials } from './credentials';
import { postFailure, refusedIn, serverFailure } from './failures';
import { signingIn } from './smtp-login';

/** Milliseconds: until a server is reached, without a word of it, and in all for one mail. */
const REACHED = 15_000;
const SILENCE = 60_000;
const IN_ALL = 180_000;

/** How one signs in at a server. */
export interface Account {
  readonly server: MailServer;
  readonly login: string;
  readonly credentials: Credentials;
  readonly network: MailNetwork;
  readonly signal: AbortSignal;
  /** Milliseconds one thing may take that is asked of a server; three minutes without. Only tests set it. */
  readonly patience?: number | undefined;
}

interface Envelope {
  readonly from: string;
  readonly to: readonly string[];
}

const open = async ({ server, network }: Account, customAuth: ReturnType<typeof signingIn>['handlers']) => {
  const { default: SmtpConnection } = await import('nodemailer/lib/smtp-connection');
  return new SmtpConnection({
    // The address was judged; the name is what the certificate has to hold for.
    host: await network.address(server.host),
    servername: server.host,
    port: server.port,
    secure: server.secure,
    requireTLS: !server.secure,
    tls: { servername: server.host, rejectUnauthorized: true, minVersion: 'TLSv1.2', ...(network.trusted && { ca: network.trusted }) },
    connectionTimeout: REACHED,
    greetingTimeout: REACHED,
    socketTimeout: SILENCE,
    // For so long a server may close its side after ours, ms; then the socket is destroyed.
    socketCloseTimeout: 1000,
    customAuth,
    logger: false,
  });
};

type Connection = Awaited<ReturnType<typeof open>>;

/**
 * Signs in and does something; whatever happens, the connection is closed. Throws a refusal that says what is wrong with the server. `lost` rejects when
 * the connection is lost or given up: what that means is for `work` to say, since a mail that was begun may have arrived.
 */
const signedIn = <T>(account: Account, work: (connection: Connection, lost: Promise<never>) => Promise<T>): Promise<T> =>
  renewedOnce(account.credentials, (secret) => signedInBy(account, secret, work));

const signedInBy = async <T>(
  account: Account,
  secret: () => Promise<string>,
  work: (connection: Connection, lost: Promise<never>) => Promise<T>,
): Promise<T> => {
  const { server, login, credentials, signal, patience = IN_ALL } = account;
  let lose = (_error: Error): void => undefined;
  const lost = new Promise<never>((_resolve, reject) => {
    lose = reject;
  });
  lost.catch(() => undefined);
  const giveUp = (): void => lose(new Error('It takes too long.'));
  const timer = setTimeout(giveUp, patience);
  signal.addEventListener('abort', giveUp, { once: true });
  let connection: Connection | undefined;
  try {
    signal.throwIfAborted();
    const pass = await Promise.race([lost, secret()]);
    const { handlers, signIn } = signingIn();
    connection = await Promise.race([lost, open(account, handlers)]);
    const open_ = connection;
    open_.on('error', lose);
    open_.once('end', () => lose(new Error('The connection was closed.')));
    const step = (take: (done: (error?: Error | null) => void) => void): Promise<void> =>
      Promise.race([lost, new Promise<void>((resolve, reject) => take((error) => (error ? reject(error) : resolve())))]);
    await step((done) => open_.connect(done));
    await signIn(open_, step, server.host, credentials, login, pass);
    return await work(open_, lost);
  } catch (error) {
    throw serverFailure(error, server, credentials);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', giveUp);
    connection?.close();
  }
};

/** Whether one may sign in. */
export const trySmtp = (account: Account): Promise<void> => signedIn(account, () => Promise.resolve());

/** Hands a mail over. Throws where the server cannot be reached or signed in at. */
export const postMail = (account: Account, { from, to }: Envelope, bytes: Buffer): Promise<Posted> =>
  signedIn(account, async (connection, lost) => {
    let begun = false;
    // It is read from once the server has said that it takes the mail.
    const mail = new Readable({
      read() {
        begun = true;
        this.push(bytes);
        this.push(null);
      },
    });
    const sent = new Promise<readonly RefusedRecipient[]>((resolve, reject) => {
      connection.send({ from, to: [...to], size: bytes.length }, mail, (error, info) =>
        error ? reject(error) : resolve(refusedIn(info?.rejectedErrors ?? [])),
      );
    });
    try {
      const refused = await Promise.race([sent, lost]);
      connection.quit();
      return { outcome: 'sent', ...(refused.length > 0 && { refused }) };
    } catch (error) {
      return postFailure(error, begun);
    }
  });
