import type { Action, Dispatch } from '@reduxjs/toolkit';
import { useCallback, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { countAccepted, countDone } from '../../../tasks/bulk/bulk-counts';
import { bulkActions, selectBulkRun, type BulkRoot } from '../../../tasks/bulk/bulk-slice';
import { showToast } from '../../../ui/toast';
import { BulkDialog } from './BulkDialog';
import { listenForKey } from './listen-for-key';
import type { BulkBegun } from './offer';

/** Seconds an action is offered to be taken back: as many as a reply can be. */
const BACK_SECONDS = 10;

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

  const onSee = useCallback((ids: readonly string[]) => void dispatch(bulkActions.see({ run, ids })), [dispatch, run]);

  const phase = state?.phase;
  const changed = state ? countDone(state) : 0;
  const told = state?.extra;
  const results = state?.results;
  useEffect(() => {
    if (phase === 'running') onStarted();
  }, [phase, onStarted]);
  useEffect(() => {
    if (phase !== 'done') return;
    const { follow, back } = offer;
    const extra = told ?? {};
    const ids = Object.values(results ?? {}).flatMap(({ _id, ok }) => (ok ? [_id] : []));
    const onBack = (): void => {
      if (!back) return;
      endKey?.();
      void back.intent(extra, ids).then(dispatch, () => undefined);
      if (back.to) void navigate(back.to(extra));
    };
    const to = typeof follow?.to === 'function' ? follow.to(extra) : follow?.to;
    const endKey = back?.key === undefined ? undefined : listenForKey(BACK_SECONDS, back.key, onBack);
    const action = back
      ? { label: back.label, onClick: onBack }
      : follow && to !== undefined && { label: follow.label, onClick: () => void navigate(to) };
    showToast(offer.done(changed), action ? { action, ...(back && { seconds: BACK_SECONDS, id: extra.change }) } : {});
    onEnded();
  }, [phase, changed, told, results, offer, navigate, dispatch, onEnded]);

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
      title={offer.title(phase === 'looking' ? count : countAccepted(state))}
      confirm={offer.label}
      tone={offer.tone}
      rowName={offer.rowName}
      {...(offer.fieldName && { fieldName: offer.fieldName })}
      {...(offer.effect && { effect: offer.effect })}
      run={state}
      onSee={onSee}
      onConfirm={() => dispatch(bulkActions.confirm({ run }))}
      onRetry={() => dispatch(bulkActions.retry({ run }))}
      onClose={onEnded}
    />
  );
};
