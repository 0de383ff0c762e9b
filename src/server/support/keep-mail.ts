import { buyerWrote, NEW_STANDING, othersAnswered, type When } from '../../domain/support/standing';
import { allRecipients } from '../../domain/support/recipients';
import { plainSubject } from '../../domain/support/subject';
import { tellChanged } from '../db/channel';
import { newId } from '../db/ids';
import { jsonb } from '../db/json';
import { DAY } from '../kernel/clock';
import type { StoreRef, Tx } from '../kernel/context';
import type { ArrivedFile, ArrivedMail } from '../mail/door';
import { readDesk } from '../sales/desk';
import { tell } from '../sales/timeline';
import { alertReplied } from './alerts';
import { copyFailed, messageFailed } from './sent';
import type { SupportRow } from './tables';
import { holdSupport, latestOf, standingOf, writeSupport } from './threads';
import { belongingOf, messagesById, type Belonging } from './which-thread';

/** For so long it is believed what a mail says of its own time. */
const BELIEVED = 7 * DAY;
/** Rules don't reply to a mail that took longer to arrive, such as with the first reading of a mailbox: somebody may have answered it elsewhere. */
const LATE = DAY;
const LONGEST_NAME = 200;
const LONGEST_FILENAME = 255;

const writtenAt = ({ date }: Pick<ArrivedMail, 'date'>, now: number): number => (date > now || now - date > BELIEVED ? now : date);

const addressOf = ({ from }: Pick<ArrivedMail, 'from'>): string | null => from?.address.trim().toLowerCase() || null;

const nameOf = (mail: ArrivedMail): string => (mail.from?.name.trim() || (addressOf(mail) ?? '')).slice(0, LONGEST_NAME);

/** What a conversation is called whose mail has no subject. */
const subjectOf = ({ subject, text }: ArrivedMail): string => plainSubject(subject) || plainSubject(text.slice(0, 60)) || '…';

/** Whether a mail is here already: by its place in the mailbox, or by what its sender calls it; or is one of our own that came round. */
const isKnown = async (tx: Tx, { container_id, store_id }: StoreRef, mail: ArrivedMail): Promise<boolean> => {
  const ofStore = tx.selectFrom('messages').select('_id').where('container_id', '=', container_id).where('store_id', '=', store_id);
  const there = await ofStore.where('mail_key', '=', mail.key).limit(1).executeTakeFirst();
  if (there) return true;
  const named = await ofStore
    .where('mail_id', '=', mail.id)
    .where((is) => is.or([is('direction', '=', 'out'), is(is.fn.coalesce('email', is.val('')), '=', addressOf(mail) ?? '')]))
    .limit(1)
    .executeTakeFirst();
  return named !== undefined;
};

const begin = async (
  tx: Tx,
  { container_id, store_id }: StoreRef,
  mail: ArrivedMail,
  where: Belonging,
  now: number,
): Promise<SupportRow> => {
  const [_id, subject, { order_id }] = [newId(), subjectOf(mail), where];
  await tx
    .insertInto('supports')
    .values({
      _id,
      container_id,
      store_id,
      order_id,
      subject,
      buyer_name: nameOf(mail),
      buyer_email: addressOf(mail),
      ...NEW_STANDING,
      previous_id: where.previous?._id ?? null,
      last_message_at: writtenAt(mail, now),
      created_at: now,
      updated_at: now,
    })
    .execute();
  if (order_id !== null) await tell(tx, [{ order_id, code: 'support_opened', params: { support: _id, subject } }], now);
  return holdSupport(tx, container_id, _id);
};

const keepFiles = async (tx: Tx, messageId: string, files: readonly ArrivedFile[]): Promise<void> => {
  if (files.length === 0) return;
  const rows = files.map(({ filename, mime, size, storage_key, preview, refusal }, place) => ({
    _id: newId(),
    message_id: messageId,
    place,
    filename: filename.slice(0, LONGEST_FILENAME),
    mime,
    size,
    file_id: null,
    storage_key,
    preview,
    refusal,
  }));
  await tx.insertInto('message_files').values(rows).execute();
};

