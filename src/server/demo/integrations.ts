import { jsonb } from '../db/json';
import { unixNow } from '../kernel/clock';
import type { Tx } from '../kernel/context';

/** The feed of exchange rates the demo shop goes by has moved: its card says so, and what to do. Written once. */
export const seedIntegrations = async (tx: Tx, origin: string): Promise<void> => {
  const now = unixNow();
  await tx
    .insertInto('app_configs')
    .values({
      code: 'rates',
      is_on: true,
      config: jsonb({ url: `${origin}/sandbox/rates/2024.xml` }),
      last_success_at: null,
      last_error: null,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.columns(['container_id', 'code']).doNothing())
    .execute();
};
