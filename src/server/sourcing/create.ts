import { PROVIDERS } from '../../domain/providers';
import { presetOf } from '../../domain/sources/preset';
import { htmlFromText } from '../../domain/listing/plain-html';
import { sql } from 'kysely';
import { newId } from '../db/ids';
import { jsonb } from '../db/json';
import { unixNow } from '../kernel/clock';
import { UserError } from '../kernel/errors';
import { operation, type MutationOperations } from '../kernel/operation';
import { accountOf } from './account';
import { findProduct, readMade } from './made';
import { nameVariants } from './names';
import { findPreset } from './rows';

/** Kinds of product (specification 1, §3). */
const TYPES: readonly string[] = ['apparel', 'alloverprint', 'giftaccessories', 'homedecorations', 'facemask', 'canvasposter', 'jewelry'];

const MOST_NAME = 255;

const amount = (typed: number | null | undefined, usual: number, most: number, field: string): number => {
  const value = typed ?? usual;
  if (Number.isFinite(value) && value >= 0 && value <= most) return value;
  throw new UserError('source.profit', { field, values: { most } });
};

/** Makes a product type of what a maker makes of a provider's product. */
export const productPresetFromProvider: MutationOperations['productPresetFromProvider'] = operation({
  rule: { module: 'item_preset', access: 'add' },
  prepare: async ({ params }, context) => {
    if (!TYPES.includes(params.type))
      throw new UserError('source.typeUnknown', { field: 'params.type', values: { type: params.type.slice(0, 40) } });
    const profit = {
      fix_profit: amount(params.fix_profit, 1, 100, 'params.fix_profit'),
      fixed_profit: amount(params.fixed_profit, 0, 100_000, 'params.fixed_profit'),
    };
    const account = await accountOf({ fulfilment: params.fulfilment }, context);
    const product = await findProduct(context.services, account, params.product);
    const told = await readMade(context.services, account, product.id, params.maker?.trim() || null, false);
    if (told.made.variants.length === 0) throw new UserError('source.noVariants', { field: 'params.product' });
    return { account, product, profit, ...told };
  },
  run: async (tx, { params }, { container }, { account, product, profit, maker, made }) => {
    const name = (params.name?.trim() || product.name).slice(0, MOST_NAME);
    const now = unixNow();
    const _id = newId();
    const { prety_attributes, attribute_specifics, fulfil_attributes, print_areas, shipping_costs, weight } = presetOf(
      product.name,
      made,
      maker.country,
      profit,
    );
    const itself = !PROVIDERS[account.type].can.includes('shelf');
    const inserted = await tx
      .insertInto('product_presets')
      .values({
        ...{ _id, name, provider: account.type, type: params.type, image: product.image, weight },
        raw_name: itself ? product.name : `${product.name} · ${maker.name}`,
        description: htmlFromText(product.description),
        prety_attributes: jsonb(prety_attributes),
        attribute_specifics: jsonb(attribute_specifics),
        fulfil_attributes: jsonb(fulfil_attributes),
        print_areas: jsonb(print_areas),
        shipping_costs: jsonb(shipping_costs),
        ...{ tags: sql<string[]>`'{}'`, favorite: false, garment: null },
        source: jsonb({
          ...{ fulfilment_id: account._id, provider: account.type, product: product.id, maker: itself ? '' : maker.id },
          ...{ checked_at: now, differences: [] },
        }),
        ...{ created_at: now, updated_at: now },
      })
      .onConflict((conflict) => conflict.columns(['container_id', 'provider', 'raw_name']).doNothing())
      .returning('_id')
      .executeTakeFirst();
    if (!inserted) throw new UserError('source.there', { code: 'CONFLICT', field: 'params.product', values: { name: product.name } });
    const costs = new Map(made.variants.map(({ sku, cost }) => [sku, cost]));
    await nameVariants(tx, {
      fulfilment_id: account._id,
      product_id: _id,
      variants: fulfil_attributes.map(({ sku, external_sku }) => ({ sku, external_sku, cost: costs.get(external_sku) ?? null })),
    });
    return findPreset(tx, container._id, _id);
  },
});
