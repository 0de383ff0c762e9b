import type { ProductPreset } from '../../contract/generated/resolvers';
import { presetsById } from '../catalogue/preset-rows';
import { UserError } from '../kernel/errors';
import type { Tx } from '../kernel/context';

/** Product types with what is compared of them. */
export const comparedColumns = (tx: Tx, containerId: string) =>
  tx
    .selectFrom('product_presets')
    .select([
      ...(['_id', 'name', 'provider', 'prety_attributes', 'attribute_specifics', 'fulfil_attributes', 'price_addition'] as const),
      ...(['source', 'updated_at'] as const),
    ])
    .where('container_id', '=', containerId);

export type ComparedRow = Awaited<ReturnType<ReturnType<typeof comparedColumns>['executeTakeFirstOrThrow']>>;

export const presetGone = (): UserError => new UserError('preset.missing', { code: 'NOT_FOUND', field: '_id' });

export const findPreset = async (tx: Tx, containerId: string, id: string): Promise<ProductPreset> => {
  const [preset] = await presetsById(tx, containerId, [id]);
  if (!preset) throw presetGone();
  return preset;
};
