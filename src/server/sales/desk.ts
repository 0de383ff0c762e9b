import type { Tx } from '../kernel/context';

/** What holds for all orders of a container. */
export interface Desk {
  /** Such as Europe/Berlin: working days are counted by its calendar. */
  readonly zone: string;
  /** Dollars a unit of a currency is worth; a currency that is missing has no rate. */
  readonly rates: ReadonlyMap<string, number>;
}

export const readDesk = async (tx: Tx, containerId: string): Promise<Desk> => {
  const [settings, rates] = [
    await tx.selectFrom('desk_settings').select('time_zone').where('container_id', '=', containerId).executeTakeFirst(),
    await tx.selectFrom('currency_rates').select(['currency', 'rate']).where('container_id', '=', containerId).execute(),
  ];
  return {
    zone: settings?.time_zone ?? 'UTC',
    rates: new Map([['USD', 1], ...rates.map(({ currency, rate }) => [currency, rate] as const)]),
  };
};
