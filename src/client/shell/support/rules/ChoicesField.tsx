import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { Labelled } from '../../../ui/form/Labelled';
import type { SelectOption } from '../../../ui/PlainSelect';

interface ChoicesFieldProps {
  readonly label: string;
  readonly options: readonly SelectOption[];
  readonly value: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
}

/** Some of many choices, as chips. */
export const ChoicesField = ({ label, options, value, onChange }: ChoicesFieldProps) => {
  const { t } = useTranslation('rules');
  const labelOf = (chosen: string): string => options.find((option) => option.value === chosen)?.label ?? t('form.gone');
  return (
    <Labelled label={label}>
      {({ id, describedBy }) => (
        <Autocomplete
          multiple
          disableClearable
          autoHighlight
          filterSelectedOptions
          id={id}
          options={options.map((option) => option.value)}
          getOptionLabel={labelOf}
          value={[...value]}
          onChange={(_event, values) => onChange(values)}
          renderInput={(props) => (
            <TextField
              {...props}
              slotProps={{ ...props.slotProps, htmlInput: { ...props.slotProps.htmlInput, 'aria-describedby': describedBy } }}
            />
          )}
        />
      )}
    </Labelled>
  );
};
