import type { GeneratedAlways } from 'kysely';
import type { QueueKind } from '../../domain/support/queue';

declare module '../db/schema' {
  interface Database {
    queue_items: QueueItemTable;
  }
}

/** What is due; the database writes it with what it stands for. */
interface QueueItemTable {
  container_id: GeneratedAlways<string>;
  kind: GeneratedAlways<QueueKind>;
  /** Of what it stands for. */
  _id: GeneratedAlways<string>;
  store_id: GeneratedAlways<string | null>;
  order_id: GeneratedAlways<string | null>;
  /** Id of a user. */
  assignee: GeneratedAlways<string | null>;
  /** The place of its priority among all. */
  priority: GeneratedAlways<number>;
  due_at: GeneratedAlways<number | null>;
  /** Before that it is in no queue; 0: it is at once. */
  enters_at: GeneratedAlways<number>;
  created_at: GeneratedAlways<number>;
  /** What the queue is ordered by: when it is due, how it presses, how old it is. */
  place: GeneratedAlways<string>;
}
