import type { TFunction } from 'i18next';
import { PRIORITIES } from '../../../domain/tasks/priorities';
import { RESOLUTIONS, TASK_CATEGORIES, TASK_STATUSES, WAITING_FOR, type TaskType } from '../../../domain/tasks/tasks';
import type { OrderTask } from '../../entities/order-tasks';
import type { Tone } from '../../ui/StatusChip';

type Say = TFunction<'orderTasks'>;

export const isDesign = ({ type }: Pick<OrderTask, 'type'>): boolean => type === 'design';

/** What people call what a task is about: its order by the number, or its subject. */
export const aboutOf = ({ order, subject }: Pick<OrderTask, 'order' | 'subject'>): string => (order ? `#${order.number}` : (subject ?? ''));

/** A word of a closed list as people say it; what a newer server says as it is. */
const said = <Word extends string>(words: readonly Word[], text: string, say: (word: Word) => string): string => {
  const known = words.find((word) => word === text);
  return known === undefined ? text : say(known);
};

export const categoryName = (t: Say, text: string): string =>
  said([...TASK_CATEGORIES.support, ...TASK_CATEGORIES.design], text, (word) => t(`category.${word}`));
export const taskStatusName = (t: Say, text: string): string =>
  said([...TASK_STATUSES.support, ...TASK_STATUSES.design], text, (word) => t(`status.${word}`));
export const priorityName = (t: Say, text: string): string => said(PRIORITIES, text, (word) => t(`priority.${word}`));
export const resolutionName = (t: Say, text: string): string => said(RESOLUTIONS, text, (word) => t(`resolution.${word}`));
export const waitingName = (t: Say, text: string): string => said(WAITING_FOR, text, (word) => t(`waiting.${word}`));

const TONES: Readonly<Record<string, Tone>> = {
  New: 'warning',
  Waiting: 'paused',
  Resolved: 'good',
  Approved: 'good',
  Closed: 'neutral',
  Cancelled: 'neutral',
  Revision: 'bad',
};

export const taskStatusOf = (t: Say, status: string): { readonly tone: Tone; readonly label: string } => ({
  tone: TONES[status] ?? 'waiting',
  label: taskStatusName(t, status),
});

/** Categories of a kind of task, as choices. */
export const categoryOptions = (t: Say, type: TaskType): readonly { readonly value: string; readonly label: string }[] =>
  TASK_CATEGORIES[type].map((value) => ({ value, label: categoryName(t, value) }));
export const priorityOptions = (t: Say): readonly { readonly value: string; readonly label: string }[] =>
  PRIORITIES.map((value) => ({ value, label: priorityName(t, value) }));

const [HOUR, DAY] = [3600, 86_400];
const SLA_TONES = { ok: 'waiting', soon: 'warning', overdue: 'bad', paused: 'paused' } as const;

/** Seconds as people say how long that is. */
const lengthOf = (t: Say, side: 'left' | 'over', seconds: number): string => {
  if (seconds < HOUR) return t(`due.${side}.minutes`, { count: Math.max(1, Math.floor(seconds / 60)) });
  if (seconds < 2 * DAY) return t(`due.${side}.hours`, { count: Math.floor(seconds / HOUR) });
  return t(`due.${side}.days`, { count: Math.floor(seconds / DAY) });
};

/** How long there is for a task, as people say it; null: nothing is to be done any more. `asOf`: by the clock orders go by. */
export const dueOf = (
  t: Say,
  { sla, due_at, due_left }: Pick<OrderTask, 'sla' | 'due_at' | 'due_left'>,
  asOf: number,
): { readonly tone: Tone; readonly label: string } | null => {
  if (sla === null) return null;
  if (due_at === null) return { tone: 'paused', label: t('due.paused', { hours: Math.floor((due_left ?? 0) / HOUR) }) };
  const left = due_at - asOf;
  if (left < 0) return { tone: 'bad', label: lengthOf(t, 'over', -left) };
  const tone = sla === 'ok' || sla === 'soon' || sla === 'paused' ? SLA_TONES[sla] : 'bad';
  return { tone, label: lengthOf(t, 'left', left) };
};

/** The longest a due time gets. */
export const longestDue = (t: Say): readonly string[] => [
  t('due.left.days', { count: 28 }),
  t('due.over.days', { count: 28 }),
  t('due.left.minutes', { count: 59 }),
  t('due.over.minutes', { count: 59 }),
  t('due.paused', { hours: 48 }),
];

/** What a task looks like: what it is about, or what was handed in for it. */
export const pictureOf = ({ goods, files }: Pick<OrderTask, 'goods' | 'files'>): string | null => goods[0]?.image ?? files[0]?.url ?? null;

/** What is first said of a task. */
export const firstLine = ({ brief, goods }: Pick<OrderTask, 'brief' | 'goods'>): string =>
  brief.trim().split('\n')[0] || goods.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ');
