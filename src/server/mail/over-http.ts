import { isJsonWithin, REQUEST_BOUNDS } from '../../domain/json-shape';
import { OutboundError, send, type OutboundRequest, type OutboundResponse } from '../connectors/outbound';
import { UserError } from '../kernel/errors';
import { readersOf, type MailDoor, type Posted, type RawMail } from './door';
import { composeMail } from './servers/compose';
import { postFailure, refusedIn } from './servers/failures';

interface Opening {
  readonly url: string;
  readonly password: string;
  readonly allowLoopback: OutboundRequest['allowLoopback'];
  readonly signal: AbortSignal;
}

interface Listed {
  readonly id: number;
  readonly at: number;
  readonly raw: string;
}

interface Refused {
  readonly address: string;
  readonly code: number;
  readonly message: string;
}

const asFailure = ({ address, code, message }: Refused) => ({
  recipient: address,
  responseCode: code,
  response: message,
  command: 'RCPT TO',
});

const LATER: Posted = { outcome: 'later', refusal: 'mail.busy', answer: '' };

const callOf =
  ({ url, password, allowLoopback, signal }: Opening) =>
  (method: 'GET' | 'POST', path: string, body?: object): Promise<OutboundResponse> =>
    send({
      url: new URL(`${url}/v1${path}`),
      method,
      headers: { authorization: `Bearer ${password}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
      allowLoopback,
      signal,
    });

type Call = ReturnType<typeof callOf>;

/** Asks for something; throws a refusal where it cannot be had. */
const read = async <T>(call: Call, { url }: Opening, path: string): Promise<T> => {
  const { host } = new URL(url);
  const unreachable = (): UserError => new UserError('mail.unreachable', { values: { host } });
  const response = await call('GET', path).catch((error: unknown) => {
    if (!(error instanceof OutboundError)) throw error;
    throw error.kind === 'refused_address' ? new UserError('mail.refusedAddress', { values: { host } }) : unreachable();
  });
  if (response.status === 401) throw new UserError('mail.login', { values: { host } });
  if (response.status !== 200) throw unreachable();
  try {
    return JSON.parse(shallow(response.body)) as T;
  } catch {
    throw new UserError('mail.broken', { values: { host } });
  }
};

/** The text of an answer that nests no deeper than any mail does; else none, which is no JSON. */
const shallow = (body: string): string => (isJsonWithin(body, REQUEST_BOUNDS) ? body : '');

/** What an answer says of a mail, with the numbers of a mail server. */
const postedOf = ({ status, body }: OutboundResponse): Posted => {
  if (status === 401) return { outcome: 'refused', refusal: 'mail.loginRefused', answer: '' };
  try {
    const { code, message, refused } = JSON.parse(shallow(body)) as { code?: unknown; message?: unknown; refused?: readonly Refused[] };
    if (status === 201) return { outcome: 'sent', ...(refused?.length && { refused: refusedIn(refused.map(asFailure)) }) };
    if (typeof code === 'number') return postFailure({ responseCode: code, response: String(message), command: 'RCPT TO' }, true);
  } catch {
    // A server in front of the place said something else.
  }
  // Nobody knows what the place did whose answer this hides.
  return { outcome: 'unknown' };
};

/** Whether the mailbox can be used. */
export const tryOverHttp = async (opening: Opening): Promise<void> => {
  await read(callOf(opening), opening, '/mailbox');
};

/** The sandbox's mailbox, which is reached over HTTP in place of SMTP and IMAP. */
export const openOverHttp = (opening: Opening): MailDoor => {
  const call = callOf(opening);
  return {
    send: async (mail) => {
      const raw = (await composeMail(mail)).toString('base64');
      try {
        return postedOf(await call('POST', '/mails', { mail_id: mail.id, to: readersOf(mail), subject: mail.subject, raw }));
      } catch (error) {
        if (!(error instanceof OutboundError)) throw error;
        return error.kind === 'refused_address' ? LATER : { outcome: 'unknown' };
      }
    },
    wasSent: async (id) => (await read<{ sent: boolean }>(call, opening, `/sent/${encodeURIComponent(id)}`)).sent,
    fetch: async (from, most) => {
      const after = Number(from?.id ?? 0);
      const listed = await read<Listed[]>(call, opening, `/mails?after=${after}&most=${most}`);
      const mails = listed.map(({ id, at, raw }): RawMail => ({
        key: `sandbox-${id}`,
        bytes: Buffer.from(raw, 'base64'),
        cut: false,
        received_at: at,
      }));
      return { mails, place: { id: listed.at(-1)?.id ?? after } };
    },
    close: () => Promise.resolve(),
  };
};
