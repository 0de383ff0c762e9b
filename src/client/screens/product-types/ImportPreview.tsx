import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { PresetFileAnswer } from '../../tasks/preset-files';
import { useFormat } from '../../ui/format';
import { refusalSentence } from '../../ui/refusal';
import { ownDirection } from '../../ui/styles';

type Row = PresetFileAnswer['rows'][number];

/** Rows that are shown; the rest are counted. */
const SHOWN = 200;

/** What wants looking at first. */
const VERDICTS = ['refused', 'changed', 'new', 'same'] as const;

const verdictOf = ({ verdict }: Row): (typeof VERDICTS)[number] => VERDICTS.find((each) => each === verdict) ?? 'same';

/** What becomes of each product type of a file. */
export const ImportPreview = ({ rows }: { readonly rows: readonly Row[] }) => {
  const { t } = useTranslation('preset');
  const format = useFormat();
  const sorted = rows.toSorted((a, b) => VERDICTS.indexOf(verdictOf(a)) - VERDICTS.indexOf(verdictOf(b)) || a.row - b.row);
  const words = (row: Row): string => {
    if (row.verdict === 'refused') return refusalSentence({ ...row.reason, message: row.message });
    return row.verdict === 'changed' ? t('import.changes', { fields: row.fields.join(', ') }) : t(`import.verdict.${verdictOf(row)}`);
  };
  return (
    <Box sx={{ overflow: 'auto', maxHeight: 360 }}>
      <Box component="table" sx={table}>
        <thead>
          <tr>
            <th scope="col">{t('import.row')}</th>
            <th scope="col">{t('form.name')}</th>
            <th scope="col">{t('import.what')}</th>
          </tr>
        </thead>
        <tbody>
          {sorted.slice(0, SHOWN).map((row) => (
            <tr key={row.row} data-bad={row.verdict === 'refused' || undefined}>
              <td>{format.count(row.row)}</td>
              <td>{row.name}</td>
              <td>{words(row)}</td>
            </tr>
          ))}
        </tbody>
      </Box>
      {rows.length > SHOWN && <p>{t('import.more', { count: rows.length - SHOWN })}</p>}
    </Box>
  );
};

const table = {
  width: 1,
  borderCollapse: 'collapse',
  fontSize: 13,
  '& th, & td': { ...ownDirection, p: 2, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' },
  '& th': { color: 'text.secondary', fontWeight: 500 },
  '& tr[data-bad] td:last-of-type': { color: 'error.main' },
} as const;
