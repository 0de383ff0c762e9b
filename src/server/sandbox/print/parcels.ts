import type { Services } from '../../kernel/context';
import { readClock } from '../clock';
import { partsOf } from '../couriers';
import { makingOf, type Parcel } from './fate';

/** The parcel a courier's number is of, whether or not it has left yet; undefined for numbers no workshop gave out. */
export const findParcel = async (services: Services, courier: string, number: string): Promise<Parcel | undefined> => {
  const parts = partsOf(number);
  if (!parts) return undefined;
  const order = await services.db.selectFrom('sandbox_print_orders').selectAll().where('number', '=', parts.order).executeTakeFirst();
  if (!order || order.paid_at === null) return undefined;
  const { seed } = await readClock(services.db);
  return makingOf(seed, order, order.paid_at).parcels.find((parcel) => parcel.number === number && parcel.carrier === courier);
};
