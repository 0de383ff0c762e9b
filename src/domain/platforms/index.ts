import { bigcommerce } from './bigcommerce';
import { ebay } from './ebay';
import { etsy } from './etsy';
import type { Platform } from './platform';
import { shopify } from './shopify';
import { woocommerce } from './woocommerce';

const descriptions = { woocommerce, shopify, etsy, ebay, bigcommerce };

export type PlatformId = keyof typeof descriptions;

/** What a platform can beside what all can, by its description. */
export type CapabilityOf<Id extends PlatformId> = (typeof descriptions)[Id]['can'][number];

/** The platforms a store can be on. A new one is a line above; the compiler then names the rest. */
export const PLATFORMS: Readonly<Record<PlatformId, Platform>> = descriptions;

export const isPlatformId = (id: string): id is PlatformId => Object.hasOwn(PLATFORMS, id);
export const PLATFORM_IDS: readonly PlatformId[] = Object.keys(PLATFORMS).filter(isPlatformId);
