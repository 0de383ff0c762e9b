import type { Generated } from 'kysely';
import type { Block } from '../../domain/connections/connection';
import type { ProviderId } from '../../domain/providers';
import type { ShippingChoice } from '../../domain/sales/shipping-services';
import type { Settlement } from '../../domain/billing/wallet';
import type { StoreReason, StoreStatus } from '../connectors/connector';
import type { Sealed } from '../kernel/vault';

declare module '../db/schema' {
  interface Database {
    fulfilments: FulfilmentTable;
  }
}

interface FulfilmentTable {
  container_id: Generated<string>;
  _id: string;
  type: ProviderId;
  name: string;
  status: StoreStatus;
  /** Why it is not Valid, by the code of the sentence. */
  reason: StoreReason | null;
  /** When the provider first refused the credentials since they last worked. */
  refused_at: Generated<number | null>;
  auto: boolean;
  /** One of a container's that are not trashed. */
  is_default: boolean;
  settle: Generated<Settlement>;
  /** The address claims go to; empty: none. */
  claims_email: Generated<string>;
  /** The methods a seller chose for the shipping services of their stores. */
  shipping_choices: Generated<readonly ShippingChoice[]>;
  /** US dollars. */
  total_paid: Generated<number>;
  /** What the provider told is left there, in which currency, and when. */
  balance: number | null;
  balance_currency: string | null;
  balance_at: number | null;
  /** The provider's block as it is shown: masks for what is sealed. */
  config: Block;
  /** The rest of how the account is reached: JSON sealed by `connectors/secrets.ts`. */
  credentials: Sealed | '';
  /** `http://host:port` the seller connected it at: where the provider finds print files. */
  origin: string | null;
  /** When what the provider lists was last read; null: not yet. */
  catalogue_at: number | null;
  /** When what it makes was last read for somebody who chose from it; null: nobody did. */
  products_at: number | null;
  /** A trashed one is kept for its orders' sake, without its credentials; no list shows it. */
  trashed_at: number | null;
  created_at: number;
  updated_at: number;
}
