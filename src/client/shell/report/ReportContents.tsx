import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LogContents } from '../../replay/contents';
import { Facts } from '../../ui/Facts';
import { useFormat } from '../../ui/format';
import { SearchField } from '../../ui/SearchField';
import { JsonText } from './JsonText';
import { Redacted } from './Redacted';

interface ReportContentsProps {
  readonly contents: LogContents;
  /** Bytes, before it is zipped. */
  readonly size: number;
}

/** So many are drawn; the search finds the others. */
const DRAWN = 100;

/** What the file holds: how much of what, and what can be read of each field and of each action, as it stands in the log. */
export const ReportContents = ({ contents, size }: ReportContentsProps) => {
  const { t } = useTranslation('report');
  const format = useFormat();
  const [by, setBy] = useState<'field' | 'action'>('field');
  const [query, setQuery] = useState('');
  const { from, to } = contents;
  const wanted = (text: string): boolean => text.toLowerCase().includes(query.trim().toLowerCase());
  return (
    <Box component="section" aria-label={t('contents')}>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 2 }}>
        {t('contents')}
      </Typography>
      <Facts
        facts={[
          [t('actions'), format.count(contents.actions)],
          [t('calls'), format.count(contents.calls)],
          [t('faults'), format.count(contents.faults)],
          [t('recorded'), from !== null && to !== null && `${format.dateTime(from / 1000)} – ${format.time(to / 1000)}`],
          [t('size'), t('kilobytes', { size: format.count(Math.ceil(size / 1024)) })],
        ]}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary', my: 3 }}>
        {t('rule')} <Redacted text={EXAMPLE} />
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2, alignItems: 'center' }}>
        <ToggleButtonGroup
          size="small"
          exclusive
          value={by}
          aria-label={t('by')}
          onChange={(_event, next: 'field' | 'action' | null) => next && setBy(next)}
        >
          <ToggleButton value="field">{t('byField')}</ToggleButton>
          <ToggleButton value="action">{t('byAction')}</ToggleButton>
        </ToggleButtonGroup>
        <Box sx={{ flex: 1, minWidth: 160 }} onKeyDown={(event) => event.key === 'Escape' && query !== '' && event.stopPropagation()}>
          <SearchField value={query} placeholder={t('find')} onChange={setQuery} />
        </Box>
      </Box>
      {by === 'field' ? (
        <FieldTable fields={contents.fields.filter(({ field }) => wanted(field))} />
      ) : (
        <ActionList types={contents.types.filter(({ type }) => wanted(type))} />
      )}
    </Box>
  );
};

/** What a hidden text looks like. */
const EXAMPLE = '~3fa90c41d27be658';

const FieldTable = ({ fields }: Pick<LogContents, 'fields'>) => {
  const { t } = useTranslation('report');
  const format = useFormat();
  return (
    <Box sx={scroll} tabIndex={0} role="region" aria-label={t('byField')}>
      <Box component="table" sx={table}>
        <thead>
          <tr>
            <th scope="col">{t('field')}</th>
            <th scope="col">{t('hidden')}</th>
            <th scope="col">{t('shown')}</th>
            <th scope="col">{t('examples')}</th>
          </tr>
        </thead>
        <tbody>
          {fields.slice(0, DRAWN).map(({ field, shown, hidden, examples }) => (
            <tr key={field}>
              <th scope="row">
                <Redacted text={field} />
              </th>
              <td>{format.count(hidden)}</td>
              <td>{format.count(shown)}</td>
              <td>{examples.join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </Box>
      <Rest count={fields.length - DRAWN} none={fields.length === 0} />
    </Box>
  );
};

const ActionList = ({ types }: Pick<LogContents, 'types'>) => {
  const { t } = useTranslation('report');
  const format = useFormat();
  const [open, setOpen] = useState<string | null>(null);
  return (
    <Box sx={scroll} tabIndex={0} role="region" aria-label={t('byAction')}>
      {types.slice(0, DRAWN).map(({ type, count, last }) => (
        <Box key={type} component="details" open={open === type} sx={{ borderBottom: 1, borderColor: 'divider' }}>
          <Box
            component="summary"
            onClick={(event) => {
              event.preventDefault();
              setOpen(open === type ? null : type);
            }}
            sx={summary}
          >
            <bdi>
              <Redacted text={type} />
            </bdi>
            <span>{format.count(count)}</span>
          </Box>
          {open === type && <JsonText value={last} label={t('last', { type })} />}
        </Box>
      ))}
      <Rest count={types.length - DRAWN} none={types.length === 0} />
    </Box>
  );
};

const Rest = ({ count, none }: { readonly count: number; readonly none: boolean }) => {
  const { t } = useTranslation('report');
  if (count <= 0 && !none) return null;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', p: 2 }}>
      {none ? t('nothing') : t('others', { count })}
    </Typography>
  );
};

const scroll = {
  maxHeight: 300,
  overflow: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
} as const;

const table = {
  width: 1,
  borderCollapse: 'collapse',
  fontSize: 13,
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { px: 3, py: 1.5, textAlign: 'start', verticalAlign: 'top', borderBottom: 1, borderColor: 'divider', fontWeight: 400 },
  '& thead th': { position: 'sticky', top: 0, zIndex: 1, bgcolor: 'background.paper', color: 'text.secondary', fontSize: 12 },
  '& tbody th': { fontFamily: 'monospace', fontSize: 12, overflowWrap: 'anywhere' },
  '& td:nth-of-type(1), & td:nth-of-type(2), & th:nth-of-type(2), & th:nth-of-type(3)': { textAlign: 'end' },
  '& td:nth-of-type(3)': { color: 'text.secondary', overflowWrap: 'anywhere' },
} as const;

const summary = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 3,
  minHeight: 32,
  alignItems: 'center',
  px: 3,
  cursor: 'pointer',
  listStyle: 'none',
  fontSize: 13,
  fontVariantNumeric: 'tabular-nums',
  '& bdi': { fontFamily: 'monospace', fontSize: 12, overflowWrap: 'anywhere' },
  '&::-webkit-details-marker': { display: 'none' },
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
} as const;
