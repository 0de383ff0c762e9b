import Add from '../../ui/icons/Add';
import DeleteOutlined from '../../ui/icons/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { ShippingPresetInputLimits } from '../../../contract/generated/limits';
import { CountriesField } from '../../ui/form/CountriesField';
import { TypedField } from '../../ui/form/TypedField';
import { NEW_SERVICE, type ServiceRow } from './policy-form';

interface ServiceRowsProps {
  readonly rows: readonly ServiceRow[];
  readonly hint: string | undefined;
  /** Of one of them; it says its name. */
  readonly error: string | undefined;
  readonly onChange: (rows: readonly ServiceRow[]) => void;
}

const NUMBERS = ['cost', 'additional_cost', 'min', 'max'] as const;

/** The services of a kind: where each goes, what it costs, how long it takes. */
export const ServiceRows = ({ rows, hint, error, onChange }: ServiceRowsProps) => {
  const { t } = useTranslation('policies');
  const labels = { cost: t('form.cost'), additional_cost: t('form.additional'), min: t('form.daysMin'), max: t('form.daysMax') };
  const change = (at: number, part: Partial<ServiceRow>): void =>
    onChange(rows.map((row, index) => (index === at ? { ...row, ...part } : row)));
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {rows.map((row, at) => {
        const name = row.service.trim() || t('form.serviceNumber', { number: at + 1 });
        return (
          <Box key={at} role="group" aria-label={name} sx={frame}>
            <Box sx={{ display: 'flex', alignItems: 'end', gap: 2 }}>
              <TypedField label={t('form.service')} value={row.service} onChange={(service) => change(at, { service })} />
              <IconButton
                aria-label={t('form.removeService', { service: name })}
                onClick={() => onChange(rows.filter((_row, index) => index !== at))}
              >
                <DeleteOutlined />
              </IconButton>
            </Box>
            <CountriesField label={t('form.countries')} value={row.countries} onChange={(countries) => change(at, { countries })} />
            <Box sx={grid}>
              {NUMBERS.map((field) => (
                <TypedField
                  key={field}
                  number={field === 'min' || field === 'max' ? 'whole' : 'decimal'}
                  label={labels[field]}
                  value={row[field]}
                  onChange={(text) => change(at, { [field]: text })}
                />
              ))}
            </Box>
          </Box>
        );
      })}
      {(error ?? hint) && (
        <FormHelperText error={Boolean(error)} role={error ? 'alert' : undefined} sx={{ mx: 0 }}>
          {error ?? hint}
        </FormHelperText>
      )}
      <Button
        startIcon={<Add />}
        disabled={rows.length >= ShippingPresetInputLimits.domestic.entries}
        onClick={() => onChange([...rows, NEW_SERVICE])}
        sx={{ justifySelf: 'start' }}
      >
        {t('form.addService')}
      </Button>
    </Box>
  );
};

const frame = { display: 'grid', gap: 3, p: 4, border: 1, borderColor: 'divider', borderRadius: 1 } as const;
const grid = { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(110px, 1fr))', gap: 3, alignItems: 'end' } as const;
