import Add from '@mui/icons-material/Add';
import Delete from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cannedReplies, type CannedReply } from '../../../entities/canned-replies';
import { macros, type Macro } from '../../../entities/macros';
import { useList } from '../../../kernel/hooks';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { ListFailure } from '../../../ui/Message';
import { SideDrawer } from '../../../ui/SideDrawer';
import { useMembers } from '../../orders/use-members';
import { useMay } from '../../session/use-may';
import { useDeed } from '../use-deed';
import { stepWords } from '../words';
import { MacroForm } from './MacroForm';
import { ReplyForm } from './ReplyForm';

type Of = 'replies' | 'macros';

/** Ready answers and macros: which there are, and adding, changing and removing them. */
export const ManageDrawer = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation('support');
  const [of, setOf] = useState<Of>('replies');
  return (
    <SideDrawer open roomy title={t('manage.title')} onClose={onClose}>
      <Box role="tablist" aria-label={t('manage.title')} sx={{ display: 'flex', gap: 1, mb: 4 }}>
        {(['replies', 'macros'] as const).map((each) => (
          <Button
            key={each}
            role="tab"
            aria-selected={of === each}
            variant={of === each ? 'contained' : 'outlined'}
            color={of === each ? 'primary' : 'inherit'}
            onClick={() => setOf(each)}
          >
            {t(`manage.${each}`)}
          </Button>
        ))}
      </Box>
      {of === 'replies' ? <Replies /> : <Macros />}
    </SideDrawer>
  );
};

interface Line {
  readonly _id: string;
  readonly name: string;
  readonly lines: readonly string[];
}

interface ManagedProps {
  readonly list: Pick<ReturnType<typeof useList>, 'loading' | 'error' | 'reload'>;
  readonly rows: readonly Line[];
  readonly none: string;
  readonly add: string;
  readonly removeText: string;
  readonly onEdit: (id: string | null) => void;
  readonly onRemove: (id: string) => void;
}

const Managed = ({ list, rows, none, add, removeText, onEdit, onRemove }: ManagedProps) => {
  const { t } = useTranslation('common');
  const mayRemove = useMay('messenger', 'delete');
  const [removing, setRemoving] = useState<Line | null>(null);
  if (list.error) return <ListFailure error={list.error} onRetry={list.reload} />;
  if (list.loading) return <Skeleton variant="rounded" height={240} />;
  return (
    <>
      <Button startIcon={<Add />} variant="outlined" onClick={() => onEdit(null)} sx={{ mb: 3 }}>
        {add}
      </Button>
      {rows.length === 0 && <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{none}</Box>}
      <Box component="ul" sx={look}>
        {rows.map((row) => (
          <li key={row._id}>
            <div>
              <b>{row.name}</b>
              {row.lines.map((line, i) => (
                <small key={i}>{line}</small>
              ))}
            </div>
            <IconButton aria-label={`${t('action.edit')}: ${row.name}`} onClick={() => onEdit(row._id)}>
              <Edit />
            </IconButton>
            {mayRemove && (
              <IconButton aria-label={`${t('action.remove')}: ${row.name}`} onClick={() => setRemoving(row)}>
                <Delete />
              </IconButton>
            )}
          </li>
        ))}
      </Box>
      {removing && (
        <ConfirmDialog
          open
          title={removing.name}
          text={removeText}
          confirm={t('action.remove')}
          onConfirm={() => {
            onRemove(removing._id);
            setRemoving(null);
          }}
          onClose={() => setRemoving(null)}
        />
      )}
    </>
  );
};

const Replies = () => {
  const { t } = useTranslation('support');
  const list = useList(cannedReplies, { perpage: 100 });
  const [edited, setEdited] = useState<CannedReply | null | undefined>(undefined);
  const { run } = useDeed(cannedReplies, cannedReplies.actions.remove);
  if (edited !== undefined) return <ReplyForm reply={edited} onDone={() => setEdited(undefined)} />;
  return (
    <Managed
      list={list}
      rows={list.rows.map(({ _id, name, shortcut, body }) => ({ _id, name: `/${shortcut} · ${name}`, lines: [body] }))}
      none={t('canned.empty')}
      add={t('canned.add')}
      removeText={t('canned.remove')}
      onEdit={(id) => setEdited(list.rows.find(({ _id }) => _id === id) ?? null)}
      onRemove={(_id) => run({ _id })}
    />
  );
};

const Macros = () => {
  const { t } = useTranslation('support');
  const { t: words } = useTranslation('orderTasks');
  const list = useList(macros, { perpage: 100 });
  const people = useMembers();
  const [edited, setEdited] = useState<Macro | null | undefined>(undefined);
  const { run } = useDeed(macros, macros.actions.remove);
  if (edited !== undefined) return <MacroForm macro={edited} onDone={() => setEdited(undefined)} />;
  const nameOf = (id: string): string => people.find(({ value }) => value === id)?.label ?? t('assign.somebody');
  return (
    <Managed
      list={list}
      rows={list.rows.map(({ _id, name, steps, next }) => ({
        _id,
        name,
        lines: [...steps.map((step) => stepWords(t, words, step, nameOf)), ...(next ? [t('step.next')] : [])],
      }))}
      none={t('macro.none')}
      add={t('macro.add')}
      removeText={t('macro.remove')}
      onEdit={(id) => setEdited(list.rows.find(({ _id }) => _id === id) ?? null)}
      onRemove={(_id) => run({ _id })}
    />
  );
};

const look = {
  display: 'grid',
  gap: 1,
  m: 0,
  p: 0,
  listStyle: 'none',
  fontSize: 13,
  '& li': {
    display: 'grid',
    gridTemplateColumns: '1fr auto auto',
    gap: 2,
    alignItems: 'start',
    py: 2,
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& div': { minWidth: 0 },
  '& b': { fontWeight: 500 },
  '& small': { display: 'block', color: 'text.secondary', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
} as const;
