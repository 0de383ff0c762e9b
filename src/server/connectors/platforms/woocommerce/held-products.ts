import { z } from 'zod';
import { chunksOf } from '../../../kernel/group-by';
import { doOneByOne } from '../../one-by-one';
import { askEachProduct, standings } from '../fetched-product';
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

/** A product with its variations; none: it was deleted between two calls. */
const wholeOf = async (client: WooClient, held: Held | undefined, currency: string | null): Promise<readonly FetchedProduct[]> => {
  if (!held) return [];
  try {
    const variations = isVariable(held) ? await pagesOfVariations(client, held.id, heldVariationShape, AS_TYPED) : [];
    return [toProduct(held, variations, currency)];
  } catch (error) {
    if (error instanceof WooRefusal && error.status === 404) return [];
    throw error;
  }
};

/** Products with their variations, as far as those can be read. */
const wholeOnes = (client: WooClient, held: readonly Held[], currency: string | null, signal: AbortSignal | undefined) => {
  const byId = new Map(held.map((each) => [String(each.id), each]));
  return askEachProduct([...byId.keys()], signal, (id) => wholeOf(client, byId.get(id), currency), true);
};

/** What changed since the cursor: a product counts as changed where one of its variations is. What was deleted for good no list tells. */
export async function* products(connection: Connection, cursor: string | null): AsyncIterable<FetchedProducts> {
  const client = new WooClient(connection);
  const currency = await settingOf(client, 'general', 'currency');
  const look = lookAt(connection, '/products', cursor, AT_ONCE);
  for await (const gone of look.trashed()) yield { products: [], gone, cursor };
  for await (const { rows, reached } of look.changed(heldShape, { status: 'any', ...AS_TYPED })) {
    const { found, unknown } = await wholeOnes(client, rows.filter(isThere), currency, connection.signal);
    yield { products: found, gone: [], unread: [...unknown], cursor: reached };
  }
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
  await doOneByOne('products', chunksOf(known, AT_ONCE), connection.signal, async (some) => {
    const query = { include: some.join(','), status: 'any', per_page: String(AT_ONCE), ...AS_TYPED };
    found.push(...(await client.get('/products', query, z.array(heldShape))).data);
  });
  const listed = new Set(found.map(({ id }) => String(id)));
  const rest = known.filter((id) => !listed.has(id));
  const asked = await askEachProduct(rest, connection.signal, (id) => findOne(client, id), listed.size > 0);
  const there = [...found, ...asked.found].filter(isThere);
  const whole = await wholeOnes(client, there, await settingOf(client, 'general', 'currency'), connection.signal);
  return standings(ids, whole.found, new Set([...asked.unknown, ...whole.unknown]));
};
