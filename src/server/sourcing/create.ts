import { htmlFromText } from '../../domain/listing/plain-html';
import { PROVIDERS } from '../../domain/providers';
import { presetOf } from '../../domain/sources/preset';
import { createPreset } from '../catalogue/preset-save';
import { jsonb } from '../db/json';
import { recordPreview } from '../files';
import { unixNow } from '../kernel/clock';
import { UserError } from '../kernel/errors';
import { operation, type MutationOperations } from '../kernel/operation';
import { accountOf } from './account';
import { findProduct, readMade } from './made';
import { nameVariants } from './names';
import { takePicture } from './pictures';

/** Makes a product type of what a maker makes of a provider's product. */
export const productPresetFromProvider: MutationOperations['productPresetFromProvider'] = operation({
  rule: { module: 'item_preset', access: 'add' },
  prepare: async ({ params }, context) => {
    const account = await accountOf({ fulfilment: params.fulfilment }, context);
    const product = await findProduct(context.services, account, params.product);
    const told = await readMade(context.services, account, product.id, params.maker?.trim() || null, false);
    if (told.made.variants.length === 0) throw new UserError('source.noVariants', { field: 'params.product' });
    const picture = product.image ? await takePicture(context.services, context.container._id, product.image) : null;
    return { account, product, picture, ...told };
  },
  run: async (tx, { params }, { container, user }, { account, product, picture, maker, made }) => {
    const { type, fix_profit, fixed_profit } = params;
    const itself = !PROVIDERS[account.type].can.includes('shelf');
    const fields = presetOf(product.name, made, maker.country, { fix_profit: fix_profit ?? 1, fixed_profit: fixed_profit ?? 0 });
    const preset = await createPreset(tx, container._id, {
      ...fields,
      ...{ type, provider: account.type, name: params.name?.trim() || product.name },
      // Two workshops' products are two, though they have one name.
      raw_name: itself ? product.name : `${product.name} · ${maker.name}`,
      description: htmlFromText(product.description),
      ...(picture && { image: { _id: (await recordPreview(tx, container._id, picture, user._id))._id } }),
    });
    const source = {
      ...{ fulfilment_id: account._id, provider: account.type, product: product.id, maker: itself ? '' : maker.id },
      ...{ checked_at: unixNow(), differences: [] },
    };
    await tx
      .updateTable('product_presets')
      .set({ source: jsonb(source) })
      .where('container_id', '=', container._id)
      .where('_id', '=', preset._id)
      .execute();
    const costs = new Map(made.variants.map(({ sku, cost }) => [sku, cost]));
    await nameVariants(tx, {
      fulfilment_id: account._id,
      product_id: preset._id,
      variants: fields.fulfil_attributes.map(({ sku, external_sku }) => ({ sku, external_sku, cost: costs.get(external_sku) ?? null })),
    });
    return { ...preset, source };
  },
});
