import type { ProviderCan, ProviderId } from '../../../domain/providers';
import type { Access, Outside } from '../connector';
import { customcat } from './customcat';
import { dreamship } from './dreamship';
import { geargag } from './geargag';
import { gearment } from './gearment';
import { merchize } from './merchize';
import { printify } from './printify';
import { printway } from './printway';
import type { Provider, ProviderCapabilities, ProviderConnector } from './provider';
import { scalable } from './scalable';
import { shineon } from './shineon';

/** The connector of each provider, with what its description says it can; null: orders cannot be sent there from here. */
const connectors = {
  printify,
  customcat,
  merchize,
  geargag,
  gearment,
  dreamship,
  shineon,
  printway,
  scalable,
  onos: null,
  geekpod: null,
  lenful: null,
  private: null,
} satisfies { readonly [Id in ProviderId]: ProviderConnector<ProviderCan<Id>> | null };

/** Providers orders can be sent to from here. */
export type ConnectedProviderId = { [Id in ProviderId]: (typeof connectors)[Id] extends null ? never : Id }[ProviderId];

/** An account whose provider is known at run time only: what it can beside the rest may be missing. */
export type AnyProvider = Provider & Partial<ProviderCapabilities>;

const all: Readonly<Record<ProviderId, { open(access: Access, outside: Outside): AnyProvider } | null>> = connectors;

/** Opens the account behind what is kept of it; nothing is called yet. Null: its provider has no connector. */
export const openProvider = (id: ProviderId, access: Access, outside: Outside): AnyProvider | null =>
  all[id]?.open(access, outside) ?? null;
