import type { MailRecipientsInput } from '../../contract/generated/resolvers';
import { MESSAGE_KINDS, type MessageKind } from '../../domain/support/lifecycle';
import { htmlOfPlainText } from '../../domain/rich-text/plain-text';
import type { Recipient, Recipients } from '../../domain/support/recipients';
import { jsonb } from '../db/json';
import { requireSeen } from '../files/permitted';
import { isId, newId } from '../db/ids';
import type { Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { operation, type MutationOperations } from '../kernel/operation';
import { cleanIds } from '../kernel/input';
import { unixNow } from '../kernel/clock';
import { wordOf } from '../tasks/checks';
import { readDrafts } from './rows';
import type { SupportRow } from './tables';

interface Draft {
  readonly support_id: string;
  readonly user_id: string;
  readonly device: string;
  readonly kind: MessageKind;
  /** Null: those a reply is sent to by default. */
  readonly recipients: Recipients | null;
  /** The message it forwards, or answers aside. */
  readonly of: string | null;
  readonly body: string;
  /** The same with its formatting; null: it is plain text. */
  readonly html: string | null;
  readonly files: readonly string[];
}

const htmlOf = ({ body, html }: Pick<Draft, 'body' | 'html'>): string => html ?? htmlOfPlainText(body);

/** Two texts as one, formatted where one of them is. */
const together = (first: Pick<Draft, 'body' | 'html'>, second: Pick<Draft, 'body' | 'html'>): Pick<Draft, 'body' | 'html'> => ({
  body: `${first.body}\n\n${second.body}`,
  html: first.html === null && second.html === null ? null : htmlOf(first) + htmlOf(second),
});

/** A browser names itself by a short word of its own. */
const LONGEST_DEVICE = 64;

const checkDevice = (device: string): string => {
  const name = device.trim();
  if (name === '' || name.length > LONGEST_DEVICE)
    throw new UserError('support.word', { field: 'device', values: { word: name.slice(0, 40) } });
  return name;
};

/** Keeps what somebody writes; with `before`, what is there already comes after it. */
export const keepDraft = async (tx: Tx, draft: Draft, now: number, { before = false } = {}): Promise<void> => {
  const device = checkDevice(draft.device);
  const key = { support_id: draft.support_id, user_id: draft.user_id, device };
  const there = before
    ? await tx
        .selectFrom('message_drafts')
        .select(['body', 'html', 'files', 'kind', 'of'])
        .where('support_id', '=', key.support_id)
        .where('user_id', '=', key.user_id)
        .where('device', '=', device)
        .forUpdate()
        .executeTakeFirst()
    : undefined;
  // Texts for different people are never put together: the other one stays as if it were written on another device.
  const isOther = there !== undefined && (there.kind !== draft.kind || there.of !== draft.of);
  if (isOther) return keepDraft(tx, { ...draft, device: newId() }, now);
  const typed = {
    kind: draft.kind,
    recipients: draft.recipients && jsonb(draft.recipients),
    of: draft.of,
    ...(there?.body.trim() ? together(draft, there) : { body: draft.body, html: draft.html }),
    files: [...new Set([...draft.files, ...(there?.files ?? [])])],
    updated_at: now,
  };
  await tx
    .insertInto('message_drafts')
    .values({ ...key, ...typed })
    .onConflict((conflict) => conflict.columns(['container_id', 'support_id', 'user_id', 'device']).doUpdateSet(typed))
    .execute();
};

/** What was written is sent: the draft ends with it. */
export const dropDraft = async (
  tx: Tx,
  { container_id, _id }: Pick<SupportRow, 'container_id' | '_id'>,
  userId: string,
  device: string | null | undefined,
): Promise<void> => {
  if (!device?.trim()) return;
  await tx
    .deleteFrom('message_drafts')
    .where('container_id', '=', container_id)
    .where('support_id', '=', _id)
    .where('user_id', '=', userId)
    .where('device', '=', device.trim())
    .execute();
};

/** As they were typed: an address that is not whole yet is one of the draft, too. */
const toRecipients = ({ to, cc, bcc }: MailRecipientsInput): Recipients => {
  const people = (typed: typeof to): Recipient[] => (typed ?? []).map(({ name, email }) => ({ name: name ?? '', address: email }));
  return { to: people(to), cc: people(cc), bcc: people(bcc) };
};

/** Without words and files a draft is forgotten. */
export const draftSave: MutationOperations['draftSave'] = operation({
  rule: { module: 'messenger', access: 'update' },
  run: async (tx, { params }, { container, user }) => {
    const id = params.support_id.trim();
    const support =
      isId(id) &&
      (await tx
        .selectFrom('supports')
        .select(['container_id', '_id'])
        .where('container_id', '=', container._id)
        .where('_id', '=', id)
        .executeTakeFirst());
    if (!support) throw new UserError('support.missing', { code: 'NOT_FOUND', field: 'params.support_id' });
    const kind = wordOf(MESSAGE_KINDS, params.kind, 'params.kind') ?? 'reply';
    const [device, files] = [checkDevice(params.device), cleanIds(params.files ?? [])];
    if (params.body.trim() === '' && files.length === 0 && !params.recipients?.to?.length) {
      await dropDraft(tx, support, user._id, device);
      return null;
    }
    await requireSeen(tx, { container, user }, files);
    const { body, html, recipients: typed } = params;
    const recipients = typed ? toRecipients(typed) : null;
    const draft = {
      support_id: support._id,
      user_id: user._id,
      device,
      kind,
      body,
      html: html || null,
      files,
      recipients,
      of: params.of?.trim() || null,
    };
    await keepDraft(tx, draft, unixNow());
    const drafts = await readDrafts(tx, support, user._id);
    return drafts.find((draft) => draft.device === device) ?? null;
  },
});
