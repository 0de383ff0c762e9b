import type { PlatformId } from '../../../src/domain/platforms';
import type { ShopStandIn } from './shop-stand-in';
import { woocommerceStandIn } from './woocommerce';
import { shopifyStandIn } from './shopify';
import { etsy } from './etsy';
import { ebay } from './ebay';
import { tiktokStandIn } from './tiktok';
import { amazonStandIn } from './amazon';
import { bigCommerceStandIn } from './bigcommerce';
import { wishStandIn } from './wish';

/** The stand-in of each store platform; a platform that is added gets the whole contract suite by a line here. */
export const SHOP_STAND_INS: Readonly<Partial<Record<PlatformId, () => ShopStandIn>>> = {
  woocommerce: () => woocommerceStandIn(),
  shopify: () => shopifyStandIn(),
  etsy: () => etsy(),
  ebay: () => ebay(),
  tiktok: () => tiktokStandIn(),
  amazon: () => amazonStandIn(),
  bigcommerce: () => bigCommerceStandIn(),
  wish: () => wishStandIn(),
};
