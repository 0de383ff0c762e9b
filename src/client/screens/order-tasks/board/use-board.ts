import type { Action, Dispatch } from '@reduxjs/toolkit';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { TasksQueryVariables } from '../../../../contract/generated/operations';
import { orderTasks, type OrderTask } from '../../../entities/order-tasks';
import type { EntitiesState } from '../../../kernel/entity-reducer';
import { useList } from '../../../kernel/hooks';
import { refusalSentence } from '../../../ui/refusal';
import { showToast } from '../../../ui/toast';
import { stepTo, type StepQuestion } from '../steps';

/** Cards a column shows; more of them its list has. */
const MOST = 40;
/** Those that are done are shown as they were made: they are due no more. */
const DONE: readonly string[] = ['Resolved', 'Approved'];

/** A card on its way to another column. */
interface Move {
  readonly task: OrderTask;
  readonly to: string;
  readonly requestId: string;
}

export interface BoardColumn {
  readonly status: string;
  readonly tasks: readonly OrderTask[];
  /** On the server. */
  readonly total: number;
}

const useColumn = (variables: TasksQueryVariables, status: string | undefined) =>
  useList(
    orderTasks,
    {
      page: 1,
      perpage: MOST,
      variables: { ...variables, status: status ?? '', sort: DONE.includes(status ?? '') ? '-created_at' : variables.sort },
    },
    { skip: status === undefined },
  );

/** The columns of a board, and what becomes of a card that is put in one: it is there at once, and goes back when the server refuses. */
export const useBoard = (variables: TasksQueryVariables, statuses: readonly string[]) => {
  const dispatch = useDispatch<Dispatch<Action>>();
  // As many as the longest board has.
  const lists = [
    useColumn(variables, statuses[0]),
    useColumn(variables, statuses[1]),
    useColumn(variables, statuses[2]),
    useColumn(variables, statuses[3]),
    useColumn(variables, statuses[4]),
    useColumn(variables, statuses[5]),
  ].slice(0, statuses.length);
  const [moves, setMoves] = useState<readonly Move[]>([]);
  const [asks, setAsks] = useState<{ readonly task: OrderTask; readonly question: StepQuestion } | null>(null);
  const ended = useSelector((state: EntitiesState) => {
    const statuses = moves.map(({ requestId }) => orderTasks.selectMutation(state, requestId)?.status ?? 'pending');
    return statuses.join(' ');
  });
  const pending = moves.filter((_move, place) => ended.split(' ')[place] === 'pending');
  const store = useStore<EntitiesState>();
  const told = useRef(new Set<string>());
  const tell = useEffectEvent((): void => {
    for (const { requestId } of moves) {
      const error = orderTasks.selectMutation(store.getState(), requestId)?.error;
      if (!error || told.current.has(requestId)) continue;
      told.current.add(requestId);
      showToast(refusalSentence(error), { tone: 'error' });
    }
  });
  useEffect(() => tell(), [ended]);

  const pool = new Map(lists.flatMap(({ rows }) => rows).map((task) => [task._id, task]));
  const statusOf = ({ _id, status }: OrderTask): string => pending.find(({ task }) => task._id === _id)?.to ?? status;
  const columns = statuses.map((status, place): BoardColumn => {
    const tasks = [...pool.values()].filter((task) => statusOf(task) === status);
    return { status, tasks, total: Math.max(lists[place]?.total ?? 0, tasks.length) };
  });

  const drop = (task: OrderTask, to: string): void => {
    const step = stepTo(task, to);
    if (step.kind === 'refused') showToast(refusalSentence({ refusal: `bulk.row.${step.obstacle}` }), { tone: 'error' });
    if (step.kind === 'asks') setAsks({ task, question: step.question });
    if (step.kind !== 'goes') return;
    const intent = orderTasks.actions.update({ ids: [task._id], params: step.params });
    setMoves([...pending, { task, to, requestId: intent.meta.requestId }]);
    dispatch(intent);
  };
  return {
    columns,
    loading: lists.some(({ loading }) => loading),
    failed: lists.find(({ error }) => error !== null),
    drop,
    asks,
    answered: () => setAsks(null),
  };
};
