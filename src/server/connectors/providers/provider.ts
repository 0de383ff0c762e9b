import type { GateCode } from '../../../domain/sales/gates';
import type { ShippingMethod } from '../../../domain/sales/shipping-services';
import type { Access, Outside } from '../connector';
import type { Money } from '../platforms/shop';

/** Where a parcel goes. */
export interface Destination {
  readonly first_name: string;
  readonly last_name: string;
  readonly company: string | null;
  readonly address_1: string;
  readonly address_2: string | null;
  readonly city: string;
  readonly state: string | null;
  readonly postcode: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly email: string | null;
  readonly phone: string | null;
}

/** What is printed on one area: the file covers all of it. */
export interface PrintFile {
  /** By the provider's own word. */
  readonly area: string;
  /** Absolute; it stays as it is for a week at least. */
  readonly url: string;
  /** How large it is printed; missing: nobody knows. */
  readonly inches?: { readonly width: number; readonly height: number };
}

/** Pieces of one order that one provider is to make. */
export interface OutgoingOrder {
  /** Ours, unique: the mark by which the order is known again. */
  readonly reference: string;
  readonly to: Destination;
  /** Of the provider's own methods; null: its usual one. */
  readonly shipping_method: string | null;
  readonly lines: readonly {
    readonly line_id: string;
    /** The provider's own. */
    readonly sku: string;
    readonly quantity: number;
    readonly print_files: readonly PrintFile[];
  }[];
  /** What the buyer is told with a gift. */
  readonly gift_message: string | null;
}

/** `held`: the provider waits for something, and says what. `rejected`: it will not make the order. */
export type ProviderStatus = 'submitted' | 'production' | 'held' | 'shipped' | 'cancelled' | 'rejected';

interface ProviderParcel {
  readonly tracking_number: string;
  /** By the provider's own word. */
  readonly courier: string;
  readonly tracking_url: string | null;
  /** Our lines, with the pieces of each in it; empty: the provider does not say. */
  readonly lines: readonly { readonly line_id: string; readonly quantity: number }[];
  /** Unix seconds. */
  readonly shipped_at: number | null;
  readonly delivered_at: number | null;
}

/** An order as the provider tells it. */
export interface ProviderOrder {
  readonly external_id: string;
  readonly reference: string;
  readonly status: ProviderStatus;
  /** In the provider's words: why it is held, rejected or cancelled. */
  readonly reason: string | null;
  /** Everything it takes for it; null: it does not say, or not yet. */
  readonly cost: Money | null;
  readonly parcels: readonly ProviderParcel[];
}

/** A thing a provider makes, in one of its forms. */
export interface CatalogueVariant {
  readonly sku: string;
  readonly product: string;
  readonly options: readonly { readonly name: string; readonly value: string }[];
  readonly cost: Money | null;
  readonly areas: readonly { readonly area: string; readonly width: number; readonly height: number; readonly dpi: number | null }[];
  readonly available: boolean;
}

/** A thing a provider makes, as it is chosen from. What its interface does not tell is null or empty. */
export interface ListedProduct {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly image: string | null;
  readonly brand: string | null;
}

/** Who makes it, where a provider has several workshops; else the provider itself. */
export interface Maker {
  readonly id: string;
  readonly name: string;
  /** ISO 3166-1 alpha-2, where it is sent from; null: not told. */
  readonly country: string | null;
}

/** What sending costs: of the first piece, and of each more in the same parcel. */
export interface Postage {
  readonly cost: Money;
  readonly additional: Money;
}

/** A thing as one maker makes it. */
export interface MadeProduct {
  readonly variants: readonly Omit<CatalogueVariant, 'product' | 'areas'>[];
  readonly areas: CatalogueVariant['areas'];
  /** Grams of one piece; null: not told. */
  readonly weight: number | null;
  readonly shipping: {
    /** Within the maker's own country. */
    readonly domestic: Postage | null;
    readonly international: Postage | null;
  };
}

/** What a provider makes, thing by thing: for somebody who chooses. */
export interface Shelf {
  /** All there is, page by page; `made` where the list tells that too. */
  products(): AsyncIterable<readonly { readonly product: ListedProduct; readonly made?: MadeProduct }[]>;
  makers(product: string): Promise<readonly Maker[]>;
  /** Null: it is made there no more. */
  made(product: string, maker: string): Promise<MadeProduct | null>;
}

export interface Quote {
  /** Null: the provider tells what they cost only once it has the order. */
  readonly items: Money | null;
  readonly shipping: Money;
  readonly tax: Money | null;
  readonly methods: readonly { readonly id: string; readonly name: string; readonly cost: Money }[];
}

/** A provider's yes or no. */
export type CancelAnswer = { readonly cancelled: true } | { readonly cancelled: false; readonly reason: string };

/** Why a provider sends nothing to an address; `reason` is in its words. */
interface AddressRefusal {
  readonly code: Exclude<GateCode<'address'>, 'verifying'>;
  readonly reason: string;
}

/** What only some providers can. A description says which (`can`), and the compiler that its connector has them and no others. */
export interface ProviderCapabilities {
  /** Everything it makes, page by page; where it takes a call for each product, only products whose name is `wanted`. */
  catalogue(wanted?: (product: string) => boolean): AsyncIterable<readonly CatalogueVariant[]>;
  /** The same for somebody who chooses, where it can be asked for thing by thing. */
  shelf(): Shelf;
  /** What an order would cost; orders nothing. */
  quote(order: OutgoingOrder): Promise<Quote>;
  cancel(order: { readonly reference: string; readonly external_id: string }): Promise<CancelAnswer>;
  /** What is left to spend; null: it does not tell that of this account. */
  balance(): Promise<Money | null>;
  /** The shipping methods of the account, where no documentation lists them. */
  shippingMethods(): Promise<readonly ShippingMethod[]>;
  /** Whether mail can be delivered there; null: it can. The lines tell what would be sent. */
  addressCheck(order: Pick<OutgoingOrder, 'to' | 'lines'>): Promise<AddressRefusal | null>;
}

type ProviderCapability = keyof ProviderCapabilities;

/** One seller's account at a provider that takes orders over an interface. Every call throws `ConnectorError` when it fails. */
export interface Provider {
  /** Tries the credentials with calls that change nothing; tells what was learned of the account. */
  test(): Promise<Access>;
  /**
   * Makes the provider hold the order exactly once, however often it is called: looks it up by its reference first where an earlier call may have
   * acted. A refusal is an order that is `rejected`; what may succeed later is thrown.
   */
  submit(order: OutgoingOrder): Promise<ProviderOrder>;
  /** The order as it stands; null: the provider has none of that reference. */
  find(order: { readonly reference: string; readonly external_id: string | null }): Promise<ProviderOrder | null>;
}

/** One fulfilment provider, with what it can beside what all can. */
export interface ProviderConnector<Can extends ProviderCapability = never> {
  /** The account behind what is kept of it; nothing is called yet. Throws when `access` is not this provider's. */
  open(access: Access, outside: Outside): Provider & Pick<ProviderCapabilities, Can>;
}
