import type { PlatformId } from '../../../domain/platforms';
import type { Connector } from './shop';
import { woocommerce } from './woocommerce';

/** The connector of each platform; one that is missing is a type error. */
export const connectors: Readonly<Record<PlatformId, Connector>> = { woocommerce };
