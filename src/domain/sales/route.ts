/** A fulfilment as routing knows it: connected, not removed. */
export interface Maker {
  readonly _id: string;
  /** Its provider. */
  readonly type: string;
  readonly is_default: boolean;
}

/** What a variant of a product type is called at a fulfilment. */
export interface ListedVariant {
  readonly fulfilment_id: string;
  readonly product_id: string;
  readonly variant_sku: string;
  readonly provider_sku: string;
  /** Cents of a dollar a piece costs there; null: told with an order only. */
  readonly cost: number | null;
}

/** What was bought, once it is known. */
interface Wanted {
  readonly product_id: string;
  /** The provider the product type belongs to. */
  readonly provider: string;
  /** The variant by the product type's own SKU. */
  readonly variant_sku: string;
  /** A person's choice for this line. */
  readonly chosen: string | null;
}

export interface Route {
  readonly fulfilment_id: string;
  readonly provider_sku: string;
  readonly cost: number | null;
}

/**
 * Who makes a line: whom a person chose for it, else whoever is connected of the product type's own provider, else the default, where that one lists
 * it. A product type's SKUs are those of its own provider, unless a list says otherwise. Null: nobody.
 */
export const routeOf = (wanted: Wanted, makers: readonly Maker[], listed: readonly ListedVariant[]): Route | null => {
  const at = (maker: Maker): Route | null => {
    const found = listed.find(
      ({ fulfilment_id, product_id, variant_sku }) =>
        fulfilment_id === maker._id && product_id === wanted.product_id && variant_sku === wanted.variant_sku,
    );
    if (found) return { fulfilment_id: maker._id, provider_sku: found.provider_sku, cost: found.cost };
    // A workshop of one's own goes by our names as well.
    const knows = maker.type === wanted.provider || maker.type === 'private';
    return knows ? { fulfilment_id: maker._id, provider_sku: wanted.variant_sku, cost: null } : null;
  };
  const inTurn = [
    ...makers.filter(({ _id }) => _id === wanted.chosen),
    ...makers.filter(({ type }) => type === wanted.provider),
    ...makers.filter(({ is_default }) => is_default),
  ];
  for (const maker of inTurn) {
    const route = at(maker);
    if (route) return route;
  }
  return null;
};
