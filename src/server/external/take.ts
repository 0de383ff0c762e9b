import { isDeepStrictEqual } from 'node:util';
import type { ExternalItem, MutationExternalTakeArgs } from '../../contract/generated/resolvers';
import { DIFFERENCE_FIELDS, isDifferenceField, PUSHED_WITH, type DifferenceField } from '../../domain/listing/differences';
import { priceFacts } from '../../domain/listing/bulk-price';
import { takeOver, type TakenOver } from '../../domain/listing/take-over';
import type { RequestContext, Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { groupBy } from '../kernel/group-by';
import { accepted, refused, verdictsOn, type Verdict } from '../kernel/verdict';
import { inWords } from '../listings/bulk-change';
import { editMany } from '../listings/bulk-edit';
import { pushDetails } from '../listings/push';
import { lossAt, storePricesOf } from '../listings/verdicts';
import { addPushes } from '../listings/push-groups';
import { visibleStores } from '../stores/rows';
import { differencesIn, readCompared, takenSide, type Compared } from './compare';
import { askForPictures } from './import';
import { itemsById } from './rows';
import { settleMarked } from './settle';
import type { ExternalRow } from './tables';
import { holdProducts, listingsBySku } from './verdicts';

type Args = Pick<MutationExternalTakeArgs, 'side' | 'fields'>;

/** Whose side is taken, and in which fields. Throws for what is neither. */
const readArgs = ({ side, fields }: Args): { readonly side: 'store' | 'ours'; readonly fields: readonly DifferenceField[] } => {
  const wanted = side.trim().toLowerCase();
  if (wanted !== 'store' && wanted !== 'ours') throw new UserError('external.side', { field: 'side' });
  const named = fields?.map((field) => field.trim()) ?? DIFFERENCE_FIELDS;
  const known = named.filter(isDifferenceField);
  if (known.length < named.length || known.length === 0) throw new UserError('external.field', { field: 'fields' });
  return { side: wanted, fields: known };
};

const byProduct = (compared: readonly Compared[]): ReadonlyMap<string, Compared> =>
  new Map(compared.map((each) => [each.product._id, each]));

/** What becomes of a listing that takes the shop's side. */
const taken = (compared: Compared, fields: readonly DifferenceField[]): TakenOver => {
  const differing = new Set(differencesIn(compared).map(({ field }) => field));
  return takeOver(
    compared.listing,
    takenSide(compared),
    fields.filter((field) => differing.has(field)),
  );
};

const storeVerdict = (
  compared: Compared,
  fields: readonly DifferenceField[],
  owners: ReadonlyMap<string, string>,
): Omit<Verdict, '_id' | 'label'> => {
  const { listing, store, pricing } = compared;
  const outcome = taken(compared, fields);
  if (!outcome.ok) return refused('', '', outcome.code);
  const { sku } = outcome.after;
  if (typeof sku === 'string' && (owners.get(sku) ?? listing._id) !== listing._id) return refused('', '', 'skuTaken');
  const was = listing as unknown as Readonly<Record<string, unknown>>;
  const changes = Object.keys(outcome.after)
    .filter((field) => !['price', 'store_prices', 'attribute_specifics_modify'].includes(field))
    .map((field) => ({ field, before: inWords(field, was[field]), after: inWords(field, outcome.after[field]) }));
  if (!outcome.priced) return { ...accepted('', ''), changes };
  const after = { ...listing, ...outcome.after };
  const [before, now] = [listing, after].map(({ price, attribute_specifics_modify: variants }) => priceFacts({ price, variants }));
  const price = before && now && { before: before.price, after: now.price, profit_before: before.profit, profit_after: now.profit };
  const there = { sto_name: store.sto_name, pricing };
  const pricesThere = storePricesOf(after, [there]);
  const lost = Math.max(0, -(now?.profit ?? 0), lossAt(after, there));
  return {
    ...accepted('', ''),
    changes: [...changes, ...pricesThere],
    // At a store of another currency it may be the price there alone that changes.
    price: price && !(pricesThere.length > 0 && isDeepStrictEqual(before, now)) ? price : null,
    loss: lost > 0 ? lost : null,
  };
};

const ourVerdict = (
  { product }: Pick<Compared, 'product'>,
  differences: ReturnType<typeof differencesIn>,
  fields: readonly DifferenceField[],
): Omit<Verdict, '_id' | 'label'> => {
  const wanted = differences.filter(({ field }) => fields.includes(field));
  // What is gone is made once more.
  if (wanted.length === 0 && product.gone_at === null) return refused('', '', 'nothingChanges');
  const changes = wanted.map(({ field, ours, theirs }) => ({ field, before: theirs.slice(0, 160), after: ours.slice(0, 160) }));
  return { ...accepted('', '', 'externalPushes', 1), changes };
};

/** What settling differences does with each product. One listing takes one shop's side at a time. */
export const takeVerdicts = async (tx: Tx, containerId: string, ids: readonly string[], args: Args): Promise<Verdict[]> => {
  const { side, fields } = readArgs(args);
  const products = await holdProducts(tx, containerId, ids);
  const compared = byProduct(await readCompared(tx, containerId, products));
  const owners = await listingsBySku(tx, containerId, side === 'store' && fields.includes('sku') ? products.map(({ sku }) => sku) : []);
  const offline = new Set(
    (
      await visibleStores(tx, containerId)
        .where('s._id', 'in', [...new Set(products.map(({ store_id }) => store_id)), ''])
        .where('s.sto_status', '<>', 'Valid')
        .select('s._id')
        .execute()
    ).map(({ _id }) => _id),
  );
  const seen = new Set<string>();
  return verdictsOn(ids, products, (product: ExternalRow) => {
    const { _id, name } = product;
    const its = compared.get(_id);
    if (!its) return refused(_id, name, 'externalNotLinked');
    if (side === 'ours') {
      if (offline.has(product.store_id)) return refused(_id, name, 'notConnected');
      return { ...ourVerdict(its, differencesIn(its), fields), _id, label: name };
    }
    if (product.gone_at !== null) return refused(_id, name, 'externalGone');
    if (seen.has(its.listing._id)) return refused(_id, name, 'externalTwice');
    const verdict = storeVerdict(its, fields, owners);
    if (verdict.ok) seen.add(its.listing._id);
    return { ...verdict, _id, label: name };
  });
};

/** Listings become what their shops show, as one edit that can be taken back. */
const takeTheirs = async (
  tx: Tx,
  { edit }: MutationExternalTakeArgs,
  { container, user }: RequestContext,
  compared: readonly Compared[],
  fields: readonly DifferenceField[],
): Promise<void> => {
  const byListing = new Map(compared.map((each) => [each.listing._id, each]));
  const pictured: string[] = [];
  await editMany(tx, container._id, user._id, edit, [...byListing.keys()], async () => (listing) => {
    const its = byListing.get(listing._id);
    const outcome = its && taken(its, fields);
    if (!outcome?.ok) return undefined;
    if ('images' in outcome.after) pictured.push(listing._id);
    return outcome.after;
  });
  await askForPictures(tx, { user }, pictured);
};

/** What differs goes to the shops, and nothing else; where a product is gone, all of it. */
const pushOurs = async (
  tx: Tx,
  { container, origin }: RequestContext,
  compared: readonly Compared[],
  fields: readonly DifferenceField[],
): Promise<void> => {
  // In a fixed order, as every push: two calls for the same stores wait for each other.
  const byStore = groupBy(
    compared.toSorted((a, b) => (a.store._id < b.store._id ? -1 : 1)),
    ({ store }) => store._id,
  );
  for (const [store_id, those] of byStore) {
    const jobs = those.map((each) => {
      const settled = differencesIn(each).flatMap(({ field }) => (fields.includes(field) ? [field] : []));
      const parts = new Set(settled.map((field) => PUSHED_WITH[field]));
      const whole = each.product.gone_at !== null;
      const resume = settled.includes('variants') || settled.includes('quantity');
      const asked = {
        ...{ text: parts.has('text'), images: parts.has('images'), variants: parts.has('variants') },
        ...(parts.has('category') && { category: true }),
        ...(resume && { resume }),
      };
      return { item_info_id: each.listing._id, data: pushDetails(each.listing, origin, whole ? undefined : asked) };
    });
    await addPushes(tx, { container_id: container._id, store_id }, jobs, undefined);
  }
};

/** Settles the differences of the products the verdicts accept. */
export const takeSide = async (
  tx: Tx,
  args: MutationExternalTakeArgs,
  context: RequestContext,
  ids: readonly string[],
): Promise<ExternalItem[]> => {
  const { side, fields } = readArgs(args);
  const containerId = context.container._id;
  const compared = await readCompared(tx, containerId, await holdProducts(tx, containerId, ids));
  if (side === 'store') await takeTheirs(tx, args, context, compared, fields);
  else await pushOurs(tx, context, compared, fields);
  await settleMarked(tx, containerId);
  return itemsById(tx, containerId, ids);
};
