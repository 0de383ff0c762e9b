import { sql } from 'kysely';
import { z } from 'zod';
import { tellChanged } from '../db/channel';
import type { Errand, Round } from '../jobs/kind';
import type { Services } from '../kernel/context';
import { readDesk } from '../sales/desk';
import { invoicePdf } from './document';
import { draftInvoices } from './draft';
import { INVOICE_PAPER } from './issue';
import { findInvoice } from './rows';

const A_ROUND = 50;

/** Drafts what was charged in the months that are over, in every container that has such charges on no invoice. */
const draftDue = async (services: Services): Promise<void> => {
  const now = await services.marketNow();
  const { rows } = await sql<{ _id: string }>`select c._id from containers c left join desk_settings d on d.container_id = c._id
    where exists (select from fo_charges f where f.container_id = c._id and f.invoice_id is null
      and f.charged_at < extract(epoch from date_trunc('month', to_timestamp(${now}) at time zone coalesce(d.time_zone, 'UTC'))
        at time zone coalesce(d.time_zone, 'UTC')))
    limit ${A_ROUND}`.execute(services.db);
  for (const { _id } of rows)
    await services.inContainer(_id, async (tx) => {
      const { zone } = await readDesk(tx, _id);
      if ((await draftInvoices(tx, _id, zone, now)).length > 0) await tellChanged(tx, _id, ['invoices']);
    });
};

export const draftingOfInvoices: Round = { name: 'drafting of invoices', pause: 60_000, run: draftDue };

const payloadShape = z.object({ container_id: z.string(), invoice_id: z.string() });

/** An invoice was issued: its paper is drawn and kept. */
export const paperOfInvoice: Errand = {
  name: INVOICE_PAPER,
  priority: 10,
  perform: async (services, payload) => {
    const { container_id, invoice_id } = payloadShape.parse(payload);
    const invoice = await services.inContainer(container_id, (tx) => findInvoice(tx, container_id, invoice_id));
    if (invoice) await invoicePdf(services, invoice);
  },
};
