import { z } from 'zod';
import { standings } from '../fetched-product';
import type { FetchedProduct, FetchedProducts } from '../shop';
import type { Connection } from './access';
import { lookAt } from './changes';
import { WooClient, WooRefusal } from './client';
import { heldShape, heldVariationShape, isThere, isVariable, toProduct, type Held } from './held';
import { settingOf } from './settings';
import { pagesOfVariations } from './variation-list';

/** What its owner typed: what is meant to be shown is dressed up by the theme and its plugins, and a variation without a picture shows the product's. */
const AS_TYPED = { context: 'edit' };

/** Products of a page: builders of pages keep a lot with each, and an answer has to be of a size one takes. */
const AT_ONCE = 25;

/** One product after the other is asked for its variations. */
const wholeOnes = async (client: WooClient, held: readonly Held[], currency: string | null): Promise<readonly FetchedProduct[]> => {
  const whole: FetchedProduct[] = [];
  for (const each of held) {
    try {
      const variations = isVariable(each) ? await pagesOfVariations(client, each.id, heldVariationShape, AS_TYPED) : [];
      whole.push(toProduct(each, variations, currency));
    } catch (error) {
      // Deleted between two calls.
      if (!(error instanceof WooRefusal && error.status === 404)) throw error;
    }
  }
  return whole;
};

/** What changed since the cursor: a product counts as changed where one of its variations is. What was deleted for good no list tells. */
export async function* products(connection: Connection, cursor: string | null): AsyncIterable<FetchedProducts> {
  const client = new WooClient(connection);
  const currency = await settingOf(client, 'general', 'currency');
  const look = lookAt(connection, '/products', cursor, AT_ONCE);
  for await (const gone of look.trashed()) yield { products: [], gone, cursor };
  for await (const { rows, reached } of look.changed(heldShape, { status: 'any', ...AS_TYPED }))
    yield { products: await wholeOnes(client, rows.filter(isThere), currency), gone: [], cursor: reached };
}

/** A product a list does not show; undefined: it is gone. */
const findOne = async (client: WooClient, id: string): Promise<readonly Held[]> => {
  try {
    return [(await client.get(`/products/${id}`, AS_TYPED, heldShape)).data];
  } catch (error) {
    if (error instanceof WooRefusal && error.status === 404) return [];
    throw error;
  }
};

const ID = /^\d{1,18}$/;

/** What a list does not show is asked for one by one, since a list may leave out for many reasons. What lies in the trash is gone. */
export const readProducts = async (connection: Connection, ids: readonly string[]): Promise<ReadonlyMap<string, FetchedProduct | null>> => {
  const client = new WooClient(connection);
  const known = ids.filter((id) => ID.test(id));
  const found: Held[] = [];
  for (let at = 0; at < known.length; at += AT_ONCE) {
    const query = { include: known.slice(at, at + AT_ONCE).join(','), status: 'any', per_page: String(AT_ONCE), ...AS_TYPED };
    found.push(...(await client.get('/products', query, z.array(heldShape))).data);
  }
  const listed = new Set(found.map(({ id }) => String(id)));
  for (const id of known) if (!listed.has(id)) found.push(...(await findOne(client, id)));
  return standings(ids, await wholeOnes(client, found.filter(isThere), await settingOf(client, 'general', 'currency')));
};
