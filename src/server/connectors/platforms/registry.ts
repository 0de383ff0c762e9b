import type { CapabilityOf, PlatformId } from '../../../domain/platforms';
import type { Access, Outside } from '../connector';
import { amazon } from './amazon';
import { bigcommerce } from './bigcommerce';
import { ebay } from './ebay';
import { etsy } from './etsy';
import type { Capabilities, Capability, Connector, Door, Shop } from './shop';
import { shopify } from './shopify';
import { tiktok } from './tiktok';
import { wish } from './wish';
import { woocommerce } from './woocommerce';

/** The connector of each platform, with what its description says it can; one that is missing, or can less or more, is a type error. */
const connectors: { readonly [Id in PlatformId]: Connector<CapabilityOf<Id>> } = {
  woocommerce,
  shopify,
  etsy,
  ebay,
  tiktok,
  amazon,
  bigcommerce,
  wish,
};

/** A shop whose platform is known at run time only: what it can beside the rest may be missing. */
export type AnyShop = Shop & Partial<Pick<Capabilities, Capability>>;

/** How a seller lets us in at the platform itself; undefined where keys are typed. */
export const doorOf = (id: PlatformId): Door | undefined => connectors[id].door;

/** Opens the shop behind what is kept of it; nothing is called yet. */
export const openShop = (id: PlatformId, access: Access, outside: Outside): AnyShop => connectors[id].open(access, outside);
