import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { Services } from '../../kernel/context';
import { jsonb } from '../../db/json';
import type { Database } from '../../db/schema';
import { sandboxNow } from '../clock';
import { courierOf } from '../couriers';
import { note } from '../ledger';
import { badInput, CarrierError } from './carrier-error';
import type { TrackingDetails } from './tables';

export type TrackingRow = Selectable<Database['sandbox_trackings']>;

const text = z.string().trim().max(500).optional();

const detailShape = { order_number: text, customer_name: text, title: text, note: text, destination_country: text };

const createShape = z.object({ tracking_number: text, courier_code: text, ...detailShape });
const updateShape = z.object(detailShape);

const parse = <T>(shape: z.ZodType<T>, body: unknown): T => {
  const result = shape.safeParse(body ?? {});
  if (result.success) return result.data;
  throw badInput(4130, `The value of \`${result.error.issues[0]?.path.join('.') || 'body'}\` is invalid.`);
};

const missing = (): CarrierError => new CarrierError(404, 4102, 'Tracking No. does not exist.');

/** Begins to follow a parcel. The same number with the same courier is followed once. */
export const createTracking = async (services: Services, body: unknown): Promise<TrackingRow> => {
  const { tracking_number, courier_code, ...details } = parse(createShape, body);
  if (!tracking_number) throw badInput(4111, 'Tracking No. is required.');
  if (!/^[0-9A-Za-z-]{4,60}$/.test(tracking_number)) throw badInput(4110, 'The value of `tracking_number` is invalid.');
  if (!courier_code) throw badInput(4120, 'Courier code is required.');
  if (!courierOf(courier_code)) throw badInput(4121, 'The value of `courier_code` is invalid.');
  return services.db.transaction().execute(async (tx) => {
    const now = await sandboxNow(tx);
    const row = await tx
      .insertInto('sandbox_trackings')
      .values({
        id: randomBytes(16).toString('hex'),
        tracking_number: tracking_number.toUpperCase(),
        courier_code,
        details: jsonb(details),
        created_at: now,
        updated_at: now,
      })
      .onConflict((conflict) => conflict.columns(['tracking_number', 'courier_code']).doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!row) throw badInput(4101, 'Tracking No. already exists.');
    await note(tx, 'carrier', row.tracking_number, 'tracking created');
    return row;
  });
};

export const updateTracking = async (services: Services, id: string, body: unknown): Promise<TrackingRow> => {
  const details: TrackingDetails = parse(updateShape, body);
  return services.db.transaction().execute(async (tx) => {
    const row = await tx.selectFrom('sandbox_trackings').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow(missing);
    return tx
      .updateTable('sandbox_trackings')
      .set({ details: jsonb({ ...row.details, ...details }), updated_at: await sandboxNow(tx) })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
};

export const removeTracking = (services: Services, id: string): Promise<TrackingRow> =>
  services.db.deleteFrom('sandbox_trackings').where('id', '=', id).returningAll().executeTakeFirstOrThrow(missing);
