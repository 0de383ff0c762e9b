import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import type { KeyList } from '../kernel/keys';
import type { Vault } from '../kernel/vault';
import { nameOf, type SealedColumn } from './columns';
import { presentColumns, readSealed, replaceSealed, type SealedValue } from './scan';

/** Passes over all columns: what somebody changed or moved during one is found by the next. */
const MOST_PASSES = 3;

interface Rotated {
  readonly resealed: number;
  /** Values that no key opens. */
  readonly unreadable: number;
  /** Values that somebody changed meanwhile, and so often that they may still be sealed with another key. */
  readonly changed: number;
}

const NOTHING: Rotated = { resealed: 0, unreadable: 0, changed: 0 };

const plus = (a: Rotated, b: Rotated): Rotated => ({
  resealed: a.resealed + b.resealed,
  unreadable: a.unreadable + b.unreadable,
  changed: a.changed + b.changed,
});

const openOrNone = (vault: Vault, { sealed, context }: SealedValue): string | undefined => {
  try {
    return vault.open(sealed, context);
  } catch {
    return undefined;
  }
};

/** A row at a time, each for itself: nobody who saves something waits for more than one, and what ends the process leaves whole rows. */
const rotateColumn = async (
  db: Kysely<Database>,
  column: SealedColumn,
  { keys }: KeyList,
  vault: Vault,
  { signal, say }: RotateOptions,
): Promise<Rotated> => {
  let sum = NOTHING;
  for await (const values of readSealed(db, column, { besides: keys[0].id })) {
    for (const value of values) {
      signal.throwIfAborted();
      const secret = openOrNone(vault, value);
      if (secret === undefined) sum = plus(sum, { ...NOTHING, unreadable: 1 });
      else {
        const isDone = await replaceSealed(db, column, value, vault.seal(secret, value.context));
        sum = plus(sum, isDone ? { ...NOTHING, resealed: 1 } : { ...NOTHING, changed: 1 });
      }
    }
    if (sum.resealed > 0) say(`${nameOf(column)}: ${sum.resealed.toLocaleString('en')} encrypted with key ${keys[0].id}`);
  }
  return sum;
};

interface RotateOptions {
  readonly signal: AbortSignal;
  readonly say: (line: string) => void;
}

/**
 * Seals every value anew that is not sealed with the newest key. It may be ended at any time and run again: what is done says so itself, and
 * the rest is found. A value that somebody changes meanwhile stays as they left it.
 */
export const rotateSecrets = async (db: Kysely<Database>, list: KeyList, vault: Vault, options: RotateOptions): Promise<Rotated> => {
  const columns = await presentColumns(db);
  let resealed = 0;
  for (let pass = 1; ; pass += 1) {
    let sum = NOTHING;
    for (const column of columns) sum = plus(sum, await rotateColumn(db, column, list, vault, options));
    resealed += sum.resealed;
    // A pass that found nothing to do was the last one.
    if (sum.resealed + sum.changed === 0 || pass === MOST_PASSES) return { ...sum, resealed };
  }
};
