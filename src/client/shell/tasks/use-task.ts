import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { TasksRoot } from '../../kernel/tasks-slice';
import { pushTask } from '../../tasks/kinds';
import { own } from '../../kernel/own';

/** A background task somebody waits for: begins it, and tells how far it is. */
export const useTask = <K extends Parameters<typeof pushTask>[0]>(kind: K) => {
  const dispatch = useDispatch();
  const [key, setKey] = useState('');
  const entry = useSelector((state: TasksRoot) => own(state.tasks.entries, key));
  return {
    begin: (payload: Parameters<typeof pushTask<K>>[1]): void => {
      const task = pushTask(kind, payload);
      setKey(task.payload.key);
      dispatch(task);
    },
    /** Undefined before it began. */
    state: key === '' ? undefined : entry ? (entry.status === 'failed' ? 'failed' : 'running') : 'done',
    /** 0…1. */
    progress: entry?.progress ?? 0,
    error: entry?.errors.at(-1) ?? null,
    reset: () => setKey(''),
  } as const;
};
