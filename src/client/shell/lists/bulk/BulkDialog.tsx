import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { countAccepted, countDone, countLosing, countRefused } from '../../../tasks/bulk/bulk-counts';
import { hasStarted, idsToDo, type BulkRun } from '../../../tasks/bulk/bulk-slice';
import { useFormat } from '../../../ui/format';
import { ListFailure } from '../../../ui/Message';
import { BulkRowList } from './BulkRowList';
import type { BulkOffer } from './offer';

interface BulkDialogProps {
  readonly title: string;
  /** A verb. */
  readonly confirm: string;
  readonly tone: BulkOffer['tone'];
  readonly rowName: BulkOffer['rowName'];
  readonly fieldName?: BulkOffer['fieldName'];
  readonly effect?: BulkOffer['effect'];
  readonly run: BulkRun;
  /** Rows of which is not told everything yet come into sight. */
  readonly onSee: (ids: readonly string[]) => void;
  readonly onConfirm: () => void;
  /** Makes the dry run anew, or tries the rows that failed once more. */
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** What a bulk action would do, row by row, before it does it; then what became of each row. */
export const BulkDialog = ({
  title,
  confirm,
  tone,
  rowName,
  fieldName,
  effect,
  run,
  onSee,
  onConfirm,
  onRetry,
  onClose,
}: BulkDialogProps) => {
  const { t } = useTranslation('lists');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const titleId = useId();
  const { phase, progress } = run;
  const [accepted, refused, losing] = [countAccepted(run), countRefused(run), countLosing(run)];
  const done = countDone(run);
  const failed = Object.values(run.results).length - done;
  const left = idsToDo(run).length;
  const preparing = phase === 'looking';
  const running = phase === 'running';
  const started = hasStarted(run);
  const looked = run.checked > 0 ? run.checked : run.ids.length;
  const summary = started
    ? [
        t('bulk.done', { count: done, shown: format.count(done) }),
        failed > 0 && t('bulk.failed', { count: failed, shown: format.count(failed) }),
      ]
    : [
        t('bulk.willChange', { count: accepted, shown: format.count(accepted) }),
        effect?.(accepted, run.extra),
        refused > 0 && t('bulk.refused', { count: refused, shown: format.count(refused) }),
        losing > 0 && t('bulk.atLoss', { count: losing, shown: format.count(losing) }),
      ];

  return (
    // What somebody asked for is given up by a word, never by a click beside it.
    <Dialog
      open
      onClose={(_event, by) => (started || by !== 'backdropClick') && onClose()}
      maxWidth={fieldName ? 'md' : 'sm'}
      fullWidth
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        {phase === 'broken' ? (
          <ListFailure error={run.error ?? { message: '' }} onRetry={onRetry} />
        ) : (
          <>
            <Typography variant="body1" aria-live="polite" sx={{ mb: 2 }}>
              {preparing
                ? t('bulk.looking', { shown: format.count(looked), total: format.count(run.total) })
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
            {!preparing && <BulkRowList run={run} rowName={rowName} onSee={onSee} {...(fieldName && { fieldName })} />}
            {running && (
              <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
                {t('bulk.background')}
              </Typography>
            )}
          </>
        )}
      </DialogContent>
      <DialogActions>
        {phase === 'failed' && (
          <Button variant="outlined" onClick={onRetry}>
            {t('bulk.retry', { count: left, shown: format.count(left) })}
          </Button>
        )}
        <Button onClick={onClose}>{common(started ? 'action.close' : 'action.cancel')}</Button>
        {!started && (
          <Button variant="contained" color={tone ?? 'primary'} disabled={phase !== 'ready' || accepted === 0} onClick={onConfirm}>
            {confirm}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};
