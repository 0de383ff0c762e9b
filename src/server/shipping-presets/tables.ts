import type { Generated } from 'kysely';
import type { ShippingTerms } from '../../domain/shipping-presets/preset';

declare module '../db/schema' {
  interface Database {
    shipping_presets: ShippingPresetTable;
  }
}

export interface ShippingPresetTable extends Pick<
  ShippingTerms,
  'name' | 'handling' | 'domestic' | 'international' | 'returns' | 'platform_ids' | 'store_ids'
> {
  container_id: Generated<string>;
  _id: string;
  is_default: boolean;
  excluded: string[];
  /** Dollars one piece costs by the cheapest service. */
  cheapest: number;
  created_at: number;
  updated_at: number;
}
