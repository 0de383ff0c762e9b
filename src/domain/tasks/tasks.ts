/** Order tickets and design tasks. */
export const TASK_TYPES = ['support', 'design'] as const;

export type TaskType = (typeof TASK_TYPES)[number];

/** What a task is about. */
export const TASK_CATEGORIES = {
  support: [
    'not_received',
    'damaged',
    'misprint',
    'wrong_item',
    'address_change',
    'cancel',
    'refund',
    'artwork',
    'no_tracking',
    'trademark',
  ],
  design: ['missing', 'personalised', 'low_resolution', 'revision'],
} as const satisfies Readonly<Record<TaskType, readonly string[]>>;

export type TaskCategory<Of extends TaskType = TaskType> = (typeof TASK_CATEGORIES)[Of][number];

/** How tasks stand, in the order of their lives. */
export const TASK_STATUSES = {
  support: ['New', 'Inprocess', 'Waiting', 'Resolved', 'Closed'],
  design: ['New', 'Assigned', 'In design', 'Review', 'Revision', 'Approved', 'Cancelled'],
} as const satisfies Readonly<Record<TaskType, readonly string[]>>;

export type TaskStatus<Of extends TaskType = TaskType> = (typeof TASK_STATUSES)[Of][number];

/** Where a person may take a task from where it stands. */
export const TASK_MOVES: { readonly [Of in TaskType]: Readonly<Record<TaskStatus<Of>, readonly TaskStatus<Of>[]>> } = {
  support: {
    New: ['Inprocess', 'Resolved'],
    Inprocess: ['Waiting', 'Resolved'],
    Waiting: ['Inprocess', 'Resolved'],
    Resolved: ['Inprocess'],
    Closed: [],
  },
  design: {
    New: ['Assigned'],
    Assigned: ['In design'],
    'In design': ['Review'],
    Review: ['Approved', 'Revision'],
    Revision: ['In design'],
    Approved: [],
    Cancelled: [],
  },
};

/** Where a person may take a task. Artwork without an order may be given up too: no order takes it along. */
export const movesOf = ({ type, status }: { readonly type: string; readonly status: string }, ofOrder: boolean): readonly TaskStatus[] => {
  const all: Readonly<Record<string, Readonly<Record<string, readonly TaskStatus[]>>>> = TASK_MOVES;
  const moves = all[type]?.[status] ?? [];
  return ofOrder || moves.length === 0 ? moves : [...moves, 'Cancelled'];
};

/** What comes by itself: some time after it was resolved, and with its order. */
const BY_ITSELF: readonly TaskStatus[] = ['Closed', 'Cancelled'];

/** Nothing becomes of a task of these any more. */
export const OVER_STATUSES = ['Closed', 'Approved', 'Cancelled'] as const satisfies readonly TaskStatus[];

/** Somebody has taken the artwork in hand. */
const IN_DESIGN: readonly TaskStatus[] = ['Assigned', 'In design', 'Review', 'Revision'];

export const isOver = (status: TaskStatus): boolean => OVER_STATUSES.some((each) => each === status);
export const isInDesign = (status: TaskStatus): boolean => IN_DESIGN.includes(status);

/** Seconds after which what was resolved is closed. */
export const CLOSES_AFTER = 7 * 24 * 60 * 60;

export const WAITING_FOR = ['buyer', 'provider', 'designer', 'manager'] as const;

export type WaitingFor = (typeof WAITING_FOR)[number];

/** How a ticket can be resolved. */
export const RESOLUTIONS = ['reprint', 'refund', 'partial_refund', 'cancel', 'new_address', 'answer', 'refused'] as const;

export type Resolution = (typeof RESOLUTIONS)[number];

/** Of these something is done to the order. */
const DEEDS: readonly Resolution[] = ['reprint', 'refund', 'partial_refund', 'cancel', 'new_address'];

export const isDeed = (resolution: Resolution): boolean => DEEDS.includes(resolution);

export const TODO_STATUSES = ['todo', 'completed'] as const;

/** A step of a task. */
export interface TaskTodo {
  readonly _id: string;
  readonly text: string;
  readonly status: (typeof TODO_STATUSES)[number];
}

/** A print area of a line that is to have a file. */
export interface TaskPrint {
  readonly line_id: string;
  readonly area: string;
  readonly file_id: string | null;
  readonly dpi: number | null;
  /** Who put the file there. */
  readonly by: string | null;
}

