import { useTranslation } from 'react-i18next';
import type { ProductPresetInput } from '../../../contract/generated/operations';
import type { PresetFileAnswer } from '../../tasks/preset-files';
import { FileRows } from '../../ui/FileRows';
import { useFormat } from '../../ui/format';
import { refusalSentence } from '../../ui/refusal';

type Row = PresetFileAnswer['rows'][number];

/** What of a product type a file may change. */
type Field = keyof ProductPresetInput;

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
    if (row.verdict !== 'changed') return t(`import.verdict.${verdictOf(row)}`);
    return t('import.changes', { fields: row.fields.map((field) => t(`import.field.${field as Field}`)).join(', ') });
  };
  return (
    <FileRows
      heads={[t('import.row'), t('form.name'), t('import.what')]}
      rows={sorted.slice(0, SHOWN).map((row) => ({
        key: row.row,
        bad: row.verdict === 'refused',
        cells: [format.count(row.row), row.name ?? '', words(row)],
      }))}
      more={rows.length > SHOWN && <p>{t('import.more', { count: rows.length - SHOWN })}</p>}
    />
  );
};
