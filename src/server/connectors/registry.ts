import type { Connector } from './connector';
import { woocommerce } from './woocommerce';

/** Platforms a store can be on. A new one costs its file and its line here. */
export type PlatformId = 'woocommerce';

export const connectors: Record<PlatformId, Connector> = { woocommerce };

export const isPlatformId = (id: string): id is PlatformId => Object.hasOwn(connectors, id);
