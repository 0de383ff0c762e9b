import type { ConnectedProviderId } from '../../../src/server/connectors/providers/registry';
import { customcatStandIn } from './customcat';
import { gearmentStandIn } from './gearment';
import { merchizeStandIn } from './merchize';
import { printifyStandIn } from './printify';
import type { ProviderStandIn } from './provider-stand-in';

/** The stand-in of each provider with a connector: one without is a type error, and one with it has the whole contract suite. */
export const PROVIDER_STAND_INS: Readonly<Record<ConnectedProviderId, () => ProviderStandIn>> = {
  printify: () => printifyStandIn(),
  customcat: () => customcatStandIn(),
  merchize: () => merchizeStandIn(),
  gearment: () => gearmentStandIn(),
};