/** Writes a mail into its conversation. A message that is there is never written again. */
const write = async (
  tx: Tx,
  support: SupportRow,
  mail: ArrivedMail,
  { automatic, aside = false }: { readonly automatic: boolean; readonly aside?: boolean | undefined },
  { now, hours }: When,
): Promise<void> => {
  const { container_id, store_id } = support;
  const message = { container_id, _id: newId(), direction: 'in', created_at: writtenAt(mail, now) } as const;
  await tx
    .insertInto('messages')
    .values({
      ...message,
      support_id: support._id,
      store_id,
      subject: plainSubject(mail.subject) || null,
      body: mail.set_aside === null ? mail.text : '',
      html: mail.set_aside === null ? mail.html : null,
      name: nameOf(mail),
      email: addressOf(mail),
      recipients: jsonb(mail.recipients),
      aside,
      status: 'received',
      mail_id: mail.id,
      in_reply_to: mail.in_reply_to,
      mail_key: mail.key,
      refusal: mail.set_aside,
      remote_pictures: mail.remote_pictures,
      automatic,
      no_auto_reply: mail.no_auto_reply || now - mail.date > LATE,
    })
    .execute();
  await keepFiles(tx, message._id, mail.files);
  // Nobody wrote an automatic answer: it is kept, and nothing follows from it.
  const columns = automatic
    ? support.last_message_id === null
      ? latestOf(message, support)
      : {}
    : {
        ...latestOf(message, support),
        ...(aside
          ? othersAnswered(standingOf(support), { now, hours })
          : buyerWrote(standingOf(support), message.created_at, { now, hours })),
      };
  if (!automatic) await alertReplied(tx, support, addressOf(mail) === support.buyer_email ? undefined : nameOf(mail));
  await writeSupport(tx, support, columns, now);
};

/**
 * Marks the replies a mail server says it could not deliver, and gives the conversation of the first. Anybody can write such a report, so it has to name a
 * mail of ours by the id only its reader knows, and the reader.
 */
const takeBack = async (
  tx: Tx,
  store: StoreRef,
  { bounced }: ArrivedMail,
  now: number,
): Promise<{ readonly support: SupportRow; readonly aside: boolean } | undefined> => {
  let returned: { readonly support: SupportRow; readonly aside: boolean } | undefined;
  for (const { mail_id, recipient, refusal } of bounced) {
    const messages = await messagesById(tx, store, [mail_id]);
    const ours = messages.find(
      ({ direction, email, recipients }) =>
        direction === 'out' &&
        (recipient === null || recipient === email || allRecipients(recipients).some(({ address }) => address === recipient)),
    );
    if (!ours) continue;
    if (recipient !== null && recipient !== ours.email) await copyFailed(tx, ours, [{ address: recipient, refusal }], now);
    else if (ours.status === 'sent' || ours.status === 'sending') await messageFailed(tx, ours, refusal, now);
    returned ??= { support: await holdSupport(tx, store.container_id, ours.support_id), aside: ours.aside };
  }
  return returned;
};

const keepOne = async (tx: Tx, store: StoreRef, mail: ArrivedMail, when: When): Promise<boolean> => {
  if (await isKnown(tx, store, mail)) return false;
  const returned = await takeBack(tx, store, mail, when.now);
  if (returned) {
    await write(tx, returned.support, mail, { automatic: true, aside: returned.aside }, when);
    return true;
  }
  const where = await belongingOf(tx, store, mail);
  let support = where.support ?? (await begin(tx, store, mail, where, when.now));
  if (support.order_id === null && where.order_id !== null)
    support = await writeSupport(tx, support, { order_id: where.order_id }, when.now);
  await write(tx, support, mail, { automatic: mail.automatic, aside: where.aside }, when);
  return true;
};

/**
 * Keeps the mails of a store, each once, whatever is handed over again and in whatever order: each in the conversation it belongs to, which then is to be
 * answered. Tells how many are new.
 */
export const keepMail = async (tx: Tx, store: StoreRef, mails: readonly ArrivedMail[], now: number): Promise<number> => {
  if (mails.length === 0) return 0;
  const { container_id, store_id } = store;
  // One after the other: two mails do not begin the same conversation.
  await tx
    .selectFrom('stores')
    .select('_id')
    .where('container_id', '=', container_id)
    .where('_id', '=', store_id)
    .forNoKeyUpdate()
    .execute();
  const { hours } = await readDesk(tx, container_id);
  let kept = 0;
  for (const mail of mails) if (await keepOne(tx, store, mail, { now, hours })) kept += 1;
  if (kept > 0) await tellChanged(tx, container_id, ['supports']);
  return kept;
};
