import type { BulkExtra } from './runners';

/** Characters of what is said of single rows that one call carries: the server takes four million. */
const MOST_SAID = 1_000_000;

/** What is said of some rows alone, of all that is said. */
export const listingOf = ({ listing }: BulkExtra, ids: readonly string[]): BulkExtra['listing'] => {
  if (!listing?.params) return listing;
  const wanted = new Set(ids);
  return { ...listing, params: listing.params.filter(({ _id }) => wanted.has(_id)) };
};

/** Rows in the parts one call takes each: so many of them, and fewer where much is said of each. */
export const callsOf = (ids: readonly string[], size: number, { listing }: BulkExtra): (readonly string[])[] => {
  const said = new Map(listing?.params?.map((own) => [own._id, JSON.stringify(own).length]));
  const parts: string[][] = [];
  let weight = 0;
  for (const id of ids) {
    const own = said.get(id) ?? 0;
    const last = parts.at(-1);
    if (last && last.length < size && weight + own <= MOST_SAID) {
      last.push(id);
      weight += own;
    } else {
      parts.push([id]);
      weight = own;
    }
  }
  return parts;
};
