import { ConnectorError } from '../connectors/connector';
import { Mutation as external } from '../external/operations';
import { readStore, recordRead } from '../external/read';
import { READ_EVERY } from '../external/fetch-job';
import type { RequestContext } from '../kernel/context';
import { makeKey, SHOPS, websiteOf } from '../sandbox';
import { perform } from './acting';
import { DEMO_DESIGNS, PERSONAL_MUG } from './trade-designs';

type Shop = (typeof SHOPS)[number];

/** What shops of the sandbox sold before their owner came here: names no item has. */
const OWN_PRODUCTS = [
  { name: 'Harbour calendar', regular_price: '18.00', description: '<p>Twelve harbours, one for each month.</p>', tags: ['calendar'] },
  { name: 'Lighthouse postcard set', regular_price: '9.50', description: '<p>Eight postcards on thick paper.</p>', tags: ['paper'] },
  { name: 'Linen apron, sand', regular_price: '32.00', description: '<p>Washed linen, one size.</p>', tags: ['kitchen'], status: 'draft' },
  { name: 'Winter candle', regular_price: '14.00', description: '<p>Burns for forty hours.</p>', tags: ['home'], status: 'pending' },
] as const;

/** Pushed there once, and deleted at the shop since. */
const DELETED = { name: PERSONAL_MUG.name, sku: 'MUG-OF-BEFORE', regular_price: '16.00', description: '<p>A mug.</p>' };

/** The sandbox shop's REST interface, as its owner's own tools call it. */
const ownerOf = async ({ services, origin }: RequestContext, shop: Shop) => {
  const { key, secret } = await makeKey(services, shop.slug);
  const authorization = `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`;
  return async (method: string, path: string, body?: object): Promise<{ readonly id: number }> => {
    const answer = await fetch(`${websiteOf({ ...shop, origin })}/wp-json/wc/v3${path}`, {
      method,
      headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`The sandbox's shop answered ${answer.status} to ${method} ${path}.`);
    return (await answer.json()) as { readonly id: number };
  };
};

const storeAt = ({ services, container, origin }: RequestContext, shop: Shop) =>
  services.inContainer(container._id, (tx) =>
    tx
      .selectFrom('stores')
      .select('_id')
      .where('container_id', '=', container._id)
      .where('website', '=', websiteOf({ ...shop, origin }))
      .where('trashed_at', 'is', null)
      .executeTakeFirst(),
  );

const read = async ({ services, container }: RequestContext, store_id: string, signal: AbortSignal): Promise<void> => {
  const ref = { container_id: container._id, store_id };
  // As where somebody waits for it: what is gone is looked for at once.
  const whole = await readStore(services, ref, signal, async () => undefined);
  await services.inContainer(container._id, (tx) => recordRead(tx, ref, whole, READ_EVERY));
};

const productOf = ({ services, container }: RequestContext, storeId: string, name: string) =>
  services.inContainer(container._id, (tx) =>
    tx
      .selectFrom('external_products')
      .select(['_id', 'platform_id'])
      .where('container_id', '=', container._id)
      .where('store_id', '=', storeId)
      .where('name', '=', name)
      .executeTakeFirst(),
  );

/** Of a pushed product the shop's owner changed the text; another one was deleted there, which an item was linked to. */
const changeAtShops = async (context: RequestContext, [first, second]: readonly [Shop, Shop], signal: AbortSignal): Promise<void> => {
  const [at, beside] = [await storeAt(context, first), await storeAt(context, second)];
  if (!at || !beside) return;
  const [owner, other] = [await ownerOf(context, first), await ownerOf(context, second)];
  for (const { tags, ...product } of OWN_PRODUCTS)
    await other('POST', '/products', { ...product, type: 'simple', sku: '', tags: tags.map((name) => ({ name })) });
  const { id } = await other('POST', '/products', { ...DELETED, type: 'simple' });
  await read(context, at._id, signal);
  await read(context, beside._id, signal);
  const mug = await context.services.inContainer(context.container._id, (tx) =>
    tx
      .selectFrom('item_infos')
      .select('_id')
      .where('container_id', '=', context.container._id)
      .where('name', '=', PERSONAL_MUG.name)
      .executeTakeFirst(),
  );
  const deleted = await productOf(context, beside._id, DELETED.name);
  if (mug && deleted) await perform(external.externalLink, { _id: deleted._id, item_info_id: mug._id }, context);
  await other('DELETE', `/products/${id}?force=true`);
  const pushed = await productOf(context, at._id, DEMO_DESIGNS[0]?.name ?? '');
  if (pushed)
    await owner('PUT', `/products/${pushed.platform_id}`, {
      description: '<p>Printed for you within two days. Wash it inside out, cold.</p>',
    });
  await read(context, at._id, signal);
  await read(context, beside._id, signal);
};

/** Shops that were sold at before, and changed since: some live products in every state. Once; a second start changes nothing. */
export const makeExternal = async (context: RequestContext, signal: AbortSignal): Promise<void> => {
  const [first, second] = SHOPS;
  const { services, container } = context;
  const known = await services.inContainer(container._id, (tx) =>
    tx.selectFrom('external_products').select('_id').where('container_id', '=', container._id).limit(1).executeTakeFirst(),
  );
  if (known || !first || !second) return;
  try {
    await changeAtShops(context, [first, second], signal);
  } catch (error) {
    // The demo goes on without: reading the stores by hand brings the same.
    if (!(error instanceof ConnectorError)) throw error;
  }
};
