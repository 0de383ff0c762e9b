import type { Generated } from 'kysely';
import type { Maker } from '../connectors/providers/provider';

declare module '../db/schema' {
  interface Database {
    provider_products: ProviderProductTable;
    provider_makes: ProviderMakeTable;
  }
}

interface ProviderProductTable {
  container_id: Generated<string>;
  fulfilment_id: string;
  product: string;
  name: string;
  description: string;
  /** Where its provider shows it. */
  image: string | null;
  /** By which it is asked for here, see `pictures.ts`. */
  image_key: string | null;
  brand: string | null;
  kept_at: number;
}

interface Postage {
  readonly cost: number;
  readonly additional_cost: number;
}

/** A thing as one maker makes it; money in dollars. */
export interface KeptMade {
  readonly variants: readonly {
    readonly sku: string;
    readonly options: readonly { readonly name: string; readonly value: string }[];
    readonly cost: number | null;
    readonly available: boolean;
  }[];
  readonly areas: readonly { readonly area: string; readonly width: number; readonly height: number; readonly dpi: number | null }[];
  readonly weight: number | null;
  readonly domestic: Postage | null;
  readonly international: Postage | null;
}

interface ProviderMakeTable {
  container_id: Generated<string>;
  fulfilment_id: string;
  product: string;
  /** The id of a `Maker`. */
  maker: Maker['id'];
  maker_name: string;
  country: string | null;
  made: KeptMade;
  kept_at: number;
}
