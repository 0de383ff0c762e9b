import type { TFunction } from 'i18next';
import type { TaskKind } from '../../kernel/queue';
import type { TaskEntry } from '../../kernel/tasks-slice';
import { taskKinds } from '../../tasks/kinds';

const kinds: Readonly<Record<string, TaskKind<never> | undefined>> = taskKinds;

/** A task by name, in the language of `t`; the kind itself when nobody knows it any more. */
export const taskName = (t: TFunction<'tasks'>, { kind, payload }: TaskEntry): string => {
  const label = kinds[kind]?.label(payload as never);
  // A kind's key is a plain string, so that kinds need not know the texts; the test of the texts holds every one.
  return label ? (t as (key: string, values?: object) => string)(label.key, label.values) : kind;
};
