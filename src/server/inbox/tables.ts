import type { Generated } from 'kysely';
import type { Alert } from '../../domain/settings/alerts';
import type { PermissionModule } from '../../domain/people/permissions';
import type { NotificationParams } from './words';

declare module '../db/schema' {
  interface Database {
    notifications: NotificationTable;
    notification_reads: NotificationReadTable;
    muted_alerts: MutedAlertTable;
  }
}

interface NotificationTable {
  container_id: Generated<string>;
  _id: string;
  type: string;
  code: string | null;
  /** What the words of `code` are filled in with; null: `subject` and `content` are shown as they are. */
  params: Generated<NotificationParams | null>;
  /** In English where `code` has words in every language. */
  subject: string;
  content: string;
  referent: string | null;
  /** Who alone is told; null: every member. */
  user_id: Generated<string | null>;
  /** Whose `view` it takes to be told; null: anybody. */
  module: Generated<PermissionModule | null>;
  created_at: number;
}

/** A row exists when the user has read the notification; without one it is New. */
interface NotificationReadTable {
  container_id: Generated<string>;
  user_id: string;
  notification_id: string;
}

/** What a person does not want to be told of. */
interface MutedAlertTable {
  container_id: Generated<string>;
  user_id: string;
  alert: Alert;
}
