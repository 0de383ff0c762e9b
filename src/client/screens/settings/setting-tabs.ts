/** The parts that are the shop's. */
export const SHOP_TABS = ['shop', 'invoice', 'rates', 'retention'] as const;

export type ShopTab = (typeof SHOP_TABS)[number];
