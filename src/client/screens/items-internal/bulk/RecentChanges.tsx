import type { Action, Dispatch } from '@reduxjs/toolkit';
import Undo from '../../../ui/icons/Undo';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { addresses } from '../../../../domain/addresses/addresses';
import { bulkEdits, type BulkEdit } from '../../../entities/bulk-edits';
import { pushes, type Push } from '../../../entities/pushes';
import type { EntitiesState } from '../../../kernel/entity-reducer';
import { useList } from '../../../kernel/hooks';
import { useNow } from '../../../shell/use-now';
import { useMay } from '../../../shell/session/use-may';
import { useFormat } from '../../../ui/format';
import { Link } from '../../../ui/Link';
import { ListFailure } from '../../../ui/Message';
import { refusalSentence } from '../../../ui/refusal';
import { SideDrawer } from '../../../ui/SideDrawer';
import { StatusChip } from '../../../ui/StatusChip';
import { fieldWords } from './field-words';
import { totalsOf, undoKey } from './push-facts';
import { undoIntent } from './undo-intent';

const LATEST = { perpage: 20 };

/** What was changed of many items at once, to be taken back for a while; and pushes of many items, with what became of each. */
export const RecentChanges = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation('items');
  const edits = useList(bulkEdits, LATEST);
  const pushed = useList(pushes, LATEST);
  const list = (title: string, view: typeof edits | typeof pushed, none: string, rows: readonly React.ReactNode[]) => (
    <Box component="section">
      <Typography variant="h3" sx={{ mb: 2 }}>
        {title}
      </Typography>
      {view.error && rows.length === 0 && <ListFailure error={view.error} onRetry={view.reload} />}
      {view.loading && !view.error && <Skeleton variant="rounded" height={64} />}
      {!view.loading && !view.error && rows.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {none}
        </Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexDirection: 'column', gap: 3 }}>
        {rows}
      </Box>
    </Box>
  );
  return (
    <SideDrawer open title={t('recent.title')} onClose={onClose}>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 6 }}>
        {list(
          t('recent.edits'),
          edits,
          t('recent.noEdits'),
          edits.rows.map((edit) => <EditLine key={edit._id} edit={edit} />),
        )}
        {list(
          t('recent.pushes'),
          pushed,
          t('recent.noPushes'),
          pushed.rows.map((push) => <PushLine key={push._id} push={push} />),
        )}
      </Box>
    </SideDrawer>
  );
};

const EditLine = ({ edit }: { readonly edit: BulkEdit }) => {
  const { t } = useTranslation('items');
  const format = useFormat();
  const dispatch = useDispatch<Dispatch<Action>>();
  const mayUndo = useMay('item_info', 'update');
  const now = useNow();
  const state = useSelector((root: EntitiesState) => bulkEdits.selectMutation(root, undoKey(edit._id)));
  const open = edit.undone_at === null && now < edit.expires_at;
  const minutes = Math.max(1, Math.ceil((edit.expires_at - now) / 60));
  const names = edit.kept.map(({ name, fields }) => `${name || t('recent.removed')} (${fieldWords(t, fields)})`);
  return (
    <Box component="li" sx={line}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 2 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="body1">{t('recent.edited', { count: edit.count, shown: format.count(edit.count) })}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {[fieldWords(t, edit.fields), edit.by, format.dateTime(edit.created_at)].filter(Boolean).join(' · ')}
          </Typography>
        </Box>
        {open && mayUndo && (
          <Button
            variant="outlined"
            startIcon={<Undo />}
            disabled={state?.status === 'pending'}
            onClick={() => dispatch(undoIntent(edit._id))}
          >
            {t('recent.undo')}
          </Button>
        )}
      </Box>
      {open && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('recent.until', { count: minutes })}
        </Typography>
      )}
      {edit.undone_at === null && !open && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('recent.over')}
        </Typography>
      )}
      {state?.error && edit.undone_at === null && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {refusalSentence(state.error)}
        </Alert>
      )}
      {edit.undone_at !== null && (
        <Box aria-live="polite">
          <StatusChip
            tone="good"
            label={t(edit.kept_count > 0 ? 'recent.undoneInPart' : 'recent.undone', {
              count: edit.restored,
              shown: format.count(edit.restored),
            })}
          />
        </Box>
      )}
      {edit.kept_count > 0 && (
        <Alert severity="warning" sx={{ mt: 2, '& ul': { m: 0, ps: 4 } }}>
          {t('recent.kept', { count: edit.kept_count, shown: format.count(edit.kept_count) })}
          <ul>
            {names.map((name, at) => (
              <li key={edit.kept[at]?._id}>{name}</li>
            ))}
          </ul>
        </Alert>
      )}
    </Box>
  );
};

const PushLine = ({ push }: { readonly push: Push }) => {
  const { t } = useTranslation('items');
  const format = useFormat();
  const { rejected, done, total } = totalsOf(push.stores);
  return (
    <Box component="li" sx={{ ...line, display: 'flex', alignItems: 'flex-start', gap: 2 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body1">
          {t('recent.pushed', {
            count: push.count,
            shown: format.count(push.count),
            stores: push.stores.map(({ sto_name }) => sto_name).join(', '),
          })}
        </Typography>
        <Typography variant="body2" sx={{ color: rejected > 0 ? 'error.main' : 'text.secondary' }}>
          {t('matrix.totals', { done: format.count(done), total: format.count(total), rejected: format.count(rejected) })}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {[push.by, format.dateTime(push.created_at)].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <Button variant="outlined" component={Link} to={addresses.internal.print({ matrix: push._id })}>
        {t('recent.open')}
      </Button>
    </Box>
  );
};

const line = { borderBottom: 1, borderColor: 'divider', pb: 3 } as const;
