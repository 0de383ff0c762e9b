import { ConnectorError, type Ledger } from '../connectors/connector';
import type { IssuuClient } from '../connectors/issuu/client';
import { sealedFieldOf } from '../connectors/secrets';
import type { Services } from '../kernel/context';
import { openIssuu } from '../outside/issuu';
import { ledgerOf } from '../outside/ledger';
import type { StoreRow } from '../stores/connection';

interface OpenAccount {
  readonly client: IssuuClient;
  readonly ledger: Ledger;
}

/** Opens the account at Issuu a store's documents are published by; nothing is called yet. Throws where the store has no token. */
export const openAccount = async (
  services: Services,
  store: Pick<StoreRow, 'container_id' | '_id' | 'sto_name' | 'secrets'>,
  signal: AbortSignal,
): Promise<OpenAccount> => {
  const { container_id, _id, sto_name } = store;
  const token = await sealedFieldOf(services.config.dataDir, store, 'issuu_token');
  if (!token) throw new ConnectorError('no_token', 'job.documentNoToken', { values: { store: sto_name } });
  const client = await openIssuu(services, container_id, _id, { token, store: sto_name }, signal);
  return { client, ledger: ledgerOf(services, container_id, _id) };
};
