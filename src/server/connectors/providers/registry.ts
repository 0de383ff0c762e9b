import type { ProviderId } from '../../../domain/providers';
import type { Access, Outside } from '../connector';

interface ProviderConnector {
  /** The account behind what is kept of it; nothing is called yet. */
  open(access: Access, outside: Outside): { test(): Promise<Access> };
}

/** The connector of each provider; undefined: orders cannot be sent there from here. */
export const providers: Readonly<Partial<Record<ProviderId, ProviderConnector>>> = {};
