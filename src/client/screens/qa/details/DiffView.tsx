import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { unseen } from '../../../ui/styles';
import type { SliceDiff, RowDiff, ValueDiff } from '../../../replay/reading/diff';
import { escapeKey } from '../../../replay/slices';
import { Redacted } from '../../../shell/report/Redacted';
import { useFormat } from '../../../ui/format';

interface DiffViewProps {
  readonly changes: readonly SliceDiff[];
  /** Follows what stands at a place. */
  readonly onFollow: (pointer: string) => void;
}

const LONGEST = 160;

/** A value in one line. */
const short = (value: unknown): string => {
  const text = JSON.stringify(value) ?? '';
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
};

const baseOf = (slice: string): string =>
  slice
    .split('/')
    .map((step) => `/${escapeKey(step)}`)
    .join('');

/** What an action changed, by slice: rows by their fields, values by their place. However many there are, the first are shown and the others counted. */
export const DiffView = ({ changes, onFollow }: DiffViewProps) => {
  const { t } = useTranslation('qa');
  const format = useFormat();
  if (changes.length === 0) return <Quiet>{t('noChange')}</Quiet>;
  return changes.map(({ slice, table, values }) => (
    <Box key={slice} sx={{ mb: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'baseline', mb: 1 }}>
        <Typography component="h4" dir="ltr" sx={{ fontFamily: 'monospace', fontSize: 12.5, fontWeight: 600 }}>
          {slice}
        </Typography>
        {table && (
          <Quiet>
            {[
              table.added > 0 && t('added', { count: table.added, number: format.count(table.added) }),
              table.changed > 0 && t('changed', { count: table.changed, number: format.count(table.changed) }),
              table.removed > 0 && t('removed', { count: table.removed, number: format.count(table.removed) }),
            ]
              .filter(Boolean)
              .join(', ')}
          </Quiet>
        )}
      </Box>
      <Values base={baseOf(slice)} values={values.shown} more={values.more} onFollow={onFollow} />
      {table?.rows.shown.map((row) => (
        <RowView key={row.id} base={`${baseOf(slice)}/rows/${escapeKey(row.id)}`} row={row} onFollow={onFollow} />
      ))}
      {table && table.rows.more > 0 && <Quiet>{t('moreRows', { count: table.rows.more, number: format.count(table.rows.more) })}</Quiet>}
    </Box>
  ));
};

const RowView = ({ base, row, onFollow }: { readonly base: string; readonly row: RowDiff } & Pick<DiffViewProps, 'onFollow'>) => {
  const { t } = useTranslation('qa');
  return (
    <Box component="details" open={row.kind === 'changed'} sx={{ border: 1, borderColor: 'divider', borderRadius: 1, mb: 1 }}>
      <Box component="summary" sx={summary}>
        <span data-kind={row.kind}>{t(`row.${row.kind}`)}</span>
        <bdi>
          <Redacted text={row.id} />
        </bdi>
      </Box>
      <Values base={base} values={row.fields.shown} more={row.fields.more} onFollow={onFollow} />
    </Box>
  );
};

const Values = ({
  base,
  values,
  more,
  onFollow,
}: { readonly base: string; readonly values: readonly ValueDiff[]; readonly more: number } & Pick<DiffViewProps, 'onFollow'>) => {
  const { t } = useTranslation('qa');
  const format = useFormat();
  if (values.length === 0) return null;
  return (
    <Box component="dl" dir="ltr" sx={grid}>
      {values.map(({ pointer, before, after }) => (
        <div key={pointer}>
          <dt>
            <button type="button" title={t('follow')} onClick={() => onFollow(base + pointer)}>
              <Redacted text={pointer.slice(1) || '/'} />
            </button>
          </dt>
          <dd>
            {before !== undefined && (
              <del>
                <Box component="span" sx={unseen}>
                  {t('was')}
                </Box>
                <Redacted text={short(before)} />
              </del>
            )}
            {after !== undefined && (
              <ins>
                <Box component="span" sx={unseen}>
                  {t('is')}
                </Box>
                <Redacted text={short(after)} />
              </ins>
            )}
          </dd>
        </div>
      ))}
      {more > 0 && <Quiet>{t('moreValues', { count: more, number: format.count(more) })}</Quiet>}
    </Box>
  );
};

export const Quiet = ({ children }: { readonly children: React.ReactNode }) => (
  <Typography variant="body2" component="span" sx={{ color: 'text.secondary', fontSize: 12.5 }}>
    {children}
  </Typography>
);

const summary = {
  display: 'flex',
  gap: 2,
  alignItems: 'center',
  px: 2,
  py: 1,
  fontSize: 12,
  cursor: 'pointer',
  '& bdi': { fontFamily: 'monospace', overflow: 'hidden', textOverflow: 'ellipsis' },
  '& span[data-kind]': { fontWeight: 600 },
  '& [data-kind="added"]': { color: 'success.main' },
  '& [data-kind="removed"]': { color: 'error.main' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
} as const;

const grid = {
  m: 0,
  px: 2,
  pb: 1,
  fontFamily: 'monospace',
  fontSize: 12,
  textAlign: 'start',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: { xs: '1fr', sm: 'minmax(90px, 34%) 1fr' },
    columnGap: 2,
    py: 0.5,
    borderTop: 1,
    borderColor: 'divider',
  },
  '& dt': { minWidth: 0 },
  '& dt button': {
    p: 0,
    minHeight: 24,
    border: 0,
    bgcolor: 'transparent',
    font: 'inherit',
    color: 'text.secondary',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    textDecoration: 'underline dotted',
    '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
  },
  '& dd': { m: 0, minWidth: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'center', overflowWrap: 'anywhere' },
  '& del, & ins': { position: 'relative', textDecoration: 'none', borderRadius: 0.5, px: 1 },
  '& del': { color: 'error.main', textDecoration: 'line-through' },
  '& ins': { color: 'success.main' },
} as const;
