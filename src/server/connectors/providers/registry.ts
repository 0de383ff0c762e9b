import type { ProviderCan, ProviderId } from '../../../domain/providers';
import type { Access, Outside } from '../connector';
import { printify } from './printify';
import type { Provider, ProviderCapabilities, ProviderConnector } from './provider';

/** The connector of each provider, with what its description says it can; null: orders cannot be sent there from here. */
const connectors: { readonly [Id in ProviderId]: ProviderConnector<ProviderCan<Id>> | null } = {
  printify,
  customcat: null,
  merchize: null,
  geargag: null,
  gearment: null,
  dreamship: null,
  shineon: null,
  printway: null,
  scalable: null,
  onos: null,
  geekpod: null,
  lenful: null,
  private: null,
};

/** An account whose provider is known at run time only: what it can beside the rest may be missing. */
type AnyProvider = Provider & Partial<ProviderCapabilities>;

/** Opens the account behind what is kept of it; nothing is called yet. Null: its provider has no connector. */
export const openProvider = (id: ProviderId, access: Access, outside: Outside): AnyProvider | null =>
  connectors[id]?.open(access, outside) ?? null;
