import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addresses } from '../../../domain/addresses/addresses';
import { externalReads, type ExternalRead } from '../../entities/external-items';
import { jobGroups } from '../../entities/job-groups';
import { useList, useMutation } from '../../kernel/hooks';
import { FailureLine } from '../../shell/lists/FailureLine';
import { useFormat, type Format } from '../../ui/format';
import { Link } from '../../ui/Link';
import { ListFailure } from '../../ui/Message';
import { refusalSentence } from '../../ui/refusal';
import { StatusChip } from '../../ui/StatusChip';

const isReady = ({ reading, store }: ExternalRead): boolean => !reading && store.sto_status !== 'Invalid';

/** How each store was last read, and which are to be read now. */
export const RefreshDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation('external');
  const { t: common } = useTranslation('common');
  const titleId = useId();
  const { rows, loading, error, reload } = useList(externalReads, {});
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { submit, state } = useMutation(jobGroups, jobGroups.actions.fetchItems);
  const chosen = rows.filter((row) => isReady(row) && !left.has(row._id)).map(({ _id }) => _id);
  const done = state?.status === 'done';
  useEffect(() => {
    if (done) reload();
  }, [done, reload]);
  const toggle = (id: string): void => setLeft((old) => new Set(old.has(id) ? [...old].filter((each) => each !== id) : [...old, id]));
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('read.title')}</DialogTitle>
      <DialogContent>
        {error && rows.length === 0 && <ListFailure error={error} onRetry={reload} />}
        {loading && <Skeleton variant="rounded" height={120} />}
        {!loading && !error && rows.length === 0 && <DialogContentText variant="body1">{t('read.noStores')}</DialogContentText>}
        {rows.length > 0 && (
          <>
            <DialogContentText variant="body1" sx={{ mb: 3 }}>
              {t('read.hint')}
            </DialogContentText>
            <Box component="ul" sx={list}>
              {rows.map((row) => (
                <StoreLine key={row._id} row={row} checked={isReady(row) && !left.has(row._id)} onToggle={() => toggle(row._id)} />
              ))}
            </Box>
          </>
        )}
        {state?.status === 'failed' && state.error && (
          <Typography role="alert" variant="body2" sx={{ color: 'error.main', mt: 3 }}>
            {refusalSentence(state.error)}
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{common('action.close')}</Button>
        {!loading && rows.length === 0 ? (
          <Button variant="contained" component={Link} to={addresses.stores.print({ filter: 'all' })}>
            {t('read.goToStores')}
          </Button>
        ) : (
          <Button
            variant="contained"
            disabled={chosen.length === 0}
            loading={state?.status === 'pending'}
            onClick={() => submit({ store_ids: chosen })}
          >
            {t('read.confirm')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};

interface StoreLineProps {
  readonly row: ExternalRead;
  readonly checked: boolean;
  readonly onToggle: () => void;
}

const StoreLine = ({ row, checked, onToggle }: StoreLineProps) => {
  const { t } = useTranslation('external');
  const format = useFormat();
  const { store, reason, reading } = row;
  return (
    <li>
      <div>
        <FormControlLabel
          label={store.sto_name}
          control={<Checkbox size="small" checked={checked} disabled={!isReady(row)} onChange={onToggle} />}
        />
        {reading && <StatusChip tone="waiting" label={t('read.reading')} />}
      </div>
      <Typography variant="body2" sx={{ color: 'text.secondary', paddingInlineStart: '27px' }}>
        {lastRead(t, format, row)}
      </Typography>
      {reason && !reading && (
        <FailureLine
          failure={{ ...reason, message: '' }}
          steps={{ store: addresses.stores.print({ filter: 'all', store: row._id }), again: undefined }}
        />
      )}
    </li>
  );
};

const lastRead = (t: ReturnType<typeof useTranslation<'external'>>['t'], format: Format, { read_at, products }: ExternalRead): string =>
  read_at === null ? t('read.never') : t('read.at', { at: format.dateTime(read_at), count: products });

const list = {
  display: 'grid',
  gap: 3,
  m: 0,
  p: 0,
  listStyle: 'none',
  '& li > div:first-of-type': { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 3 },
} as const;
