import type { TaskKind } from '../kernel/queue';
import type { BulkPayload } from './bulk/perform';
import { lateWork } from './late-work';

/** A bulk action on rows a dry run accepted. */
export const bulkChange: TaskKind<BulkPayload> = {
  perform: lateWork(() => import('./bulk/perform')),
  label: ({ action, count }) => ({ key: `bulk.${action}`, values: { count } }),
};
