import { currencyDigits } from '../currency';
import type { PlatformId } from '.';

// These stand apart from the descriptions, so that a screen that shows prices need not load all platforms.

/** Platforms that take a product as a whole only, so every push sends prices. */
const WITH_EVERY_PUSH: ReadonlySet<PlatformId> = new Set(['amazon', 'ebay']);

/** Currencies a platform takes in whole units, though ISO 4217 gives them hundredths. */
const WHOLE_CURRENCIES: ReadonlyMap<string, readonly string[]> = new Map<PlatformId, readonly string[]>([['tiktok', ['IDR']]]);

/** Whether a push of these parts of a product that is on sale already tells its prices. `parts` undefined: of everything. */
export const sendsPrices = (platform: PlatformId, parts: { readonly variants: boolean } | undefined): boolean =>
  parts === undefined || parts.variants || WITH_EVERY_PUSH.has(platform);

/** Decimals a platform takes of prices in a currency. `platform` null: not known yet. */
export const digitsTaken = (currency: string, platform: string | null): number =>
  platform !== null && WHOLE_CURRENCIES.get(platform)?.includes(currency) ? 0 : currencyDigits(currency);
