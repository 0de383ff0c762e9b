import { OFFICE_WEEK, type BusinessHours } from '../../domain/tasks/business-hours';
import type { Tx } from '../kernel/context';

/** What holds for all orders of a container. */
export interface Desk {
  /** Such as Europe/Berlin: working days are counted by its calendar. */
  readonly zone: string;
  /** When somebody is there, by that calendar: deadlines run in these hours. */
  readonly hours: BusinessHours;
  /** Dollars a unit of a currency is worth; a currency that is missing has no rate. */
  readonly rates: ReadonlyMap<string, number>;
}

export const readDesk = async (tx: Tx, containerId: string): Promise<Desk> => {
  const [settings, rates] = [
    await tx.selectFrom('desk_settings').select(['time_zone', 'week']).where('container_id', '=', containerId).executeTakeFirst(),
    await tx.selectFrom('currency_rates').select(['currency', 'rate']).where('container_id', '=', containerId).execute(),
  ];
  const zone = settings?.time_zone ?? 'UTC';
  return {
    zone,
    hours: { week: settings?.week ?? OFFICE_WEEK, zone },
    rates: new Map([['USD', 1], ...rates.map(({ currency, rate }) => [currency, rate] as const)]),
  };
};
