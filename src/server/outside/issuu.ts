import { issuuClient, type IssuuAccess, type IssuuClient } from '../connectors/issuu/client';
import type { Services } from '../kernel/context';
import { issuuAt } from '../sandbox';
import { ledgerOf } from './ledger';
import { outsideOfNobody } from '.';

/** Opens an account at Issuu by a store's token; one of the sandbox's opens the sandbox's. Nothing is called yet. */
export const openIssuu = async (
  services: Services,
  containerId: string,
  storeId: string,
  { token, store }: Pick<IssuuAccess, 'token' | 'store'>,
  signal: AbortSignal,
): Promise<IssuuClient> =>
  issuuClient(
    { token, store, url: (await issuuAt(services, token)) ?? '' },
    {
      ...(await outsideOfNobody(services)),
      signal,
      account: `${containerId}:${storeId}`,
      ledger: ledgerOf(services, containerId, storeId),
    },
  );
