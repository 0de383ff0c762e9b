import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format';
import { ownDirection } from '../../ui/styles';

interface Entry {
  readonly _id: string;
  /** Unix seconds. */
  readonly at: number;
  readonly text: string;
  /** Null: it happened by itself. */
  readonly by?: { readonly name: string } | null;
}

/** What happened, newest first: who did it, or that it happened by itself. */
export const EventList = ({ entries }: { readonly entries: readonly Entry[] }) => {
  const { t } = useTranslation('order');
  const format = useFormat();
  return (
    <Box component="ol" sx={look}>
      {entries.map(({ _id, at, text, by }) => (
        <li key={_id}>
          <time dateTime={new Date(at * 1000).toISOString()}>{format.dateTime(at)}</time>
          <div>
            {text}
            <small>{by ? by.name : t('automatic')}</small>
          </div>
        </li>
      ))}
    </Box>
  );
};

const look = {
  m: 0,
  p: 0,
  fontSize: 13,
  listStyle: 'none',
  '& li': { display: 'grid', gridTemplateColumns: '150px 1fr', gap: 2, py: 1 },
  '& time': { color: 'text.secondary' },
  '& div': { ...ownDirection, minWidth: 0, overflowWrap: 'anywhere' },
  '& small': { display: 'block', fontSize: 12, color: 'text.secondary' },
} as const;
