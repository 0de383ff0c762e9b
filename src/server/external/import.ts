import type { ExternalItem, MutationExternalImportArgs } from '../../contract/generated/resolvers';
import { jsonb } from '../db/json';
import { enqueue } from '../jobs/queue';
import type { RequestContext, Tx } from '../kernel/context';
import { createListing } from '../listings/save';
import { linkProducts, type NewLink } from './link';
import { itemsById } from './rows';
import { TAKE_PICTURES } from './take-pictures';
import { holdProducts, importInto, importOf, ratesOf } from './verdicts';

/** Has the pictures of listings fetched from the shops they came from. */
export const askForPictures = (tx: Tx, { user }: Pick<RequestContext, 'user'>, listings: readonly string[]): Promise<void> =>
  enqueue(
    tx,
    listings.map((item_info_id) => ({
      task: TAKE_PICTURES,
      queue: 'shop pictures',
      priority: 10,
      key: `shop-pictures:${item_info_id}`,
      payload: { item_info_id, user_id: user._id },
    })),
  );

/** Makes listings of the products the verdicts accept, by the save rules of any listing. */
export const importProducts = async (
  tx: Tx,
  { product_id }: MutationExternalImportArgs,
  { container, user }: RequestContext,
  accepted: readonly string[],
): Promise<ExternalItem[]> => {
  const into = await importInto(tx, container._id, product_id);
  const links: NewLink[] = [];
  const products = await holdProducts(tx, container._id, accepted);
  const rates = await ratesOf(tx, container._id, products);
  for (const product of products) {
    const made = importOf(product, into, rates);
    if (!made.ok) continue;
    const listing = await createListing(tx, container._id, made.params);
    links.push({ product, listing: listing._id });
    await tx
      .updateTable('external_products')
      .set({ left_out: jsonb([...made.left]) })
      .where('container_id', '=', container._id)
      .where('_id', '=', product._id)
      .execute();
  }
  await linkProducts(tx, container._id, links);
  await askForPictures(
    tx,
    { user },
    links.map(({ listing }) => listing),
  );
  return itemsById(tx, container._id, accepted);
};
