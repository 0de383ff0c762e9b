import { takeOver } from '../../domain/sources/differences';
import { jsonb } from '../db/json';
import { unixNow } from '../kernel/clock';
import { UserError } from '../kernel/errors';
import type { MutationOperations } from '../kernel/operation';
import { requireVersion } from '../kernel/version';
import { nameVariants } from './names';
import { comparedColumns, findPreset, presetGone } from './rows';

/** Takes over what a provider has changed, as it was last compared: all of it or none. */
export const productPresetAccept: MutationOperations['productPresetAccept'] = {
  rule: { module: 'item_preset', access: 'update' },
  run: async (tx, { _id, updated_at, external_skus }, { container }) => {
    const preset = await comparedColumns(tx, container._id).where('_id', '=', _id.trim()).forUpdate().executeTakeFirst();
    if (!preset) throw presetGone();
    requireVersion(preset, updated_at);
    const { source } = preset;
    if (!source) throw new UserError('source.ownProduct', { code: 'CONFLICT' });
    const wanted = source.differences.filter(({ external_sku }) => external_skus?.includes(external_sku) ?? true);
    if (wanted.length === 0) throw new UserError('source.nothingToAccept', { code: 'CONFLICT', field: 'external_skus' });
    const kept =
      source.fulfilment_id &&
      (await tx
        .selectFrom('provider_makes')
        .select('made')
        .where('container_id', '=', container._id)
        .where('fulfilment_id', '=', source.fulfilment_id)
        .where('product', '=', source.product)
        .$if(source.maker !== '', (rows) => rows.where('maker', '=', source.maker))
        .executeTakeFirst());
    const made = (kept || undefined)?.made.variants ?? [];
    // What was said of a variant in the meantime is not compared: what is taken over is what people were shown.
    const { prety_attributes, attribute_specifics, fulfil_attributes } = takeOver(preset, wanted as Parameters<typeof takeOver>[1], made);
    const taken = new Set(wanted.map(({ external_sku }) => external_sku));
    await tx
      .updateTable('product_presets')
      .set({
        prety_attributes: jsonb(prety_attributes),
        attribute_specifics: jsonb(attribute_specifics),
        fulfil_attributes: jsonb(fulfil_attributes),
        source: jsonb({ ...source, differences: source.differences.filter(({ external_sku }) => !taken.has(external_sku)) }),
        updated_at: unixNow(),
      })
      .where('container_id', '=', container._id)
      .where('_id', '=', preset._id)
      .execute();
    if (source.fulfilment_id) {
      const costs = new Map(attribute_specifics.map(({ sku, base_price }) => [sku, base_price]));
      await nameVariants(tx, {
        fulfilment_id: source.fulfilment_id,
        product_id: preset._id,
        variants: fulfil_attributes.map(({ sku, external_sku }) => ({ sku, external_sku, cost: costs.get(sku) ?? null })),
      });
    }
    return findPreset(tx, container._id, preset._id);
  },
};
