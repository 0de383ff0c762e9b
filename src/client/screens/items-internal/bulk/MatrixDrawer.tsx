import type { Action, Dispatch } from '@reduxjs/toolkit';
import CloudUpload from '../../../ui/icons/CloudUploadOutlined';
import Replay from '../../../ui/icons/Replay';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { pushes, type Push } from '../../../entities/pushes';
import { makeId } from '../../../kernel/clock';
import type { EntitiesState } from '../../../kernel/entity-reducer';
import { useList, useRow } from '../../../kernel/hooks';
import { AbsentRow } from '../../../shell/lists/RowDrawer';
import { useMay } from '../../../shell/session/use-may';
import { useFormat } from '../../../ui/format';
import { refusalSentence } from '../../../ui/refusal';
import { SideDrawer } from '../../../ui/SideDrawer';
import { MatrixRows } from './MatrixRows';
import { totalsOf } from './push-facts';

/** One push of the address: items down, stores across, and what became of each. What was rejected is tried once more from here, and nothing else. */
export const MatrixDrawer = ({ id, onClose }: { readonly id: string; readonly onClose: () => void }) => {
  const { t } = useTranslation('items');
  const push = useRow(pushes, id);
  const list = useList(pushes, { variables: { _id: id } });
  return (
    <SideDrawer open wide title={push ? t('matrix.title', { count: push.count }) : t('matrix.push')} onClose={onClose}>
      {push ? <Matrix push={push} /> : <AbsentRow list={list} gone={t('matrix.gone')} Icon={CloudUpload} />}
    </SideDrawer>
  );
};

const Matrix = ({ push }: { readonly push: Push }) => {
  const { t } = useTranslation('items');
  const format = useFormat();
  const dispatch = useDispatch<Dispatch<Action>>();
  const mayRetry = useMay('item_info', 'update');
  const [failedOnly, setFailedOnly] = useState(false);
  const [asked, setAsked] = useState('');
  const state = useSelector((root: EntitiesState) => pushes.selectMutation(root, asked));
  const all = totalsOf(push.stores);
  const retry = (where: { readonly store_id?: string; readonly ids?: readonly string[] }): void => {
    if (state?.status === 'pending') return;
    const key = makeId();
    setAsked(key);
    dispatch(pushes.actions.retry({ _id: push._id, store_id: where.store_id ?? null, ids: where.ids ? [...where.ids] : null }, key));
  };
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 4, height: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <Typography variant="body1" aria-live="polite" sx={{ flex: '1 1 auto' }}>
          {t('matrix.totals', { done: format.count(all.done), total: format.count(all.total), rejected: format.count(all.rejected) })}
        </Typography>
        <FormControlLabel
          label={t('matrix.failedOnly')}
          control={<Checkbox size="small" checked={failedOnly} onChange={(_event, on) => setFailedOnly(on)} />}
        />
        {mayRetry && all.rejected > 0 && (
          <Button variant="contained" startIcon={<Replay />} disabled={state?.status === 'pending'} onClick={() => retry({})}>
            {t('matrix.retry', { count: all.rejected, shown: format.count(all.rejected) })}
          </Button>
        )}
      </Box>
      {state?.error && <Alert severity="error">{refusalSentence(state.error)}</Alert>}
      <MatrixRows push={push} failedOnly={failedOnly} onRetry={mayRetry ? retry : undefined} />
    </Box>
  );
};
