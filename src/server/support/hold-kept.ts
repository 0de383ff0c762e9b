import type { Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { requireVersion } from '../kernel/version';

const MISSING = { canned_replies: 'support.cannedMissing', macros: 'support.macroMissing' } as const;

/** Holds what somebody changes, and refuses where it is gone or was changed meanwhile. */
export const holdKept = async (
  tx: Tx,
  table: keyof typeof MISSING,
  containerId: string,
  id: string,
  updated_at: number | null | undefined,
): Promise<void> => {
  const there = await tx
    .selectFrom(table)
    .select('updated_at')
    .where('container_id', '=', containerId)
    .where('_id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!there) throw new UserError(MISSING[table], { code: 'NOT_FOUND' });
  requireVersion(there, updated_at);
};
