import type { Generated, Selectable } from 'kysely';
import type { Pieces } from '../../domain/sales/pieces';
import type { Priority } from '../../domain/tasks/priorities';
import type { Deadline } from '../../domain/tasks/sla';
import type { TrendKind } from '../../domain/trends/kinds';
import type { Resolution, TaskCategory, TaskPrint, TaskStatus, TaskTodo, TaskType, WaitingFor } from '../../domain/tasks/tasks';

declare module '../db/schema' {
  interface Database {
    tasks: TaskTable;
    task_counts: TaskCountTable;
    task_count_changes: TaskCountTable & { _id: Generated<string> };
  }
}

/** An order ticket or a design task. */
interface TaskTable extends Deadline {
  container_id: Generated<string>;
  _id: string;
  type: TaskType;
  category: TaskCategory;
  status: Generated<TaskStatus>;
  /** Null: it is a design task about its `subject`. */
  order_id: string | null;
  subject: string | null;
  /** The trend it makes something of. */
  trend_kind: TrendKind | null;
  trend_id: string | null;
  pieces: Generated<readonly Pieces[]>;
  /** The conversation it came from. */
  support_id: string | null;
  /** The parcel it is about: each has one ticket that comes by itself. */
  tracking_id: string | null;
  priority: Generated<Priority>;
  /** Id of a user, as `designed_by` and `created_by` are. */
  assignee: string | null;
  waiting_for: WaitingFor | null;
  wanted: Resolution | null;
  resolution: Resolution | null;
  /** How it was resolved, or what should change, in words. */
  note: Generated<string>;
  brief: Generated<string>;
  /** Ids of what is attached. */
  files: Generated<string[]>;
  todos: Generated<readonly TaskTodo[]>;
  prints: Generated<readonly TaskPrint[]>;
  /** Who gave the artwork into review: somebody else approves it. */
  designed_by: string | null;
  resolved_at: number | null;
  /** When somebody first had it in hand; the database keeps it, as how often it was opened again. */
  taken_at: number | null;
  reopened: Generated<number>;
  /** Null: it came by itself. */
  created_by: string | null;
  created_at: number;
  updated_at: number;
}

interface TaskCountTable {
  container_id: Generated<string>;
  type: TaskType;
  category: TaskCategory;
  status: TaskStatus;
  count: number;
}

export type TaskRow = Selectable<TaskTable>;
