import { unixNow } from '../kernel/clock';
import type { RequestContext, Tx } from '../kernel/context';
import { readKeys, sign } from '../kernel/keys';
import { jsonb } from '../db/json';
import { UserError, type Made } from '../kernel/errors';

/** One mutation under one key of one user. */
export interface Intent {
  readonly userId: string;
  readonly key: string;
  readonly operation: string;
  /** A hash by each secrets key, the newest first: another server may have hashed with another one. */
  readonly argsHashes: readonly [string, ...string[]];
}

interface StoredAnswer {
  readonly value: unknown;
}

const MAX_KEY = 200;

/** The intent a keyed mutation carries; undefined when the request has no `idempotency-key`. */
export const intentOf = async (context: RequestContext, operation: string, args: unknown): Promise<Intent | undefined> => {
  const key = context.idempotencyKey;
  if (key === undefined) return undefined;
  if (key.length > MAX_KEY) throw new UserError('request.keyTooLong', { values: { most: MAX_KEY } });
  return { userId: context.user._id, key, operation, argsHashes: await hashArgs(context, args) };
};

/** The answer given before under this key, read without waiting; undefined when there is none yet. */
export const findAnswer = async (tx: Tx, intent: Intent): Promise<StoredAnswer | undefined> => {
  const row = await tx
    .selectFrom('idempotency')
    .select(['operation', 'args_hash', 'answer'])
    .where('user_id', '=', intent.userId)
    .where('key', '=', intent.key)
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.operation !== intent.operation || !intent.argsHashes.includes(row.args_hash)) {
    const made = row.operation === intent.operation ? madeIn(row.answer?.value) : undefined;
    throw new UserError('request.keyUsed', { code: 'CONFLICT', made });
  }
  return row.answer ?? undefined;
};

/** The row of an answer: whoever never heard it and sends something else under its key goes on with that row, and makes no second one. */
const madeIn = (answer: unknown): Made | undefined => {
  if (typeof answer !== 'object' || answer === null) return undefined;
  if (Array.isArray(answer)) return answer.length === 1 ? madeIn(answer[0]) : undefined;
  const { _id, updated_at, user } = answer as { readonly [name in '_id' | 'updated_at' | 'user']?: unknown };
  return typeof _id === 'string' && typeof updated_at === 'number' ? { _id, updated_at } : madeIn(user);
};

/**
 * Claims the key inside the effect's transaction. Returns undefined for the one who may go on; whoever comes second waits here until the
 * first transaction ends, and gets its answer, or the claim if it was rolled back.
 */
export const claim = async (tx: Tx, intent: Intent): Promise<StoredAnswer | undefined> => {
  const inserted = await tx
    .insertInto('idempotency')
    .values({
      user_id: intent.userId,
      key: intent.key,
      operation: intent.operation,
      args_hash: intent.argsHashes[0],
      answer: null,
      created_at: unixNow(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n ? undefined : findAnswer(tx, intent);
};

export const storeAnswer = async (tx: Tx, intent: Intent, value: unknown): Promise<void> => {
  await tx
    .updateTable('idempotency')
    .set({ answer: jsonb({ value: value ?? null }) })
    .where('user_id', '=', intent.userId)
    .where('key', '=', intent.key)
    .execute();
};

/** Arguments may hold a password, which a plain hash would let anybody who reads the table try out. */
const hashArgs = async ({ services }: RequestContext, args: unknown): Promise<Intent['argsHashes']> => {
  const {
    keys: [newest, ...others],
  } = await readKeys('SECRETS_KEY', services.config.dataDir);
  const text = canonical(args);
  return [sign(newest.bytes, 'idempotency', text), ...others.map(({ bytes }) => sign(bytes, 'idempotency', text))];
};

/** JSON with object keys in order, so that the same arguments written differently are the same. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  ) ?? 'null';
