import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { setAsideOrders, type SetAsideOrder } from '../../entities/set-aside-orders';
import { useList } from '../../kernel/hooks';
import { refusalSentence } from '../../ui/refusal';
import { ManualOrderDialog } from './ManualOrderDialog';
import { SetAsideRow } from './SetAsideRow';

const PER_PAGE = 20;

/** The orders of stores that could not be read, and what can be done about each. */
export const SetAsideDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation('order');
  const { t: common } = useTranslation('common');
  const titleId = useId();
  const [page, setPage] = useState(1);
  const [making, setMaking] = useState<SetAsideOrder | null>(null);
  const { rows, total, loading, error } = useList(setAsideOrders, { page, perpage: PER_PAGE, variables: {} });
  const pages = Math.max(1, Math.ceil(total / PER_PAGE));
  return (
    <>
      <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby={titleId}>
        <DialogTitle id={titleId}>{t('aside.title')}</DialogTitle>
        <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
          <DialogContentText variant="body1">{t('aside.text')}</DialogContentText>
          {error && (
            <Typography role="alert" sx={{ color: 'error.main' }}>
              {refusalSentence(error)}
            </Typography>
          )}
          {!loading && !error && rows.length === 0 && <Typography>{t('aside.none')}</Typography>}
          {rows.map((row) => (
            <SetAsideRow key={row._id} row={row} onCreate={() => setMaking(row)} />
          ))}
        </DialogContent>
        <DialogActions>
          {pages > 1 && (
            <>
              <Button disabled={page <= 1} onClick={() => setPage(page - 1)}>
                {t('aside.previous')}
              </Button>
              <Button disabled={page >= pages} onClick={() => setPage(page + 1)}>
                {t('aside.next')}
              </Button>
            </>
          )}
          <Button onClick={onClose}>{common('action.close')}</Button>
        </DialogActions>
      </Dialog>
      {making && <ManualOrderDialog row={making} onClose={() => setMaking(null)} />}
    </>
  );
};
