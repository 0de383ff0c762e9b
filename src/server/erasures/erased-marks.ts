import type { FetchedOrder } from '../connectors/platforms/shop';
import type { Services, Tx } from '../kernel/context';
import { sign } from '../kernel/keys';
import { erasureKeys, keyForMarks } from './erasure-keys';
import './tables';

/** How a buyer is known: by an e-mail address, by an account at a shop, or as whoever placed one order there. */
export type BuyerMark =
  | { readonly by: 'email'; readonly email: string }
  | { readonly by: 'account'; readonly website: string; readonly account: string }
  | { readonly by: 'order'; readonly website: string; readonly platform_id: string };

type KeyPlace = Pick<Services, 'config'>;

const partsOf = (mark: BuyerMark): readonly string[] => {
  if (mark.by === 'email') return ['email', mark.email.trim().toLowerCase()];
  return mark.by === 'account' ? ['account', mark.website, mark.account] : ['order', mark.website, mark.platform_id];
};

/** The key is only sealed in the database, so whoever reads the tables cannot try addresses out. */
const hashOf = (key: Buffer, containerId: string, mark: BuyerMark): string => sign(key, 'erased', containerId, ...partsOf(mark));

/** Remembers an erased buyer. Erased again later, the later moment counts. */
export const keepMarks = async (
  tx: Tx,
  services: KeyPlace,
  containerId: string,
  marks: readonly BuyerMark[],
  erased_at: number,
): Promise<void> => {
  if (marks.length === 0) return;
  const key = await keyForMarks(tx, services);
  const hashes = [...new Set(marks.map((mark) => hashOf(key, containerId, mark)))];
  await tx
    .insertInto('erased_marks')
    .values(hashes.map((hash) => ({ hash, erased_at })))
    .onConflict((conflict) => conflict.columns(['container_id', 'hash']).doUpdateSet({ erased_at }))
    .execute();
};

/** Of each mark, when its buyer was erased; null: never. */
const erasedTimes = async (
  tx: Tx,
  services: KeyPlace,
  containerId: string,
  marks: readonly BuyerMark[],
): Promise<readonly (number | null)[]> => {
  if (marks.length === 0) return [];
  const keys = await erasureKeys(tx, services);
  const hashes = marks.map((mark) => keys.map((key) => hashOf(key, containerId, mark)));
  const rows = await tx
    .selectFrom('erased_marks')
    .select(['hash', 'erased_at'])
    .where('container_id', '=', containerId)
    .where('hash', 'in', [...new Set(hashes.flat())])
    .execute();
  const byHash = new Map(rows.map(({ hash, erased_at }) => [hash, erased_at]));
  return hashes.map((each) => {
    const times = each.flatMap((hash) => byHash.get(hash) ?? []);
    return times.length > 0 ? Math.max(...times) : null;
  });
};

const wasErased = (erasedAt: number | null | undefined, at: number): boolean => typeof erasedAt === 'number' && at <= erasedAt;

/** Of what came before a buyer was erased, whether it is theirs; what comes later is new data. In the order of `dated`. */
export const findErased = async (
  tx: Tx,
  services: KeyPlace,
  containerId: string,
  dated: readonly { readonly marks: readonly BuyerMark[]; readonly at: number }[],
): Promise<readonly boolean[]> => {
  const times = await erasedTimes(
    tx,
    services,
    containerId,
    dated.flatMap(({ marks }) => marks),
  );
  let place = 0;
  return dated.map(({ marks, at }) => {
    const own = times.slice(place, place + marks.length);
    place += marks.length;
    return own.some((erasedAt) => wasErased(erasedAt, at));
  });
};

/** All a shop tells of the buyer of an order that was erased: the country, by which it is taxed. */
const erasedBuyer = (country: string): FetchedOrder['buyer'] => ({
  first_name: '',
  last_name: '',
  company: null,
  email: null,
  phone: null,
  address_1: '',
  address_2: null,
  city: '',
  state: null,
  postcode: '',
  country,
});

/** An order as a shop tells it, without its buyer. */
export const withoutBuyer = <Order extends FetchedOrder>(order: Order): Order => ({
  ...order,
  note: null,
  gift_message: null,
  buyer_account: undefined,
  buyer: erasedBuyer(order.buyer.country),
  items: order.items.map((line) => ({ ...line, ship_to: null })),
});

/** Marks of the buyer of an order as a shop tells it. */
export const marksOfOrder = (
  website: string,
  {
    platform_id,
    buyer,
    buyer_account,
  }: Pick<FetchedOrder, 'platform_id' | 'buyer_account'> & { readonly buyer: { readonly email: string | null } },
): readonly BuyerMark[] => [
  { by: 'order', website, platform_id },
  ...(buyer.email?.trim() ? [{ by: 'email', email: buyer.email } as const] : []),
  ...(buyer_account ? [{ by: 'account', website, account: buyer_account } as const] : []),
];
