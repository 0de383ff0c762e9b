import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addresses } from '../../../domain/addresses/addresses';
import { setAsideContents, setAsideOrders, type SetAsideOrder } from '../../entities/set-aside-orders';
import type { MutationState } from '../../kernel/calls';
import { useList, useMutation } from '../../kernel/hooks';
import { useMay } from '../../shell/session/use-may';
import { useFormat } from '../../ui/format';
import { Link } from '../../ui/Link';
import { refusalSentence } from '../../ui/refusal';
import { showToast } from '../../ui/toast';

const useOutcome = (state: MutationState | undefined, onDone: (ids: readonly string[]) => void): void => {
  const done = useEffectEvent(onDone);
  useEffect(() => {
    if (state?.status === 'done') done(state.ids ?? []);
    if (state?.status === 'failed' && state.error) showToast(refusalSentence(state.error), { tone: 'error' });
  }, [state]);
};

/** JSON as people read it; what was cut or is none stays as it came. */
const inLines = (sent: string): string => {
  try {
    return JSON.stringify(JSON.parse(sent), null, 2);
  } catch {
    return sent;
  }
};

const SentData = ({ id }: { readonly id: string }) => {
  const { t } = useTranslation('order');
  const { rows, error } = useList(setAsideContents, { variables: { _id: id } });
  if (error) return <Typography sx={{ color: 'error.main' }}>{refusalSentence(error)}</Typography>;
  return (
    <Box component="pre" tabIndex={0} aria-label={t('aside.data')} sx={data}>
      {rows[0] ? inLines(rows[0].sent) : '…'}
    </Box>
  );
};

/** One order that could not be read. */
export const SetAsideRow = ({ row, onCreate }: { readonly row: SetAsideOrder; readonly onCreate: () => void }) => {
  const { t } = useTranslation('order');
  const format = useFormat();
  const mayUpdate = useMay('order', 'update');
  const mayAdd = useMay('order', 'add');
  const [open, setOpen] = useState(false);
  const retry = useMutation(setAsideOrders, setAsideOrders.actions.retry);
  const dismiss = useMutation(setAsideOrders, setAsideOrders.actions.dismiss);
  useOutcome(retry.state, (ids) => showToast(ids.length > 0 ? t('aside.kept') : t('aside.still')));
  useOutcome(dismiss.state, () => showToast(t('aside.dismissed')));
  const { _id, number, platform_id, order_id, reason, store, created_at } = row;
  return (
    <Box component="section" aria-label={number ?? t('aside.noNumber')} sx={box}>
      <Typography variant="subtitle2" sx={{ overflowWrap: 'anywhere' }}>
        {number === null ? t('aside.noNumber') : `#${number}`}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {store.sto_name} · {format.dateTime(created_at)}
      </Typography>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {refusalSentence({ message: reason.msg, refusal: reason.refusal, values: reason.values })}
      </Typography>
      {order_id !== null && (
        <MuiLink component={Link} to={addresses.orders.print({ filter: 'all', id: order_id })} sx={{ alignSelf: 'flex-start' }}>
          {t('aside.earlier')}
        </MuiLink>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mx: -2 }}>
        {mayUpdate && platform_id !== null && (
          <Button size="small" loading={retry.state?.status === 'pending'} onClick={() => retry.submit({ _id })}>
            {t('aside.retry')}
          </Button>
        )}
        {mayAdd && order_id === null && (
          <Button size="small" onClick={onCreate}>
            {t('aside.create')}
          </Button>
        )}
        {mayUpdate && (
          <Button size="small" loading={dismiss.state?.status === 'pending'} onClick={() => dismiss.submit({ ids: [_id] })}>
            {t('aside.dismiss')}
          </Button>
        )}
        <Button size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? t('aside.hideData') : t('aside.showData')}
        </Button>
      </Box>
      {open && <SentData id={_id} />}
    </Box>
  );
};

const box = { display: 'flex', flexDirection: 'column', gap: 1, p: 4, border: 1, borderColor: 'divider', borderRadius: 1 } as const;

const data = {
  m: 0,
  p: 3,
  maxHeight: 320,
  overflow: 'auto',
  fontSize: 12,
  bgcolor: 'action.hover',
  borderRadius: 1,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;
