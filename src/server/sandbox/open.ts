import type { Services } from '../kernel/context';
import { openPrint } from './print/accounts';
import { stockCatalogue, type Blueprint } from './print/catalogue';
import { openShops } from './shop/shops';

/** Opens all places at the address the server now has; `printable` is what the workshops offer. */
export const openSandbox = async (services: Services, origin: string, printable: readonly Omit<Blueprint, 'id'>[]): Promise<void> => {
  await openShops(services, origin);
  await openPrint(services, origin);
  await stockCatalogue(services, printable);
};
