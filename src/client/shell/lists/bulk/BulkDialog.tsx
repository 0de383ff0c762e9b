import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkRun } from '../../../tasks/bulk/bulk-slice';
import { useFormat } from '../../../ui/format';
import { ListFailure } from '../../../ui/ListFailure';
import { BulkRowList } from './BulkRowList';

export interface BulkDialogProps {
  readonly title: string;
  /** A verb. */
  readonly confirm: string;
  readonly tone: 'primary' | 'error' | undefined;
  /** Undefined for a moment, before it is prepared. */
  readonly run: BulkRun | undefined;
  /** Rows are being changed. */
  readonly running: boolean;
  /** 0…1 */
  readonly progress: number | null;
  readonly onConfirm: () => void;
  /** Tries the rows that failed once more. */
  readonly onRetry: () => void;
  /** Begins the dry run anew, after it could not be made. */
  readonly onPrepare: () => void;
  readonly onClose: () => void;
}

/** What a bulk action would do, row by row, before it does it; then what became of each row. */
export const BulkDialog = (props: BulkDialogProps) => {
  const { title, confirm, tone, run, running, progress, onConfirm, onRetry, onPrepare, onClose } = props;
  const { t } = useTranslation('lists');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const titleId = useId();
  const accepted = run?.rows.filter(({ ok }) => ok).length ?? 0;
  const refused = (run?.rows.length ?? 0) - accepted;
  const results = Object.values(run?.results ?? {});
  const done = results.filter(({ ok }) => ok).length;
  const failed = results.length - done;
  const preparing = !run || run.phase === 'preparing';
  const started = run?.phase === 'started';
  const looked = run && run.rows.length > 0 ? run.rows.length : (run?.ids.length ?? 0);
  const summary = started
    ? [
        t('bulk.done', { count: done, shown: format.count(done) }),
        failed > 0 && t('bulk.failed', { count: failed, shown: format.count(failed) }),
      ]
    : [
        t('bulk.willChange', { count: accepted, shown: format.count(accepted) }),
        refused > 0 && t('bulk.refused', { count: refused, shown: format.count(refused) }),
      ];

  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        {run?.phase === 'broken' ? (
          <ListFailure error={run.error ?? { message: '' }} onRetry={onPrepare} />
        ) : (
          <>
            <Typography variant="body1" aria-live="polite" sx={{ mb: 2 }}>
              {preparing
                ? t('bulk.looking', { shown: format.count(looked), total: format.count(run?.total ?? 0) })
                : summary.filter(Boolean).join(' · ')}
            </Typography>
            {(preparing || running) && (
              <LinearProgress
                aria-label={title}
                variant={running && progress !== null ? 'determinate' : 'indeterminate'}
                value={(progress ?? 0) * 100}
                sx={{ mb: 3, borderRadius: 1 }}
              />
            )}
            {!preparing && <BulkRowList run={run} />}
            {running && (
              <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
                {t('bulk.background')}
              </Typography>
            )}
          </>
        )}
      </DialogContent>
      <DialogActions>
        {started && !running && failed > 0 && (
          <Button variant="outlined" onClick={onRetry}>
            {t('bulk.retry', { count: failed, shown: format.count(failed) })}
          </Button>
        )}
        <Button onClick={onClose}>{common(started ? 'action.close' : 'action.cancel')}</Button>
        {!started && (
          <Button variant="contained" color={tone ?? 'primary'} disabled={run?.phase !== 'ready' || accepted === 0} onClick={onConfirm}>
            {confirm}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};
