import { sql } from 'kysely';
import type { MailRecipientInput } from '../../contract/generated/resolvers';
import { checkTogether } from '../../domain/files/document-rules';
import type { Afterwards, Channel } from '../../domain/support/lifecycle';
import { asHtml, picturesIn } from '../../domain/rich-text/html';
import type { Recipient, Recipients } from '../../domain/support/recipients';
import { wasTaken } from '../../domain/support/standing';
import { ADDRESS_LINK, RATING_LINK } from '../../domain/support/variables';
import { fillIn, unfilled, wants } from '../../domain/variables';
import { newId } from '../db/ids';
import { jsonb } from '../db/json';
import { requireSeen } from '../files/permitted';
import { setFileUses } from '../files/uses';
import type { RequestContext, Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { cleanIds, orThrow } from '../kernel/input';
import { requirePermission } from '../kernel/permission';
import { makeAddressLink } from '../sales/address-link';
import { peopleOf } from '../sales/rows';
import { alertMentioned } from './alerts';
import { makeRatingLink } from './ratings';
import { copiesByDefault, mailboxOf, messageOf, readRecipients } from './recipients';
import { channelFor } from './shop/way';
import { signatureFor } from './signatures';
import type { MessageFileRow, MessageRow, SupportRow } from './tables';
import { latestOf, standingOf, writeSupport } from './threads';

/** The words of a message. */
export interface MessageText {
  /** Plain text. */
  readonly body: string;
  /** The same as safe HTML of `messageSchema`; null or undefined: plain text says all of it. */
  readonly html?: string | null | undefined;
}

/** A message as somebody here writes it. */
interface Written extends MessageText {
  readonly files: readonly string[];
}

const isEmpty = ({ body, html, files }: Written): boolean => body.trim() === '' && !html && files.length === 0;

/** The recipients of an email, as far as somebody chose. */
interface Addressed {
  readonly to?: readonly MailRecipientInput[] | null | undefined;
  /** Undefined or null: of a reply to the buyer, all their latest email names; else nobody. */
  readonly cc?: readonly MailRecipientInput[] | null | undefined;
  readonly bcc?: readonly MailRecipientInput[] | null | undefined;
}

/** When it is, and until when a reply can be taken back. */
export interface Clock {
  readonly now: number;
  readonly sendAt: number;
}

/** The most files somebody attaches to one message; those of a message that is forwarded come after them. */
export const MOST_ATTACHED = 20;

type CopiedFile = Pick<MessageFileRow, 'filename' | 'mime' | 'size' | 'file_id' | 'storage_key' | 'preview'>;

/** The files of a message that is forwarded, which go along without being stored again. */
const filesOfForwarded = (tx: Tx, from: MessageRow): Promise<CopiedFile[]> =>
  tx
    .selectFrom('message_files')
    .select(['filename', 'mime', 'size', 'file_id', 'storage_key', 'preview'])
    .where('container_id', '=', from.container_id)
    .where('message_id', '=', from._id)
    .where('refusal', 'is', null)
    .orderBy('place')
    .execute();

/** Ready uploads, held so that nobody removes them before their use is recorded. */
const holdUploads = (tx: Tx, containerId: string, ids: readonly string[]) =>
  tx
    .selectFrom('files')
    .select(['_id', 'filename', 'mimetype', 'size'])
    .where('container_id', '=', containerId)
    .where('_id', 'in', ids)
    .where('kind', 'in', ['upload', 'document'])
    .where('state', '=', 'ready')
    .orderBy('_id')
    .forShare()
    .execute();

/** Ids of the files whose pictures a text has. Throws where one is none of the workspace's. */
const picturesOf = async (tx: Tx, containerId: string, html: string): Promise<string[]> => {
  const keys = [...new Set(picturesIn(html).map((src) => src.split('/')[2] ?? ''))];
  if (keys.length > MOST_ATTACHED) throw new UserError('support.tooManyPictures', { field: 'html', values: { most: MOST_ATTACHED } });
  if (keys.length === 0) return [];
  const rows = await tx.selectFrom('files').select('_id').where('container_id', '=', containerId).where('key', 'in', keys).execute();
  if (rows.length < keys.length) throw new UserError('orderTask.fileMissing', { code: 'NOT_FOUND', field: 'html' });
  return rows.map(({ _id }) => _id);
};

const attach = async (
  tx: Tx,
  message: Pick<MessageRow, 'container_id' | '_id'>,
  written: Pick<Written, 'files' | 'html'>,
  context: RequestContext,
  copied: readonly CopiedFile[] = [],
): Promise<void> => {
  const { files, html } = written;
  const ids = cleanIds(files);
  const copiedIds = copied.flatMap(({ file_id }) => file_id ?? []).filter((id) => !ids.includes(id));
  const pictures = html ? await picturesOf(tx, message.container_id, html) : [];
  const seen = [...new Set([...ids, ...pictures])];
  if (seen.length + copied.length === 0) return;
  if (seen.length > 0) await requireSeen(tx, context, seen);
  const all = [...new Set([...seen, ...copiedIds])];
  const rows = all.length === 0 ? [] : await holdUploads(tx, message.container_id, all);
  if (rows.length < all.length) throw new UserError('orderTask.fileMissing', { code: 'NOT_FOUND', field: 'files' });
  const own = rows.filter(({ _id }) => ids.includes(_id)).toSorted((a, b) => ids.indexOf(a._id) - ids.indexOf(b._id));
  orThrow(checkTogether([...own, ...copied].map(({ size }) => size)));
  const attached = [
    ...own.map(({ _id, filename, mimetype, size }, place) => ({
      ...{ _id: newId(), message_id: message._id, place, filename, size, refusal: null },
      ...{ mime: mimetype, file_id: _id, storage_key: null, preview: false },
    })),
    ...copied.map((file, index) => ({ ...file, _id: newId(), message_id: message._id, place: MOST_ATTACHED + index, refusal: null })),
  ];
  if (attached.length > 0) await tx.insertInto('message_files').values(attached).execute();
  if (all.length > 0) await setFileUses(tx, message.container_id, 'message', message._id, all);
};

/** The name of the host a store is at, for the ids of its mails. */
const hostOf = async (tx: Tx, { container_id, store_id }: SupportRow): Promise<string> => {
  const store = await tx
    .selectFrom('stores')
    .select('website')
    .where('container_id', '=', container_id)
    .where('_id', '=', store_id)
    .executeTakeFirst();
  return store?.website && URL.canParse(store.website) ? new URL(store.website).hostname || 'localhost' : 'localhost';
};

/** The Message-ID a reply to the buyer answers: of the latest mail by them, or that they got a copy of; else of our own latest. */
const answeredBy = async (tx: Tx, { container_id, _id, buyer_email }: SupportRow): Promise<string | null> => {
  const address = buyer_email ?? '';
  const reached = sql<boolean>`(recipients @> ${JSON.stringify({ to: [{ address }] })}::jsonb or recipients @> ${JSON.stringify({ cc: [{ address }] })}::jsonb)`;
  const row = await tx
    .selectFrom('messages')
    .select('mail_id')
    .where('container_id', '=', container_id)
    .where('support_id', '=', _id)
    .where('mail_id', 'is not', null)
    .where('aside', '=', false)
    .where('automatic', '=', false)
    .where('status', 'in', ['received', 'sent'])
    .where((is) => is.or([is('direction', '=', 'out'), is('email', '=', address), reached]))
    .orderBy('direction')
    .orderBy('_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.mail_id ?? null;
};

/** Gives the links a reply may have for the buyer. */
interface LinksForBuyer {
  /** Where the buyer of an order says where it goes. */
  readonly address: (orderId: string) => Promise<string>;
  /** Where the buyer rates support. */
  readonly rating: () => Promise<string>;
}

/** The buyer's links a text wants, by variable. */
const linksIn = async (
  support: SupportRow,
  body: string,
  context: RequestContext,
  links: LinksForBuyer,
): Promise<Readonly<Record<string, string>>> => {
  const rating = wants(body, RATING_LINK) && { [RATING_LINK]: await links.rating() };
  if (!wants(body, ADDRESS_LINK)) return { ...rating };
  if (support.order_id === null) throw new UserError('support.fillIn', { field: 'body', values: { variable: `{{${ADDRESS_LINK}}}` } });
  requirePermission(context.user, { module: 'order', access: 'update' });
  return { ...rating, [ADDRESS_LINK]: await links.address(support.order_id) };
};

/** Puts the buyer's links where a text wants them. Throws where it still has variables nobody filled in. */
const withLinks = (
  { body, html }: MessageText,
  links: Readonly<Record<string, string>>,
): { readonly body: string; readonly html: string | null } => {
  const asLink = (url: string): string => `<a href="${asHtml(url)}">${asHtml(url)}</a>`;
  const anchors = Object.fromEntries(Object.entries(links).map(([variable, url]) => [variable, asLink(url)]));
  return { body: complete(fillIn(body, links)), html: html ? fillIn(html, anchors) : null };
};

export const refuseMerged = ({ merged_into }: SupportRow): void => {
  if (merged_into !== null) throw new UserError('support.merged', { code: 'CONFLICT' });
};

/** Refuses a reply in a conversation nothing is written to the buyer in any more. */
const refuseOver = (support: SupportRow): void => {
  refuseMerged(support);
  if (support.status === 'Closed') throw new UserError('support.closed', { code: 'CONFLICT' });
};

/** Whose words a message has: a member's, or a rule's. */
type Author = { readonly author: string } | { readonly author: null; readonly rule: string; readonly rule_id: string };

/** Adds a private note. It has words, or is to have files. */
export const addNote = async (
  tx: Tx,
  support: SupportRow,
  { body, by, now }: { readonly body: string; readonly by: Author; readonly now: number },
) => {
  refuseMerged(support);
  const { container_id, _id: support_id, store_id } = support;
  const message = { container_id, _id: newId(), direction: 'note', created_at: now } as const;
  await tx
    .insertInto('messages')
    .values({ ...message, support_id, store_id, body, ...by, status: 'received' })
    .execute();
  return message;
};

/** Throws where a note cannot be written. */
export const checkNote = (support: SupportRow, written: Written): void => {
  refuseMerged(support);
  if (isEmpty(written)) throw new UserError('support.empty', { field: 'body' });
};

/** Writes a private note. */
export const writeNote = async (
  tx: Tx,
  support: SupportRow,
  { body, files }: Written,
  context: RequestContext,
  now: number,
): Promise<SupportRow> => {
  checkNote(support, { body, files });
  const message = await addNote(tx, support, { body, by: { author: context.user._id }, now });
  await attach(tx, message, { files }, context);
  await alertMentioned(tx, support, body, { _id: context.user._id });
  return writeSupport(tx, support, latestOf(message, support), now);
};

/** A reply as it goes out, and how. Throws where it cannot. */
export const readReply = async (
  tx: Tx,
  support: SupportRow,
  { by, ...written }: Written & { readonly by?: Channel | undefined },
  context: RequestContext,
  links: LinksForBuyer,
): Promise<{ readonly body: string; readonly html: string | null; readonly channel: Channel }> => {
  refuseOver(support);
  if (isEmpty(written)) throw new UserError('support.empty', { field: 'body' });
  const { body, html } = withLinks(written, await linksIn(support, written.body, context, links));
  const channel = await channelFor(tx, support, { by, body, files: written.files.length });
  // A store's platform takes plain text alone.
  return { body, html: channel === 'mail' ? html : null, channel };
};

/**
 * Writes a reply, which goes out in a moment. Whoever writes takes a conversation nobody has. What follows it happens once it was sent: only what
 * reached the buyer answers them.
 */
export const writeReply = async (
  tx: Tx,
  support: SupportRow,
  { afterwards, by, ...written }: Written & Addressed & { readonly afterwards: Afterwards; readonly by?: Channel | undefined },
  context: RequestContext,
  { now, sendAt }: Clock,
): Promise<SupportRow> => {
  const links: LinksForBuyer = {
    address: async (orderId) => (await makeAddressLink(tx, orderId, context, now, support._id)).url,
    rating: () => makeRatingLink(tx, support, context.origin, now),
  };
  const { body, html, channel } = await readReply(tx, support, { ...written, by }, context, links);
  if (channel === 'shop' && (written.cc?.length || written.bcc?.length)) throw new UserError('support.copiesByMail', { field: 'cc' });
  const mail = channel === 'mail' && {
    recipients: await recipientsOfReply(tx, support, written),
    signature: await signatureFor(tx, support, context.user),
  };
  const message = await addReply(tx, support, { body, html, afterwards, channel, by: { author: context.user._id } }, mail, { now, sendAt });
  return wasWritten(tx, support, message, { files: written.files, html }, context);
};

/** Adds a reply to the buyer, which goes out in a moment. */
const addReply = async (
  tx: Tx,
  support: SupportRow,
  written: Outgoing,
  mail: false | { readonly recipients: Recipients; readonly signature: string },
  clock: Clock,
) => {
  const buyer = { name: support.buyer_name, email: support.buyer_email };
  const message = outgoing(support, buyer, written, clock);
  await tx
    .insertInto('messages')
    .values({
      ...message,
      ...(mail && {
        recipients: jsonb(mail.recipients),
        mail_id: `${message._id}@${await hostOf(tx, support)}`,
        in_reply_to: await answeredBy(tx, support),
        signature: mail.signature,
      }),
    })
    .execute();
  return message;
};

/**
 * Writes a reply nobody here has written, to the buyer alone. Nobody takes the conversation by it, and it is not the latest message, which people and rules
 * wait by. The text is filled in.
 */
export const writeAutomaticReply = async (
  tx: Tx,
  support: SupportRow,
  { body: typed, afterwards, by }: { readonly body: string; readonly afterwards: Afterwards; readonly by: Author },
  clock: Clock,
): Promise<void> => {
  refuseOver(support);
  const body = complete(typed);
  const channel = await channelFor(tx, support, { by: undefined, body, files: 0 });
  if (channel === 'mail' && (await mailboxOf(tx, support)) === undefined) throw new UserError('mail.noMailbox', { code: 'CONFLICT' });
  const mail = channel === 'mail' && {
    recipients: { to: [{ name: support.buyer_name, address: support.buyer_email ?? '' }], cc: [], bcc: [] },
    signature: await signatureFor(tx, support, null),
  };
  await addReply(tx, support, { body, afterwards, channel, by }, mail, clock);
};

/** The buyer, and those who get a copy: as somebody chose, or all the buyer's latest email names. */
const recipientsOfReply = async (tx: Tx, support: SupportRow, { cc, bcc }: Addressed): Promise<Recipients> => {
  const to = [{ name: support.buyer_name, address: support.buyer_email ?? '' }];
  const typed = readRecipients({ cc, bcc }, await mailboxOf(tx, support));
  const others = ({ address }: Recipient): boolean => address !== support.buyer_email;
  const copies = cc ? typed.cc.filter(others) : await copiesByDefault(tx, support);
  return { to, cc: copies, bcc: typed.bcc.filter((each) => others(each) && !copies.some(({ address }) => address === each.address)) };
};

/** Throws where a text still has variables nobody filled in. */
const complete = (body: string): string => {
  const variable = unfilled(body);
  if (variable !== undefined) throw new UserError('support.fillIn', { field: 'body', values: { variable } });
  return body;
};

interface Outgoing extends MessageText {
  readonly afterwards: Afterwards;
  readonly channel: Channel;
  readonly by: Author;
}

/** A message that is to be sent in a moment. */
const outgoing = (
  { container_id, _id: support_id, store_id }: SupportRow,
  to: { readonly name: string; readonly email: string | null },
  { by, ...written }: Outgoing,
  { now, sendAt }: Clock,
) =>
  ({
    ...{ container_id, _id: newId(), support_id, store_id },
    direction: 'out',
    status: 'scheduled',
    ...to,
    ...written,
    ...by,
    send_at: sendAt,
    created_at: now,
  }) as const;

/** Attaches the files of a message, and gives its conversation to whoever wrote it where nobody has it. */
const wasWritten = async (
  tx: Tx,
  support: SupportRow,
  message: Pick<MessageRow, 'container_id' | '_id' | 'created_at' | 'direction'>,
  written: Pick<Written, 'files' | 'html'>,
  context: RequestContext,
  copied: readonly CopiedFile[] = [],
): Promise<SupportRow> => {
  await attach(tx, message, written, context, copied);
  const assignee = support.assignee ?? context.user._id;
  const columns = { ...latestOf(message, support), ...wasTaken(standingOf(support)), assignee };
  return writeSupport(tx, support, columns, message.created_at);
};

/** A message by email to somebody other than the buyer, which tells the buyer nothing and answers nobody. */
const writeAside = async (
  tx: Tx,
  support: SupportRow,
  { body: typed, html: formatted, files, ...addressed }: Written & Addressed & { readonly of: MessageRow; readonly forwards: boolean },
  context: RequestContext,
  clock: Clock,
): Promise<SupportRow> => {
  refuseOver(support);
  const { of, forwards } = addressed;
  const mailbox = await mailboxOf(tx, support);
  if (mailbox === undefined) throw new UserError('mail.noMailbox', { code: 'CONFLICT' });
  const { body, html } = withLinks({ body: typed, html: formatted }, {});
  const recipients = readRecipients(addressed, mailbox);
  const [first] = recipients.to;
  if (!first) throw new UserError('support.noRecipient', { field: 'to' });
  const to = { name: first.name, email: first.address };
  const message = outgoing(support, to, { body, html, afterwards: 'stay', channel: 'mail', by: { author: context.user._id } }, clock);
  await tx
    .insertInto('messages')
    .values({
      ...message,
      aside: true,
      recipients: jsonb(recipients),
      mail_id: `${message._id}@${await hostOf(tx, support)}`,
      signature: await signatureFor(tx, support, context.user),
      ...(forwards ? { forward_of: of._id } : { in_reply_to: of.mail_id }),
    })
    .execute();
  return wasWritten(tx, support, message, { files, html }, context, forwards ? await filesOfForwarded(tx, of) : []);
};

/** Forwards a message of a conversation, with a note of the writer's. */
export const writeForward = async (
  tx: Tx,
  support: SupportRow,
  { of, ...written }: Written & Addressed & { readonly of: string },
  context: RequestContext,
  clock: Clock,
): Promise<SupportRow> => writeAside(tx, support, { ...written, of: await messageOf(tx, support, of), forwards: true }, context, clock);

/** Answers somebody other than the buyer, who wrote about what was forwarded. Nobody gets a copy unless its writer says so. */
export const writeAsideReply = async (
  tx: Tx,
  support: SupportRow,
  { of: id, ...written }: Written & Addressed & { readonly of: string },
  context: RequestContext,
  clock: Clock,
): Promise<SupportRow> => {
  if (isEmpty(written)) throw new UserError('support.empty', { field: 'body' });
  const of = await messageOf(tx, support, id);
  if (!of.aside || of.direction !== 'in' || of.email === null)
    throw new UserError('support.messageMissing', { code: 'NOT_FOUND', field: 'of' });
  const to = [{ name: of.name, email: of.email }];
  return writeAside(tx, support, { ...written, to, of, forwards: false }, context, clock);
};

/** Refuses to write where somebody wrote since the message the writer has seen last; empty: there was none. */
export const requireLatest = async (tx: Tx, support: SupportRow, seen: string | null | undefined, now: number): Promise<void> => {
  if (typeof seen !== 'string' || seen.trim() === (support.last_message_id ?? '')) return;
  const last = await tx
    .selectFrom('messages')
    .select(['author', 'name', 'created_at'])
    .where('container_id', '=', support.container_id)
    .where('_id', '=', support.last_message_id)
    .executeTakeFirst();
  const name = last?.author ? await nameOf(tx, support.container_id, last.author) : last?.name || support.buyer_name;
  throw new UserError('support.answered', {
    code: 'CONFLICT',
    field: 'expect_last_id',
    values: { name, n: Math.max(0, now - (last?.created_at ?? now)) },
  });
};

const nameOf = async (tx: Tx, containerId: string, userId: string): Promise<string> =>
  (await peopleOf(tx, containerId, [userId]))(userId)?.name ?? '';
