import { sandboxNow, type Reader } from './clock';
import type { EffectKind } from './tables';

/** Writes down what was done at a place; in the same transaction, so that it is told exactly as often as it was done. */
export const note = async (db: Reader, place: string, key: string, what: EffectKind, at?: number): Promise<void> => {
  await db
    .insertInto('sandbox_effects')
    .values({ place, key, what, at: at ?? (await sandboxNow(db)) })
    .execute();
};

/** What was done at a place, oldest first; at those beneath it too, such as all accounts of `print`. */
export const readLedger = async (
  db: Reader,
  place: string,
  { key, last }: { readonly key?: string | undefined; readonly last?: number } = {},
): Promise<{ place: string; key: string; what: EffectKind; at: number }[]> => {
  let rows = db
    .selectFrom('sandbox_effects')
    .select(['place', 'key', 'what', 'at'])
    .where(({ eb, or }) => or([eb('place', '=', place), eb('place', 'like', `${place}/%`)]));
  if (key !== undefined) rows = rows.where('key', '=', key);
  if (last !== undefined) rows = rows.limit(last);
  return (await rows.orderBy('id', 'desc').execute()).reverse();
};
