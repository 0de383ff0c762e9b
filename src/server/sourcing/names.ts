import type { Tx } from '../kernel/context';
import { unixNow } from '../kernel/clock';

interface Named {
  readonly fulfilment_id: string;
  readonly product_id: string;
  /** Our SKUs, with the provider's and what a piece costs, in dollars. */
  readonly variants: readonly { readonly sku: string; readonly external_sku: string; readonly cost: number | null }[];
}

/** Rows that are written at a time. */
const WRITTEN = 1000;

/** Says what a provider calls the variants of a product type, as somebody chose: orders find their way by it, whatever else is listed there. */
export const nameVariants = async (tx: Tx, { fulfilment_id, product_id, variants }: Named): Promise<void> => {
  const updated_at = unixNow();
  for (let from = 0; from < variants.length; from += WRITTEN) {
    await tx
      .insertInto('provider_variants')
      .values(
        variants.slice(from, from + WRITTEN).map(({ sku, external_sku, cost }) => ({
          ...{ fulfilment_id, product_id, variant_sku: sku, provider_sku: external_sku, by_hand: true, updated_at },
          cost: cost === null ? null : Math.round(cost * 100),
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['container_id', 'fulfilment_id', 'product_id', 'variant_sku']).doUpdateSet((row) => ({
          provider_sku: row.ref('excluded.provider_sku'),
          cost: row.ref('excluded.cost'),
          by_hand: row.ref('excluded.by_hand'),
          updated_at: row.ref('excluded.updated_at'),
        })),
      )
      .execute();
  }
};
