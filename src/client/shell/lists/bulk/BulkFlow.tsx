import type { Action, Dispatch } from '@reduxjs/toolkit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { after } from '../../../kernel/clock';
import { selectTask, taskActions, type TasksRoot } from '../../../kernel/tasks-slice';
import { pushTask } from '../../../tasks/kinds';
import { bulkActions, rowsToDo, selectBulkRun, type BulkRoot, type BulkRows } from '../../../tasks/bulk/bulk-slice';
import type { BulkExtra } from '../../../tasks/bulk/runners';
import { showToast } from '../../../ui/toast';
import { BulkDialog } from './BulkDialog';
import type { BulkOffer } from './offer';

export interface BulkFlowProps {
  readonly offer: BulkOffer;
  readonly rows: BulkRows;
  readonly count: number;
  /** The rows are being changed. */
  readonly onStarted: () => void;
  readonly onClose: () => void;
}

const NOTHING: BulkExtra = {};

/** A bulk action from what it needs to know over its dry run to a result for each row. */
export const BulkFlow = ({ offer, rows, count, onStarted, onClose }: BulkFlowProps) => {
  const dispatch = useDispatch<Dispatch<Action>>();
  const navigate = useNavigate();
  const { Options } = offer;
  const [extra, setExtra] = useState<BulkExtra | null>(Options ? null : NOTHING);
  const [looked, setLooked] = useState(false);
  const [runId, setRunId] = useState('');
  const [taskKey, setTaskKey] = useState('');
  const run = useSelector((state: BulkRoot) => selectBulkRun(state, runId));
  const task = useSelector((state: TasksRoot) => selectTask(state, taskKey));

  const prepare = useCallback(
    (told: BulkExtra) => {
      const intent = bulkActions.prepare(offer.action, rows, told.store_ids);
      setRunId(intent.payload.run);
      dispatch(intent);
    },
    [dispatch, offer.action, rows],
  );
  // An action that needs nothing more is looked at as soon as it is chosen; the rows are those that were chosen then.
  const latestPrepare = useRef(prepare);
  useEffect(() => (Options ? undefined : after(0, () => latestPrepare.current(NOTHING))), [Options]);

  const running = task !== undefined && task.status !== 'failed';
  const accepted = run ? run.rows.filter(({ ok }) => ok).length : 0;
  const changed = run ? Object.values(run.results).filter(({ ok }) => ok).length : 0;
  const close = useCallback(() => {
    // What is being changed goes on in the background, and its results are kept for its retry there.
    if (runId !== '' && !task) dispatch(bulkActions.drop({ run: runId }));
    onClose();
  }, [dispatch, runId, task, onClose]);
  const flawless = taskKey !== '' && !task && accepted > 0 && changed === accepted;
  useEffect(() => {
    if (!flawless) return;
    const { follow } = offer;
    showToast(offer.done(changed), follow && { action: { label: follow.label, onClick: () => void navigate(follow.to) } });
    close();
  }, [flawless, changed, offer, close, navigate]);

  const start = useCallback(() => {
    if (!run || extra === null) return;
    const intent = pushTask('bulkChange', { run: runId, action: offer.action, count: rowsToDo(run).length, extra });
    setTaskKey(intent.payload.key);
    dispatch(intent);
    onStarted();
  }, [dispatch, run, runId, extra, offer.action, onStarted]);
  const clean = looked && run?.phase === 'ready' && accepted > 0 && accepted === run.rows.length;
  useEffect(() => {
    return clean ? after(0, start) : undefined;
  }, [clean, start]);

  if (Options && extra === null) {
    return (
      <Options
        ids={'ids' in rows ? rows.ids : null}
        count={count}
        onReady={(told, wasLooked) => {
          setExtra(told);
          setLooked(wasLooked);
          prepare(told);
        }}
        onClose={onClose}
      />
    );
  }
  return (
    <BulkDialog
      title={offer.title(run?.phase === 'preparing' || !run ? count : accepted)}
      confirm={offer.label}
      tone={offer.tone}
      run={run}
      running={running}
      progress={task?.progress ?? null}
      onConfirm={start}
      onRetry={() => (task ? dispatch(taskActions.retry({ key: taskKey })) : start())}
      onPrepare={() => extra && prepare(extra)}
      onClose={close}
    />
  );
};
