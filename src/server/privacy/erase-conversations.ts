import { sql } from 'kysely';
import type { Tx } from '../kernel/context';
import { findLatest, holdSupport, holdSupports, writeSupport } from '../support/threads';
import { eraseTasks } from './erase-orders';
import { removeFilesOf, unusedMailKeys } from './erase-files';

interface ErasedConversations {
  readonly conversations: number;
  readonly messages: number;
  readonly files: number;
  readonly storageKeys: readonly string[];
}

/** Removes messages with their files; returns the folders of bytes nobody needs any more. */
const eraseMessages = async (tx: Tx, containerId: string, messageIds: readonly string[]) => {
  if (messageIds.length === 0) return { files: 0, storageKeys: [] };
  const ids = sql`${[...messageIds]}::text[]`;
  const { rows: files } = await sql<{ storage_key: string | null }>`select storage_key from message_files
    where container_id = ${containerId} and message_id = any(${ids})`.execute(tx);
  const uploads = await removeFilesOf(tx, containerId, 'message', messageIds);
  await sql`delete from messages where container_id = ${containerId} and _id = any(${ids})`.execute(tx);
  const mailed = await unusedMailKeys(
    tx,
    containerId,
    files.flatMap(({ storage_key }) => storage_key ?? []),
  );
  return { files: files.length, storageKeys: [...uploads, ...mailed] };
};

/** Conversations that lost some of their messages name the latest that is left, or go with their last one. */
const mendOthers = async (tx: Tx, containerId: string, supportIds: readonly string[], now: number): Promise<void> => {
  for (const id of [...supportIds].toSorted()) {
    const support = await holdSupport(tx, containerId, id);
    await writeSupport(tx, support, await findLatest(tx, support), now);
  }
};

/** A person who only got copies is no longer named in the conversations, and drafts, of others. */
const forgetRecipient = async (tx: Tx, containerId: string, email: string): Promise<void> => {
  const named = sql.join(
    ['to', 'cc', 'bcc'].map((header) => sql`recipients @> ${JSON.stringify({ [header]: [{ address: email }] })}::jsonb`),
    sql` or `,
  );
  const others = sql`(select jsonb_object_agg(header, (select coalesce(jsonb_agg(person order by place), '[]')
      from jsonb_array_elements(people) with ordinality as of (person, place) where person->>'address' <> ${email}))
    from jsonb_each(recipients) as headers (header, people))`;
  const { rows } = await sql<{
    support_id: string;
  }>`select distinct support_id from messages where container_id = ${containerId} and (${named})`.execute(tx);
  // Conversations are held before their messages.
  await holdSupports(
    tx,
    containerId,
    rows.map(({ support_id }) => support_id),
  );
  for (const table of ['messages', 'message_drafts'])
    await sql`update ${sql.table(table)} set recipients = ${others} where container_id = ${containerId} and (${named})`.execute(tx);
};

/**
 * Deletes conversations with all that was written in them, and what their buyers wrote in conversations these were merged into. `email`: of a buyer whose
 * words are deleted in other conversations too. `now`: by the market's clock.
 */
export const eraseConversations = async (
  tx: Tx,
  containerId: string,
  supportIds: readonly string[],
  email: string | null,
  now: number,
): Promise<ErasedConversations> => {
  if (supportIds.length === 0 && email === null) return { conversations: 0, messages: 0, files: 0, storageKeys: [] };
  const ids = sql`${[...supportIds]}::text[]`;
  const { rows: messages } = await sql<{
    _id: string;
    support_id: string;
  }>`select _id, support_id from messages where container_id = ${containerId}
    and (support_id = any(${ids}) or origin_id = any(${ids}) or lower(email) = ${email}) order by _id`.execute(tx);
  const erased = await eraseMessages(
    tx,
    containerId,
    messages.map(({ _id }) => _id),
  );
  const tasks = await sql<{
    _id: string;
  }>`select _id from tasks where container_id = ${containerId} and support_id = any(${ids}) order by _id`.execute(tx);
  const taskKeys = await eraseTasks(
    tx,
    containerId,
    tasks.rows.map(({ _id }) => _id),
    now,
  );
  if (email !== null) await forgetRecipient(tx, containerId, email);
  const { rows: drafted } = await sql<{ file: string }>`select unnest(files) as file from message_drafts
    where container_id = ${containerId} and support_id = any(${ids})`.execute(tx);
  // Documents of an unsent draft belong to nothing now, and housekeeping would take a month to find them.
  if (drafted.length > 0)
    await sql`update files set state = 'removed', updated_at = 0, filename = '' where container_id = ${containerId} and kind = 'document'
      and _id = any(${drafted.map(({ file }) => file)}::text[])
      and not exists (select from file_uses u where u.container_id = files.container_id and u.file_id = files._id)`.execute(tx);
  await sql`delete from presences where container_id = ${containerId} and support_id = any(${ids})`.execute(tx);
  await sql`update supports set previous_id = null where container_id = ${containerId} and previous_id = any(${ids})`.execute(tx);
  await sql`update supports set merged_into = null where container_id = ${containerId} and merged_into = any(${ids}) and not _id = any(${ids})`.execute(
    tx,
  );
  const { numAffectedRows } = await sql`delete from supports where container_id = ${containerId} and _id = any(${ids})`.execute(tx);
  const gone = new Set(supportIds);
  await mendOthers(
    tx,
    containerId,
    [...new Set(messages.map(({ support_id }) => support_id))].filter((id) => !gone.has(id)),
    now,
  );
  return {
    conversations: Number(numAffectedRows ?? 0n),
    messages: messages.length,
    files: erased.files,
    storageKeys: [...erased.storageKeys, ...taskKeys],
  };
};
