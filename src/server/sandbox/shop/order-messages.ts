import type { Services } from '../../kernel/context';
import { sandboxNow } from '../clock';
import { noted } from './order-extras';
import type { OrderRow } from './orders';

/** The buyer writes on the page of an order. The order itself is the same as before. */
export const writeOnOrder = ({ db }: Services, { id }: Pick<OrderRow, 'id'>, text: string): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const row = await tx.selectFrom('sandbox_orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
    const author = `${row.billing.first_name} ${row.billing.last_name}`.trim();
    const note = { at: await sandboxNow(tx), text, customer_note: true, author };
    await tx.updateTable('sandbox_orders').set(noted(row, note)).where('id', '=', id).execute();
  });
