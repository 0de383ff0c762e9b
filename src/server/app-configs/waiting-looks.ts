import type { IntegrationCode } from '../../domain/integrations/integrations';
import type { Tx } from '../kernel/context';

/** Makes due what waits after failures of an integration that answers again. `now`: by the clock orders go by. */
export const bringIntegrationForward = async (tx: Tx, containerId: string, code: IntegrationCode, now: number): Promise<void> => {
  if (code === 'paypal')
    await tx
      .updateTable('paypal_accounts')
      .set({ next_fetch_at: now })
      .where('container_id', '=', containerId)
      .where('status', '!=', 'Valid')
      .where('next_fetch_at', '>', now)
      .execute();
  if (code === 'trackingmore')
    await tx
      .updateTable('trackings')
      .set({ next_look_at: now })
      .where('container_id', '=', containerId)
      .where('next_look_at', '>', now)
      .execute();
  if (code === 'mailboxes')
    await tx
      .updateTable('mailboxes')
      .set({ next_at: 0 })
      .where('container_id', '=', containerId)
      .where('failed_at', 'is not', null)
      .execute();
};
