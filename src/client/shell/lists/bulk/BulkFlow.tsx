import type { Action, Dispatch } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { acceptedRows, bulkActions, countDone, selectBulkRun, type BulkRoot } from '../../../tasks/bulk/bulk-slice';
import { showToast } from '../../../ui/toast';
import { BulkDialog } from './BulkDialog';
import type { BulkBegun } from './offer';

interface BulkFlowProps {
  readonly begun: BulkBegun;
  /** The rows are being changed. */
  readonly onStarted: () => void;
  /** It is done, or the person leaves it. */
  readonly onEnded: () => void;
}

/** A bulk action as its run stands: what it needs to know, its dry run, a result for each row. Taken away, it is closed. */
export const BulkFlow = ({ begun: { offer, count, intent }, onStarted, onEnded }: BulkFlowProps) => {
  const dispatch = useDispatch<Dispatch<Action>>();
  const navigate = useNavigate();
  const { run, rows } = intent.payload;
  const state = useSelector((root: BulkRoot) => selectBulkRun(root, run));
  useEffect(() => {
    dispatch(intent);
    return () => void dispatch(bulkActions.close({ run }));
  }, [dispatch, intent, run]);

  const phase = state?.phase;
  const changed = state ? countDone(state) : 0;
  useEffect(() => {
    if (phase === 'running') onStarted();
  }, [phase, onStarted]);
  useEffect(() => {
    if (phase !== 'done') return;
    const { follow } = offer;
    showToast(offer.done(changed), follow && { action: { label: follow.label, onClick: () => void navigate(follow.to) } });
    onEnded();
  }, [phase, changed, offer, navigate, onEnded]);

  if (!state || phase === 'done') return null;
  if (phase === 'asking') {
    return (
      offer.Options && (
        <offer.Options
          ids={'ids' in rows ? rows.ids : null}
          count={count}
          onReady={(extra, looked) => dispatch(bulkActions.tell({ run, extra, looked }))}
          onClose={onEnded}
        />
      )
    );
  }
  return (
    <BulkDialog
      title={offer.title(phase === 'looking' ? count : acceptedRows(state).length)}
      confirm={offer.label}
      tone={offer.tone}
      rowName={offer.rowName}
      run={state}
      onConfirm={() => dispatch(bulkActions.confirm({ run }))}
      onRetry={() => dispatch(bulkActions.retry({ run }))}
      onClose={onEnded}
    />
  );
};
