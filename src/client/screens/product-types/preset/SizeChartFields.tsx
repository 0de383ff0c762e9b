import Close from '../../../ui/icons/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import FormHelperText from '@mui/material/FormHelperText';
import { useTypedNumber } from '../../../ui/form/use-typed-number';
import { PlainSelect } from '../../../ui/PlainSelect';
import type { TypedSizeChart } from './preset-form';
import type { SectionProps } from './section';

interface LengthProps {
  readonly label: string;
  /** A number's plain text, or what is none, such as two with a hyphen between. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const Length = ({ label, value, onChange }: LengthProps) => (
  <input inputMode="decimal" aria-label={label} {...useTypedNumber(value, onChange)} />
);

/** What is measured of each size. */
export const SizeChartFields = ({ form: { control, errorOf, getValues, setValue } }: SectionProps) => {
  const { t } = useTranslation('preset');
  const chart = useWatch({ control, name: 'size_chart' });
  const put = (next: TypedSizeChart | null): void => setValue('size_chart', next, { shouldDirty: true });
  const error = errorOf('size_chart');
  if (!chart) {
    const sizes = getValues('prety_attributes').find(({ attribute_type }) => attribute_type === 'Size')?.options ?? [];
    const make = (): void => put({ unit: 'in', columns: [''], rows: sizes.map(({ ffm_value }) => ({ size: ffm_value, values: [''] })) });
    return (
      <Button variant="outlined" onClick={make}>
        {t('chart.make')}
      </Button>
    );
  }
  const { unit, columns, rows } = chart;
  const putRow = (at: number, change: Partial<TypedSizeChart['rows'][number]>): void =>
    put({ ...chart, rows: rows.map((row, place) => (place === at ? { ...row, ...change } : row)) });
  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2 }}>
        <PlainSelect
          label={t('chart.unit')}
          value={unit}
          options={[
            { value: 'in', label: t('chart.in') },
            { value: 'cm', label: t('chart.cm') },
          ]}
          onChange={(value) => put({ ...chart, unit: value })}
        />
        <Button
          onClick={() => put({ ...chart, columns: [...columns, ''], rows: rows.map((row) => ({ ...row, values: [...row.values, ''] })) })}
        >
          {t('chart.addColumn')}
        </Button>
        <Button onClick={() => put({ ...chart, rows: [...rows, { size: '', values: columns.map(() => '') }] })}>{t('chart.addRow')}</Button>
        <Button color="inherit" onClick={() => put(null)}>
          {t('chart.drop')}
        </Button>
      </Box>
      <Box sx={{ overflow: 'auto', maxWidth: 1 }}>
        <Box component="table" sx={look}>
          <thead>
            <tr>
              <th scope="col">{t('chart.size')}</th>
              {columns.map((column, at) => (
                <th key={at} scope="col">
                  <input
                    aria-label={t('chart.columnName', { count: at + 1 })}
                    value={column}
                    onChange={({ target }) => put({ ...chart, columns: columns.with(at, target.value) })}
                  />
                  <IconButton
                    size="small"
                    aria-label={t('chart.removeColumn', { name: column || String(at + 1) })}
                    onClick={() =>
                      put({
                        ...chart,
                        columns: columns.toSpliced(at, 1),
                        rows: rows.map((row) => ({ ...row, values: row.values.toSpliced(at, 1) })),
                      })
                    }
                  >
                    <Close sx={{ fontSize: 14 }} />
                  </IconButton>
                </th>
              ))}
              <th aria-hidden />
            </tr>
          </thead>
          <tbody>
            {rows.map(({ size, values }, line) => (
              <tr key={line}>
                <th scope="row">
                  <input aria-label={t('chart.size')} value={size} onChange={({ target }) => putRow(line, { size: target.value })} />
                </th>
                {columns.map((column, at) => (
                  <td key={at}>
                    <Length
                      label={t('chart.cell', { column: column || String(at + 1), size: size || String(line + 1) })}
                      value={values[at] ?? ''}
                      onChange={(value) =>
                        putRow(line, { values: columns.map((_column, place) => (place === at ? value : (values[place] ?? ''))) })
                      }
                    />
                  </td>
                ))}
                <td>
                  <IconButton
                    size="small"
                    aria-label={t('chart.removeRow', { name: size || String(line + 1) })}
                    onClick={() => put({ ...chart, rows: rows.toSpliced(line, 1) })}
                  >
                    <Close sx={{ fontSize: 14 }} />
                  </IconButton>
                </td>
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
      {error && (
        <FormHelperText error role="alert" sx={{ mx: 0 }}>
          {error}
        </FormHelperText>
      )}
    </Box>
  );
};

const look = {
  borderCollapse: 'collapse',
  fontSize: 13,
  '& th, & td': { border: 1, borderColor: 'divider', p: 0, textAlign: 'start', whiteSpace: 'nowrap' },
  '& th': { fontWeight: 500, bgcolor: 'background.subtle' },
  '& thead th:first-of-type': { px: 2 },
  '& input': { width: 92, height: 32, px: 2, border: 0, font: 'inherit', color: 'text.primary', bgcolor: 'transparent' },
  '& input:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
} as const;
