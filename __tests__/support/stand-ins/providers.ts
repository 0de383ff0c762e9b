import type { ConnectedProviderId } from '../../../src/server/connectors/providers/registry';
import { customcatStandIn } from './customcat';
import { dreamshipStandIn } from './dreamship';
import { geargagStandIn } from './geargag';
import { gearmentStandIn } from './gearment';
import { merchizeStandIn } from './merchize';
import { printifyStandIn } from './printify';
import { printwayStandIn } from './printway';
import type { ProviderStandIn } from './provider-stand-in';
import { scalableStandIn } from './scalable';
import { shineonStandIn } from './shineon';

/** The stand-in of each provider with a connector: one without is a type error, and one with it has the whole contract suite. */
export const PROVIDER_STAND_INS: Readonly<Record<ConnectedProviderId, () => ProviderStandIn>> = {
  printify: () => printifyStandIn(),
  customcat: () => customcatStandIn(),
  merchize: () => merchizeStandIn(),
  dreamship: () => dreamshipStandIn(),
  shineon: () => shineonStandIn(),
  printway: () => printwayStandIn(),
  geargag: () => geargagStandIn(),
  gearment: () => gearmentStandIn(),
  scalable: () => scalableStandIn(),
};