/** Why a task cannot be changed as somebody wishes. */
export type TaskObstacle =
  | 'taskOver'
  | 'taskStep'
  | 'taskByItself'
  | 'taskHow'
  | 'taskWhom'
  | 'taskNobody'
  | 'taskPrint'
  | 'taskFiles'
  | 'taskChange'
  | 'taskOwn'
  | 'taskCategory';

interface Judged {
  readonly type: TaskType;
  readonly status: TaskStatus;
  readonly assignee: string | null;
  /** Null: it is artwork without an order, which is handed in among its files. */
  readonly order_id: string | null;
  readonly prints: readonly TaskPrint[];
  readonly files: readonly string[];
  /** Who gave the artwork into review. */
  readonly designed_by: string | null;
}

/** What somebody wants of a task; what is missing stays. */
export interface TaskWish {
  readonly status?: string | undefined;
  readonly category?: string | undefined;
  /** Null: nobody. */
  readonly assignee?: string | null | undefined;
  readonly waiting_for?: string | undefined;
  readonly resolution?: string | undefined;
  /** How it was resolved, or what should change, in words. */
  readonly note?: string | undefined;
  readonly by: string;
}

/** Where a wish takes a task: whoever is given a new one has it in hand; undefined: it stays. */
export const wishedStatus = ({ type, status }: Pick<Judged, 'type' | 'status'>, wish: TaskWish): string | undefined => {
  if (wish.status !== undefined) return wish.status === status ? undefined : wish.status;
  if (status !== 'New' || typeof wish.assignee !== 'string') return undefined;
  return type === 'support' ? 'Inprocess' : 'Assigned';
};

const isEmpty = (text: string | undefined): boolean => (text ?? '').trim() === '';

/** What each step wants beside itself. */
const WANTED: Readonly<Partial<Record<TaskStatus, (task: Judged, wish: TaskWish) => TaskObstacle | undefined>>> = {
  Resolved: (_task, { resolution }) => (RESOLUTIONS.some((each) => each === resolution) ? undefined : 'taskHow'),
  Waiting: (_task, { waiting_for }) => (WAITING_FOR.some((each) => each === waiting_for) ? undefined : 'taskWhom'),
  Assigned: ({ assignee }, wish) => ((wish.assignee === undefined ? assignee : wish.assignee) === null ? 'taskNobody' : undefined),
  Review: (task) => lacking(task),
  Revision: (_task, { note }) => (isEmpty(note) ? 'taskChange' : undefined),
  Approved: (task, { by }) => {
    const { prints, designed_by } = task;
    return lacking(task) ?? (designed_by === by || prints.some((print) => print.by === by) ? 'taskOwn' : undefined);
  },
};

/** What of the artwork is not there yet. */
const lacking = ({ order_id, prints, files }: Judged): TaskObstacle | undefined => {
  if (order_id === null) return files.length === 0 ? 'taskFiles' : undefined;
  return missingPrint(prints) ? 'taskPrint' : undefined;
};

/** The first print area without a file; of a task without any areas, one that nobody has named. */
export const missingPrint = (prints: readonly TaskPrint[]): Pick<TaskPrint, 'line_id' | 'area'> | undefined =>
  prints.length === 0 ? { line_id: '', area: '' } : prints.find(({ file_id }) => file_id === null);

const mayMove = (task: Judged, to: string): to is TaskStatus => movesOf(task, task.order_id !== null).some((status) => status === to);

/** Why a task cannot be changed so; undefined: it can. */
export const obstacleTo = (task: Judged, wish: TaskWish): TaskObstacle | undefined => {
  const { type, status } = task;
  if (isOver(status)) return 'taskOver';
  if (wish.category !== undefined && !TASK_CATEGORIES[type].some((each) => each === wish.category)) return 'taskCategory';
  // Artwork that is under way is somebody's.
  if (wish.assignee === null && type === 'design' && status !== 'New') return 'taskNobody';
  const to = wishedStatus(task, wish);
  if (to === undefined) return wish.resolution === undefined && wish.waiting_for === undefined ? undefined : 'taskStep';
  if (!mayMove(task, to)) return BY_ITSELF.some((each) => each === to) ? 'taskByItself' : 'taskStep';
  return WANTED[to]?.(task, wish);
};
