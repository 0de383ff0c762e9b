import type { PermissionModule } from '../people/permissions';

/** What stands in the queue, and the module of which it takes `view` to see it there. */
export const QUEUE_MODULES = {
  support: 'messenger',
  task: 'tasks',
  dispute: 'paypal',
  order: 'order',
} as const satisfies Readonly<Record<string, PermissionModule>>;

export type QueueKind = keyof typeof QUEUE_MODULES;

export const QUEUE_KINDS = Object.keys(QUEUE_MODULES) as readonly QueueKind[];

export const isQueueKind = (text: string): text is QueueKind => Object.hasOwn(QUEUE_MODULES, text);
