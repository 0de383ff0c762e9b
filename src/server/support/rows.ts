import type {
  File,
  MailRecipient,
  MailRecipients,
  Message,
  MessageDraft,
  MessageFile,
  Support,
  SupportOrder,
} from '../../contract/generated/resolvers';
import { PLATFORMS } from '../../domain/platforms';
import { imageUrl } from '../../domain/files/image-sizes';
import type { Recipient, Recipients } from '../../domain/support/recipients';
import { supportSla } from '../../domain/support/standing';
import { attachmentThumbUrl, attachmentUrl } from '../files/storage/addresses';
import { fileRow, toFile } from '../files/rows';
import type { Tx } from '../kernel/context';
import { peopleOf } from '../sales/rows';
import { toItemStore } from '../stores/rows';
import { supportsById, type ListedSupport } from './list';
import type { MessageFileRow, MessageRow, SupportRow } from './tables';

const supportOrder = (row: ListedSupport): SupportOrder | null =>
  row.order_id === null || row.number === null || row.order_status === null || row.currency === null
    ? null
    : {
        _id: row.order_id,
        number: row.number,
        status: row.order_status,
        currency: row.currency,
        total: row.total ?? 0,
        created_at: row.ordered_at ?? 0,
      };

/** Conversations as the contract shows them. `now`: by the market's clock. */
export const toSupports = async (tx: Tx, containerId: string, rows: readonly ListedSupport[], now: number): Promise<Support[]> => {
  const person = await peopleOf(
    tx,
    containerId,
    rows.map(({ assignee }) => assignee),
  );
  return rows.map((row) => ({
    _id: row._id,
    filter: row.order_id === null ? 'message' : 'order',
    subject: row.subject,
    channel: row.channel,
    platform: PLATFORMS[row.sto_type].name,
    status: row.status,
    priority: row.priority,
    assignee: person(row.assignee),
    tags: row.tags,
    store: toItemStore(row),
    buyer: { name: row.buyer_name, email: row.buyer_email },
    order: supportOrder(row),
    sla: supportSla(row, now),
    due_at: row.due_at,
    due_left: row.due_left,
    snoozed_until: row.snoozed_until,
    snoozed_for_parcel: row.snoozed_for_parcel,
    preview: (row.preview ?? '').replace(/\s+/gu, ' ').trim().slice(0, 160),
    direction: row.last_direction,
    last_message_id: row.last_message_id,
    last_message_at: row.last_message_at,
    messages: row.messages,
    failed: row.failed,
    previous_id: row.previous_id,
    merged_into: row.merged_into,
    as_of: now,
    created_at: row.created_at,
    updated_at: row.updated_at,
  }));
};

/** The same of some ids, for whoever changed them. */
export const findSupports = async (tx: Tx, containerId: string, ids: readonly string[], now: number): Promise<Support[]> =>
  ids.length === 0 ? [] : toSupports(tx, containerId, await supportsById(tx, containerId, ids), now);

/** Uploads by their ids; those that are gone are left out. */
const uploadsOf = async (tx: Tx, containerId: string, ids: readonly string[]): Promise<ReadonlyMap<string, File>> => {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const rows = await tx.selectFrom('files').select(fileRow).where('container_id', '=', containerId).where('_id', 'in', wanted).execute();
  return new Map(rows.map((row) => [row._id, toFile(row)]));
};

const toMessageFile = (row: MessageFileRow, uploads: ReadonlyMap<string, File>): MessageFile => {
  const upload = uploads.get(row.file_id ?? '');
  return {
    _id: row._id,
    filename: row.filename,
    size: row.size,
    url: upload?.url ?? (row.storage_key === null ? null : attachmentUrl(row.storage_key)),
    preview: upload
      ? (imageUrl(upload.image_sizes, 'thumb') ?? null)
      : row.preview && row.storage_key !== null
        ? attachmentThumbUrl(row.storage_key)
        : null,
    refusal: row.refusal,
  };
};

/** Recipients as the contract shows them. */
export const toMailRecipient = ({ name, address, own, refusal }: Recipient): MailRecipient => ({
  name,
  email: address,
  own: own === true,
  refusal: refusal ?? null,
});

const toMailRecipients = ({ to, cc, bcc }: Recipients): Pick<MailRecipients, keyof Recipients> => ({
  to: to.map(toMailRecipient),
  cc: cc.map(toMailRecipient),
  bcc: bcc.map(toMailRecipient),
});

/** Messages as the contract shows them. */
export const toMessages = async (tx: Tx, containerId: string, rows: readonly MessageRow[]): Promise<Message[]> => {
  if (rows.length === 0) return [];
  const person = await peopleOf(
    tx,
    containerId,
    rows.map(({ author }) => author),
  );
  const files = await tx
    .selectFrom('message_files')
    .selectAll()
    .where('container_id', '=', containerId)
    .where(
      'message_id',
      'in',
      rows.map(({ _id }) => _id),
    )
    .orderBy('place')
    .execute();
  const uploads = await uploadsOf(
    tx,
    containerId,
    files.flatMap(({ file_id }) => file_id ?? []),
  );
  return rows.map((row) => ({
    _id: row._id,
    support_id: row.support_id,
    origin_id: row.origin_id,
    direction: row.direction,
    body: row.body,
    html: row.html,
    files: files.filter(({ message_id }) => message_id === row._id).map((file) => toMessageFile(file, uploads)),
    author: person(row.author),
    name: row.name,
    email: row.email,
    status: row.status,
    send_at: row.status === 'scheduled' ? row.send_at : null,
    refusal: row.refusal,
    refusal_values: row.refusal_values,
    channel: row.channel,
    code: row.code,
    remote_pictures: row.remote_pictures,
    automatic: row.automatic,
    rule: row.rule,
    ...toMailRecipients(row.recipients),
    aside: row.aside,
    forward_of: row.forward_of,
    signature: row.signature,
    created_at: row.created_at,
  }));
};

/** What somebody writes in a conversation, the latest first. */
export const readDrafts = async (
  tx: Tx,
  { container_id, _id }: Pick<SupportRow, 'container_id' | '_id'>,
  userId: string,
): Promise<MessageDraft[]> => {
  const rows = await tx
    .selectFrom('message_drafts')
    .select(['support_id', 'device', 'kind', 'body', 'html', 'files', 'recipients', 'of', 'updated_at'])
    .where('container_id', '=', container_id)
    .where('support_id', '=', _id)
    .where('user_id', '=', userId)
    .orderBy('updated_at', 'desc')
    .execute();
  const uploads = await uploadsOf(
    tx,
    container_id,
    rows.flatMap(({ files }) => files),
  );
  return rows.map(({ files, recipients, ...row }) => ({
    ...row,
    recipients: recipients && toMailRecipients(recipients),
    files: files.flatMap((id) => uploads.get(id) ?? []),
  }));
};
