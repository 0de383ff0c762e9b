import { hostOfContainer } from '../../domain/people/containers';
import { PROVIDERS } from '../../domain/providers';
import { apart } from '../connectors/connect';
import { ConnectorError, type Access, type Ledger } from '../connectors/connector';
import { openProvider, type AnyProvider } from '../connectors/providers/registry';
import { openVault, type Vault } from '../kernel/vault';
import type { Services, Tx } from '../kernel/context';
import { outsideOf } from '../outside';
import { openSealed, sealedFor } from './connect';
import type { FulfilmentRow } from './rows';

/** The fulfilment some work is for. Throws `fulfilment_gone` when it was removed meanwhile. */
export const findAccount = async (tx: Tx, containerId: string, id: string): Promise<FulfilmentRow> => {
  const row = await tx
    .selectFrom('fulfilments')
    .selectAll()
    .where('container_id', '=', containerId)
    .where('_id', '=', id)
    .where('trashed_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw new ConnectorError('fulfilment_gone', 'provider.gone');
  return row;
};

const accessOf = (vault: Vault, row: FulfilmentRow): Access => ({ ...row.config, ...openSealed(vault, row) });

interface OpenFulfilment {
  readonly account: AnyProvider;
  readonly ledger: Ledger;
  /** `http://host:port` at which the provider finds our print files. */
  readonly origin: string;
}

/** Opens a fulfilment's credentials for some calls. Throws where its provider takes no orders over an interface. */
export const openFulfilment = async (services: Services, row: FulfilmentRow, signal: AbortSignal): Promise<OpenFulfilment> => {
  const { container_id: containerId, _id, type } = row;
  const provider = PROVIDERS[type];
  const vault = await openVault(services.config.dataDir);
  const outside = await outsideOf(
    services,
    {
      containerId,
      _id,
      read: async (tx) => accessOf(vault, await findAccount(tx, containerId, _id)),
      write: async (tx, access) => {
        const { sealed } = apart(provider, access);
        await tx
          .updateTable('fulfilments')
          .set({ credentials: vault.seal(JSON.stringify(sealed), sealedFor(containerId, _id)) })
          .where('container_id', '=', containerId)
          .where('_id', '=', _id)
          .execute();
      },
    },
    signal,
  );
  const account = openProvider(type, accessOf(vault, row), outside);
  if (!account) throw new ConnectorError('no_connector', 'provider.noConnector', { values: { provider: provider.name } });
  const website = provider.website(row.config);
  // The sandbox reads pictures from the very address it is served at.
  const ours = website !== null && outside.allowLoopback(new URL(website)) ? new URL(website).origin : row.origin;
  return { account, ledger: outside.ledger, origin: ours ?? (await usualOrigin(services, containerId)) };
};

const usualOrigin = async ({ db }: Services, containerId: string): Promise<string> =>
  `https://${hostOfContainer(
    await db.selectFrom('containers').select(['domain', 'server']).where('_id', '=', containerId).executeTakeFirstOrThrow(),
  )}`;
