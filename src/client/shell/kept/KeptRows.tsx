import Add from '../../ui/icons/Add';
import Delete from '../../ui/icons/DeleteOutlined';
import Edit from '../../ui/icons/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { useList } from '../../kernel/hooks';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { ListFailure } from '../../ui/Message';

interface Line {
  readonly _id: string;
  readonly name: string;
  readonly lines: readonly string[];
}

interface KeptRowsProps {
  readonly list: Pick<ReturnType<typeof useList>, 'loading' | 'error' | 'reload'>;
  readonly mayRemove: boolean;
  readonly rows: readonly Line[];
  readonly none?: string;
  /** Without it, none can be added. */
  readonly add?: string;
  readonly removeText?: string;
  readonly onEdit: (id: string | null) => void;
  readonly onRemove?: (id: string) => void;
}

/** What people wrote once to use often: which there are, and adding, changing and removing them. */
export const KeptRows = ({ list, mayRemove, rows, none, add, removeText, onEdit, onRemove }: KeptRowsProps) => {
  const { t } = useTranslation('common');
  const [removing, setRemoving] = useState<Line | null>(null);
  if (list.error) return <ListFailure error={list.error} onRetry={list.reload} />;
  if (list.loading) return <Skeleton variant="rounded" height={240} />;
  return (
    <>
      {add && (
        <Button startIcon={<Add />} variant="outlined" onClick={() => onEdit(null)} sx={{ mb: 3 }}>
          {add}
        </Button>
      )}
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
          text={removeText ?? ''}
          confirm={t('action.remove')}
          onConfirm={() => {
            onRemove?.(removing._id);
            setRemoving(null);
          }}
          onClose={() => setRemoving(null)}
        />
      )}
    </>
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
