import { checkTogether } from '../../domain/files/document-rules';
import type { Afterwards, Channel } from '../../domain/support/lifecycle';
import { wasTaken } from '../../domain/support/standing';
import { ADDRESS_LINK } from '../../domain/support/variables';
import { fillIn, unfilled, wants } from '../../domain/variables';
import { newId } from '../db/ids';
import { requireSeen } from '../files/permitted';
import { setFileUses } from '../files/uses';
import type { RequestContext, Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { cleanIds, orThrow } from '../kernel/input';
import { requirePermission } from '../kernel/permission';
import { makeAddressLink } from '../sales/address-link';
import { peopleOf } from '../sales/rows';
import { channelFor } from './shop/way';
import type { MessageRow, SupportRow } from './tables';
import { latestOf, standingOf, writeSupport } from './threads';

/** What somebody here writes. */
interface Written {
  readonly body: string;
  readonly files: readonly string[];
}

/** When it is, and until when a reply can be taken back. */
export interface Clock {
  readonly now: number;
  readonly sendAt: number;
}

const attach = async (
  tx: Tx,
  message: Pick<MessageRow, 'container_id' | '_id'>,
  files: readonly string[],
  context: RequestContext,
): Promise<void> => {
  const ids = cleanIds(files);
  if (ids.length === 0) return;
  await requireSeen(tx, context, ids);
  const rows = await tx
    .selectFrom('files')
    .select(['_id', 'filename', 'mimetype', 'size'])
    .where('container_id', '=', message.container_id)
    .where('_id', 'in', ids)
    .where('kind', 'in', ['upload', 'document'])
    .where('state', '=', 'ready')
    .orderBy('_id')
    // Nobody removes them before their use is recorded.
    .forShare()
    .execute();
  if (rows.length < ids.length) throw new UserError('orderTask.fileMissing', { code: 'NOT_FOUND', field: 'files' });
  orThrow(checkTogether(rows.map(({ size }) => size)));
  await tx
    .insertInto('message_files')
    .values(
      rows
        .toSorted((a, b) => ids.indexOf(a._id) - ids.indexOf(b._id))
        .map(({ _id, filename, mimetype, size }, place) => ({
          _id: newId(),
          message_id: message._id,
          place,
          filename,
          mime: mimetype,
          size,
          file_id: _id,
          storage_key: null,
          refusal: null,
        })),
    )
    .execute();
  await setFileUses(tx, message.container_id, 'message', message._id, ids);
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

/** What a reply answers: the buyer's last mail. */
const answeredBy = async (tx: Tx, { container_id, _id }: SupportRow): Promise<string | null> => {
  const row = await tx
    .selectFrom('messages')
    .select('mail_id')
    .where('container_id', '=', container_id)
    .where('support_id', '=', _id)
    .where('mail_id', 'is not', null)
    .where('status', 'in', ['received', 'sent'])
    .orderBy('direction')
    .orderBy('_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.mail_id ?? null;
};

/** Puts the buyer's link for the address where a text wants it. */
const withLink = async (tx: Tx, support: SupportRow, body: string, context: RequestContext, now: number): Promise<string> => {
  if (!wants(body, ADDRESS_LINK)) return body;
  if (support.order_id === null) throw new UserError('support.fillIn', { field: 'body', values: { variable: `{{${ADDRESS_LINK}}}` } });
  requirePermission(context.user, { module: 'order', access: 'update' });
  const { url } = await makeAddressLink(tx, support.order_id, context, now);
  return fillIn(body, { [ADDRESS_LINK]: url });
};

const refuseMerged = ({ merged_into }: SupportRow): void => {
  if (merged_into !== null) throw new UserError('support.merged', { code: 'CONFLICT' });
};

/** Writes a private note. */
export const writeNote = async (
  tx: Tx,
  support: SupportRow,
  { body, files }: Written,
  context: RequestContext,
  now: number,
): Promise<SupportRow> => {
  refuseMerged(support);
  if (body.trim() === '' && files.length === 0) throw new UserError('support.empty', { field: 'body' });
  const { container_id, _id: support_id, store_id } = support;
  const message = { container_id, _id: newId(), direction: 'note', created_at: now } as const;
  await tx
    .insertInto('messages')
    .values({ ...message, support_id, store_id, body, author: context.user._id, status: 'received' })
    .execute();
  await attach(tx, message, files, context);
  return writeSupport(tx, support, latestOf(message, support), now);
};

/**
 * Writes a reply, which goes out in a moment. Whoever writes takes a conversation nobody has. What follows it happens once it was sent: only what
 * reached the buyer answers them.
 */
export const writeReply = async (
  tx: Tx,
  support: SupportRow,
  { body: typed, files, afterwards, by }: Written & { readonly afterwards: Afterwards; readonly by?: Channel | undefined },
  context: RequestContext,
  { now, sendAt }: Clock,
): Promise<SupportRow> => {
  refuseMerged(support);
  if (support.status === 'Closed') throw new UserError('support.closed', { code: 'CONFLICT' });
  if (typed.trim() === '' && files.length === 0) throw new UserError('support.empty', { field: 'body' });
  const body = await withLink(tx, support, typed, context, now);
  const variable = unfilled(body);
  if (variable !== undefined) throw new UserError('support.fillIn', { field: 'body', values: { variable } });
  const channel = await channelFor(tx, support, { by, body, files: files.length });
  const { container_id, _id: support_id, store_id } = support;
  const _id = newId();
  const message = { container_id, _id, direction: 'out', created_at: now } as const;
  await tx
    .insertInto('messages')
    .values({
      ...message,
      support_id,
      store_id,
      body,
      author: context.user._id,
      name: support.buyer_name,
      email: support.buyer_email,
      status: 'scheduled',
      send_at: sendAt,
      afterwards,
      channel,
      ...(channel === 'mail' && {
        mail_id: `${_id}@${await hostOf(tx, support)}`,
        in_reply_to: await answeredBy(tx, support),
      }),
    })
    .execute();
  await attach(tx, message, files, context);
  const assignee = support.assignee ?? context.user._id;
  return writeSupport(tx, support, { ...latestOf(message, support), ...wasTaken(standingOf(support)), assignee }, now);
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
