import type { PlatformId } from '../../../src/domain/platforms';
import type { ShopStandIn } from './shop-stand-in';
import { shopifyStandIn } from './shopify';
import { etsy } from './etsy';
import { ebay } from './ebay';
import { bigCommerceStandIn } from './bigcommerce';

/** The stand-in of each store platform; a platform that is added gets the whole contract suite by a line here. */
export const SHOP_STAND_INS: Readonly<Partial<Record<PlatformId, () => ShopStandIn>>> = {
  shopify: () => shopifyStandIn(),
  etsy: () => etsy(),
  ebay: () => ebay(),
  bigcommerce: () => bigCommerceStandIn(),
};
