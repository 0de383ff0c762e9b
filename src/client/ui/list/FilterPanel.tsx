import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputBase from '@mui/material/InputBase';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AnchoredPanel } from '../AnchoredPanel';
import { DayInput, inputFrame } from '../DayInput';
import { PlainSelect } from '../PlainSelect';
import { LONGEST_TEXT, turnDay, type ChosenFilter } from './filters';

interface FilterPanelProps {
  readonly anchor: HTMLElement;
  readonly filters: readonly ChosenFilter[];
  readonly values: Readonly<Record<string, string>>;
  readonly onChange: (changes: Readonly<Record<string, string>>) => void;
  /** Undefined: nothing is narrowed. */
  readonly onClear: (() => void) | undefined;
  readonly onClose: () => void;
}

/** All filters of a list; each takes effect as it is changed. */
export const FilterPanel = ({ anchor, filters, values, onChange, onClear, onClose }: FilterPanelProps) => {
  const { t } = useTranslation('lists');
  const { t: common } = useTranslation('common');
  return (
    <AnchoredPanel anchor={anchor} label={t('filters.title')} sx={{ width: 300, mt: 1, p: 4 }} onClose={onClose}>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
        {filters.map((filter) => (
          <Field key={filter.name} filter={filter} values={values} onChange={onChange} />
        ))}
        <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
          <Button onClick={onClear} disabled={!onClear}>
            {t('filters.clear')}
          </Button>
          <Button onClick={onClose}>{common('action.close')}</Button>
        </Box>
      </Box>
    </AnchoredPanel>
  );
};

interface FieldProps extends Pick<FilterPanelProps, 'values' | 'onChange'> {
  readonly filter: ChosenFilter;
}

const Field = ({ filter, values, onChange }: FieldProps) => {
  const { t } = useTranslation('lists');
  const id = useId();
  const { name, label } = filter;
  if (filter.kind === 'dates') {
    const [from, to] = [turnDay(values[`${name}_from`] ?? ''), turnDay(values[`${name}_to`] ?? '')];
    return (
      <>
        {(['from', 'to'] as const).map((end) => (
          <Labelled key={end} id={`${id}-${end}`} label={t(`filters.${end}`, { label })}>
            <DayInput
              id={`${id}-${end}`}
              value={values[`${name}_${end}`] ?? ''}
              onChange={(day) => onChange({ [`${name}_${end}`]: day })}
            />
          </Labelled>
        ))}
        {from !== '' && to !== '' && to < from && (
          <Typography role="alert" variant="body2" sx={{ color: 'error.main', mt: -3 }}>
            {t('filters.order')}
          </Typography>
        )}
      </>
    );
  }
  return (
    <Labelled id={id} label={label}>
      {filter.kind === 'choice' ? (
        <PlainSelect
          id={id}
          fullWidth
          value={values[name] ?? ''}
          options={[{ value: '', label: t('filters.any') }, ...(filter.options ?? [])]}
          onChange={(value) => onChange({ [name]: value })}
        />
      ) : (
        <Words id={id} value={values[name] ?? ''} placeholder={filter.placeholder} onChange={(value) => onChange({ [name]: value })} />
      )}
    </Labelled>
  );
};

const Labelled = ({ id, label, children }: { readonly id: string; readonly label: string; readonly children: ReactNode }) => (
  <div>
    <Typography component="label" htmlFor={id} variant="body2" sx={{ display: 'block', fontWeight: 500, mb: 1 }}>
      {label}
    </Typography>
    {children}
  </div>
);

interface InputProps {
  readonly id: string;
  readonly value: string;
  readonly placeholder?: string | undefined;
  readonly onChange: (value: string) => void;
}

/** A text counts when it is left or confirmed, so that half a word asks for nothing. */
const Words = ({ id, value, placeholder, onChange }: InputProps) => {
  const [text, setText] = useState(value);
  const commit = () => text.trim() !== value && onChange(text.trim());
  return (
    <InputBase
      id={id}
      value={text}
      placeholder={placeholder}
      onChange={(event) => setText(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => event.key === 'Enter' && commit()}
      slotProps={{ input: { maxLength: LONGEST_TEXT } }}
      sx={inputFrame}
    />
  );
};
