import { insertRows } from '../db/many-rows';
import { clearFileUses } from '../files/uses';
import type { Tx } from '../kernel/context';
import type { WholeListing } from './bulk-change';

interface Pictured {
  readonly _id?: string | null;
}

const picturesIn = (value: unknown): readonly Pictured[] =>
  Array.isArray(value) ? (value as readonly Pictured[]) : value ? [value as Pictured] : [];

/** The files a listing uses, wherever it names them. */
const filesOf = (listing: WholeListing): string[] => {
  const named = Object.entries(listing).flatMap(([name, value]) => {
    if (name === 'attribute_specifics_modify') return listing.attribute_specifics_modify.flatMap(({ image }) => image ?? []);
    // Every column that holds a picture, or several, holds them alike.
    return typeof value === 'object' && value !== null && isPicture(picturesIn(value)[0]) ? picturesIn(value) : [];
  });
  return [...new Set(named.flatMap(({ _id }) => _id ?? []))];
};

const isPicture = (value: unknown): boolean => typeof value === 'object' && value !== null && 'src' in value && '_id' in value;

/** Records which files listings need from now on. */
export const setFilesOfMany = async (tx: Tx, containerId: string, listings: readonly WholeListing[]): Promise<void> => {
  if (listings.length === 0) return;
  await clearFileUses(
    tx,
    containerId,
    'item_info',
    listings.map(({ _id }) => _id),
  );
  const uses = listings.flatMap((listing) =>
    filesOf(listing).map((file_id) => ({ file_id, user_kind: 'item_info' as const, user_id: listing._id })),
  );
  await insertRows(tx, 'file_uses', uses);
};
