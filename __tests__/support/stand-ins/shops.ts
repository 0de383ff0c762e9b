import type { PlatformId } from '../../../src/domain/platforms';
import { amazonStandIn } from './amazon';
import { bigCommerceStandIn } from './bigcommerce';
import { ebayStandIn } from './ebay';
import { etsyStandIn } from './etsy';
import type { ShopStandIn } from './shop-stand-in';
import { shopifyStandIn } from './shopify';
import { tiktokStandIn } from './tiktok';
import { wishStandIn } from './wish';
import { woocommerceStandIn } from './woocommerce';

/** The stand-in of each store platform: a platform without one is a type error, and one with it has the whole contract suite. */
export const SHOP_STAND_INS: Readonly<Record<PlatformId, () => ShopStandIn>> = {
  woocommerce: () => woocommerceStandIn(),
  shopify: () => shopifyStandIn(),
  etsy: () => etsyStandIn(),
  ebay: () => ebayStandIn(),
  tiktok: () => tiktokStandIn(),
  amazon: () => amazonStandIn(),
  bigcommerce: () => bigCommerceStandIn(),
  wish: () => wishStandIn(),
};
