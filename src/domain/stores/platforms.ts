/** The platforms a store can be on, by id, with the name people know them by. A new one is a name here; the compiler then names the rest. */
export const PLATFORM_NAMES = { woocommerce: 'WooCommerce' } as const;

export type PlatformId = keyof typeof PLATFORM_NAMES;

export const isPlatformId = (id: string): id is PlatformId => Object.hasOwn(PLATFORM_NAMES, id);
export const PLATFORMS: readonly PlatformId[] = Object.keys(PLATFORM_NAMES).filter(isPlatformId);
