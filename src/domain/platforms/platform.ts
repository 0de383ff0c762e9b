import type { Block, Connection, ConnectionField } from '../connections/connection';
import type { PlatformStoreField } from '../stores/store-fields';

/** What only some platforms can; the server's connectors say what each means. */
type PlatformCapability =
  | 'funds'
  | 'warehouses'
  | 'categories'
  | 'searchCategories'
  | 'specifics'
  | 'categoryVersion'
  | 'shippingProfiles'
  | 'publishPost'
  | 'refund'
  | 'cancelOrder'
  | 'orderStatuses'
  | 'products'
  | 'readProducts'
  | 'messages'
  | 'sendMessage'
  | 'isAnswering';

/** What a platform takes of a product at most; a number that is missing: as much as this product knows. */
interface PlatformLimits {
  /** Characters of a name. */
  readonly name?: number;
  readonly description?: number;
  readonly tags?: number;
  /** Characters of a tag. */
  readonly tag?: number;
  readonly images?: number;
  readonly variants?: number;
  /** Kinds of choice, such as Color and Size. */
  readonly options?: number;
  /** Characters of a SKU. */
  readonly sku?: number;
}

/** What a platform takes of a message to a buyer. */
export interface MessageLimits {
  /** Whereby a message finds its buyer: the conversation it answers, or the order it is about. */
  readonly to: 'thread' | 'order';
  /** Characters at most. */
  readonly most: number;
  /** Links to other places, and addresses of mailboxes, may stand in it. */
  readonly links: boolean;
}

/** A place where stores can be, as both sides know it: what a seller types to connect one, and what the place takes. */
export interface Platform<Name extends string = string, Can extends PlatformCapability = PlatformCapability> extends Connection<Name> {
  /** What it can beside what all can: screens offer nothing else. */
  readonly can: readonly Can[];
  readonly limits: PlatformLimits;
  /** Of a platform messages can be sent by (`sendMessage`). */
  readonly messages?: MessageLimits;
  /** The field that opens its blog, where what opens the shop does not. */
  readonly blogOpenedBy?: string;
  /** A product may stand in any category, whether others are below it or not. */
  readonly anyCategory?: true;
  /** A push takes a product over that was not made by one, where somebody said that it is the item's. */
  readonly adopts?: true;
  /** The trees of categories there are, where a platform has several; each market has one of them. */
  readonly categoryVersions?: readonly string[];
  /** Fields of a store that only some platforms have, and this one does. */
  readonly storeFields?: readonly PlatformStoreField[];
  /** The seller lets us in at the platform itself; `app`: by an application whoever runs the server registers there. */
  readonly door?: { readonly app: boolean };
  /** Where people find the shop; without a slash at the end. */
  readonly website: (block: Block<Name>) => string;
  /** Where whoever runs the shop at `website` looks at an order, by the shop's own id of it. */
  readonly orderPage: (website: string, id: string) => string;
}

/** A platform's description whose functions know its fields. */
export const describePlatform = <Name extends string, Can extends PlatformCapability = never>({
  fields,
  can,
  ...platform
}: Omit<Platform<NoInfer<Name>>, 'fields' | 'can'> & {
  readonly fields: Readonly<Record<Name, ConnectionField>>;
  readonly can: readonly Can[];
}): Platform<Name, Can> => ({ fields, can, ...platform });
