import type { PlatformId } from '../../../src/domain/platforms';
import { amazonStandIn } from './amazon';
import type { ShopStandIn } from './shop-stand-in';
import { woocommerceStandIn } from './woocommerce';

/** The stand-in of each store platform; a platform that is added gets the whole contract suite by a line here. */
export const SHOP_STAND_INS: Readonly<Partial<Record<PlatformId, () => ShopStandIn>>> = {
  woocommerce: woocommerceStandIn,
  amazon: amazonStandIn,
};
