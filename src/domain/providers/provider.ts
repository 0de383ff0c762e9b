import type { Block, Connection, ConnectionField } from '../connections/connection';
import { COURIER_LABEL, type LabelLimits } from '../postal/label-limits';
import type { ShippingMethod } from '../sales/shipping-services';

/** What only some providers can; the server's connectors say what each means. */
type ProviderCapability = 'catalogue' | 'shelf' | 'quote' | 'cancel' | 'balance' | 'addressCheck' | 'shippingMethods';

/** How orders come to a provider: by its interface; by a file somebody hands over; not at all, for it is a workshop of one's own. */
export type Handover = 'api' | 'csv' | 'own';

/** Somebody who makes what is sold, as both sides know them: what a seller types to connect an account, and what can be done through it. */
export interface Provider<Name extends string = string, Can extends ProviderCapability = ProviderCapability> extends Connection<Name> {
  readonly orders: Handover;
  /** What it can beside what all can: screens offer nothing else. */
  readonly can: readonly Can[];
  /** Where people look after the account; null: nowhere. */
  readonly website: (block: Block<Name>) => string | null;
  /** The limits of addresses on its labels; null: it has none. */
  readonly label: LabelLimits | null;
  /** The shipping methods its documentation names; empty: none can be chosen, or the account has to be asked (`shippingMethods`). */
  readonly methods: readonly ShippingMethod[];
}

interface Described<Name extends string, Can extends ProviderCapability> extends Pick<Provider, 'name' | 'orders'> {
  readonly fields: Readonly<Record<Name, ConnectionField>>;
  readonly can: readonly Can[];
  readonly identity?: readonly NoInfer<Name>[];
  /** Where people look after an account, of whatever seller. */
  readonly at?: string;
  /** The same where it depends on the seller. */
  readonly website?: (block: Block<NoInfer<Name>>) => string | null;
  readonly label?: LabelLimits | null;
  readonly methods?: readonly ShippingMethod[];
}

/** A provider's description whose functions know its fields. */
export const describeProvider = <Name extends string, Can extends ProviderCapability = never>({
  at = '',
  website = () => at || null,
  identity = [],
  label = COURIER_LABEL,
  methods = [],
  ...provider
}: Described<Name, Can>): Provider<Name, Can> => ({ ...provider, identity, label, methods, website, other: 'fulfilment.otherAccount' });
