import { z } from 'zod';
import type { Ledger } from '../connectors/connector';
import type { Errand } from '../jobs/kind';
import { enqueue } from '../jobs/queue';
import type { Services, Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { measure } from '../kernel/measure';
import { ledgerOf } from '../outside/ledger';
import type { Correspondence } from './correspondence';
import type { MailDoor, MailRefusal, Posted } from './door';
import { mailQueue } from './fetch';
import { openMailDoor } from './open';
import { refusalAtLogin } from './servers/failures';
import { filesOf, letterOf, type Letter } from './outgoing';
import { cleanUp } from '../kernel/clean-up';

const SEND = 'send_mail';

/** Seconds until a mail is tried again that a server does not take for now, and how often in all: for two days. */
const AGAIN: readonly number[] = [2, 8, 30, 120, 600];
const MOST_ATTEMPTS = 290;

/** Seconds until it is looked whether a mail went out of which nobody heard: by then its server is surely done with it. */
const LOOK_AFTER = 40;

interface MessageRef {
  readonly container_id: string;
  readonly message_id: string;
}

export const enqueueSend = (tx: Tx, { message_id, store_id }: { readonly message_id: string; readonly store_id: string }): Promise<void> =>
  enqueue(tx, [{ task: SEND, queue: mailQueue(store_id), priority: -10, key: `send:${message_id}`, payload: { message_id } }]);

/** When it is so many seconds later, by the market's clock and by anybody's. */
const later = async ({ marketNow }: Services, seconds: number): Promise<number> => {
  const [now, ahead] = await Promise.all([marketNow(), marketNow(seconds)]);
  return Math.max(now + seconds, ahead);
};

interface Claimed {
  readonly letter: Letter | MailRefusal;
  readonly message: Letter['message'];
}

/** Takes a reply in hand that is due. Undefined: there is nothing to do. */
const claim = async (services: Services, correspondence: Correspondence, ref: MessageRef): Promise<Claimed | undefined> => {
  const [now, lookAt] = [await services.marketNow(), await later(services, LOOK_AFTER)];
  return services.inContainer(ref.container_id, async (tx) => {
    const message = await tx
      .selectFrom('messages')
      .selectAll()
      .where('container_id', '=', ref.container_id)
      .where('_id', '=', ref.message_id)
      .where('direction', '=', 'out')
      .where('status', 'in', ['scheduled', 'sending'])
      .where('send_at', '<=', now)
      .forUpdate()
      .executeTakeFirst();
    if (!message) return undefined;
    const letter = await letterOf(tx, message, correspondence);
    await write(tx, message, {
      status: 'sending',
      send_at: lookAt,
      attempts: message.attempts + 1,
      ...(typeof letter === 'object' && { mail_id: letter.mail.id }),
    });
    return { letter, message };
  });
};

type Columns = Partial<Pick<Letter['message'], 'status' | 'send_at' | 'attempts' | 'mail_id'>>;

const write = async (tx: Tx, { container_id, _id }: Letter['message'], columns: Columns): Promise<void> => {
  await tx.updateTable('messages').set(columns).where('container_id', '=', container_id).where('_id', '=', _id).execute();
};

/** What became of a letter, with how to write down that this is known. */
interface Ended {
  readonly posted: Posted | 'nobody knows';
  readonly settle: () => Promise<void>;
}

const NOTHING = (): Promise<void> => Promise.resolve();

/** Sends a letter, or finds that it was sent. Throws where the mailbox cannot be opened or asked. */
const post = async (services: Services, letter: Letter, ledger: Ledger, signal: AbortSignal): Promise<Ended> => {
  let door: MailDoor | undefined;
  const { id, done } = letter.mail;
  // The mailbox keeps a copy of the attempt that reached others, which says nothing of those after it.
  const isForRest = done.length > 0;
  const key = isForRest ? `${id} rest` : id;
  try {
    door = await openMailDoor(services, letter.store, signal);
    if (isForRest) await ledger.settle(id);
    if ((await ledger.unknownFor(key)) !== null) {
      const sent = isForRest ? undefined : await door.wasSent(id);
      if (sent === true) return { posted: { outcome: 'sent' }, settle: () => ledger.settle(key) };
      // Somebody who has looked may say to send it once more.
      if (sent === undefined && letter.message.attempts > 0) return { posted: 'nobody knows', settle: NOTHING };
      await ledger.settle(key);
    }
    const files = await filesOf(services, letter);
    const end = await ledger.send({ key, what: 'send mail' });
    const posted = await door.send({ ...letter.mail, files });
    measure('mailSent', { outcome: posted.outcome });
    if (posted.outcome === 'unknown') await end('unknown');
    else if (posted.outcome !== 'sent') await end('refused');
    // What was sent counts as unknown until the message says so.
    return { posted, settle: () => (posted.outcome === 'sent' ? end('done') : NOTHING()) };
  } finally {
    await cleanUp('mail server', () => door?.close());
  }
};

/** What an error means that was thrown before anything was sent. */
const unsent = (error: unknown): Posted => {
  if (!(error instanceof UserError)) throw error;
  if (error.code === 'NOT_FOUND') return { outcome: 'refused', refusal: 'mail.fileGone', answer: '' };
  const refusals: Readonly<Record<string, MailRefusal>> = {
    'mail.noMailbox': 'mail.noMailbox',
    'mail.secretMissing': 'mail.noMailbox',
    'store.fieldMailer': 'mail.noMailbox',
  };
  const refusal = refusals[error.refusal] ?? refusalAtLogin(error);
  return refusal ? { outcome: 'refused', refusal, answer: '' } : { outcome: 'later', refusal: 'mail.busy', answer: '' };
};

const sendOne = async (services: Services, correspondence: Correspondence, ref: MessageRef, signal: AbortSignal): Promise<void> => {
  const { sent, putOff, failed } = correspondence;
  const claimed = await claim(services, correspondence, ref);
  if (!claimed) return;
  const { letter, message } = claimed;
  const end = async (work: (tx: Tx, now: number) => Promise<void>): Promise<void> => {
    const now = await services.marketNow();
    await services.inContainer(ref.container_id, (tx) => work(tx, now));
  };
  const fail = (refusal: MailRefusal): Promise<void> => end((tx, now) => failed(tx, message, refusal, now));
  if (typeof letter === 'string') return fail(letter);
  const ledger = ledgerOf(services, ref.container_id, message.store_id);
  const { posted, settle } = await post(services, letter, ledger, signal).catch((error: unknown): Ended => {
    if (signal.aborted) throw error;
    return { posted: unsent(error), settle: NOTHING };
  });
  if (posted === 'nobody knows') return fail('mail.unknown');
  // As it was claimed: whoever comes next looks whether it went out.
  if (posted.outcome === 'unknown') return;
  const attempts = message.attempts + 1;
  const again = (): Promise<number> => later(services, AGAIN[Math.min(attempts, AGAIN.length) - 1] ?? 0);
  if (posted.outcome === 'sent') {
    const { refused = [] } = posted;
    const isPutOff = refused.some((each) => each.later === true && each.address === message.email);
    const send_at = await again();
    await end((tx, now) =>
      isPutOff && attempts < MOST_ATTEMPTS ? putOff(tx, message, send_at, refused) : sent(tx, message, now, refused),
    );
    return settle();
  }
  if (posted.outcome === 'refused') return fail(posted.refusal);
  if (attempts >= MOST_ATTEMPTS) return fail('mail.tooManyTries');
  const send_at = await again();
  await services.inContainer(ref.container_id, (tx) => write(tx, message, { status: 'scheduled', send_at }));
};

const payloadShape = z.object({ container_id: z.string(), message_id: z.string() });

/** Sends a reply once, whatever happens between any two steps. */
export const sendMail = (correspondence: Correspondence): Errand => ({
  name: SEND,
  priority: -10,
  perform: (services, payload, signal) => sendOne(services, correspondence, payloadShape.parse(payload), signal),
});
