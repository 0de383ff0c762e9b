import { customcat } from './customcat';
import { dreamship } from './dreamship';
import { geargag } from './geargag';
import { gearment } from './gearment';
import { geekpod } from './geekpod';
import { lenful } from './lenful';
import { merchize } from './merchize';
import { onos } from './onos';
import { printify } from './printify';
import { printway } from './printway';
import { ownWorkshop } from './private';
import type { Provider } from './provider';
import { scalable } from './scalable';
import { shineon } from './shineon';

const descriptions = {
  printify,
  customcat,
  merchize,
  geargag,
  gearment,
  dreamship,
  shineon,
  printway,
  scalable,
  onos,
  geekpod,
  lenful,
  private: ownWorkshop,
};

export type ProviderId = keyof typeof descriptions;

/** What a provider can beside what all can, by its description. */
export type ProviderCan<Id extends ProviderId> = (typeof descriptions)[Id]['can'][number];

/** The providers orders can be made by (specification 1, §3). A new one is a line above; the compiler then names the rest. */
export const PROVIDERS: Readonly<Record<ProviderId, Provider>> = descriptions;

export const isProviderId = (id: string): id is ProviderId => Object.hasOwn(PROVIDERS, id);
export const PROVIDER_IDS: readonly ProviderId[] = Object.keys(PROVIDERS).filter(isProviderId);
