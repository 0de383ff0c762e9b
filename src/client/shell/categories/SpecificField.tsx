import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import type { PlatformSpecific } from '../../entities/platform-categories';
import { Labelled } from '../../ui/form/Labelled';
import { SelectField } from '../../ui/form/SelectField';

interface SpecificFieldProps {
  readonly specific: PlatformSpecific;
  readonly values: readonly string[];
  readonly disabled: boolean;
  readonly error: string | undefined;
  readonly hint: string | undefined;
  readonly onLeave: () => void;
  readonly onChange: (values: readonly string[]) => void;
}

/** One thing a platform wants to know: chosen from its list, typed, or both, one value or several. */
export const SpecificField = ({ onLeave, ...field }: SpecificFieldProps) => (
  <Box onBlur={onLeave}>
    <Input {...field} />
  </Box>
);

const Input = ({ specific, values, disabled, error, hint, onChange }: Omit<SpecificFieldProps, 'onLeave'>) => {
  const { t } = useTranslation('source');
  const { name, multiple, open, most } = specific;
  const label = specific.required ? `${name} *` : name;
  const frame = { label, error, hint, disabled };
  if (!multiple && !open)
    return (
      <SelectField
        {...frame}
        value={values[0] ?? ''}
        options={[
          { value: '', label: t('specifics.unsaid') },
          ...specific.values.map(({ id, name: word }) => ({ value: id, label: word })),
        ]}
        onChange={(value) => onChange(value === '' ? [] : [value])}
      />
    );
  if (!multiple && specific.values.length === 0)
    return (
      <Labelled {...frame}>
        {({ id, describedBy }) => (
          <OutlinedInput
            id={id}
            size="small"
            autoComplete="off"
            value={values[0] ?? ''}
            slotProps={{ input: { maxLength: most ?? undefined, 'aria-invalid': Boolean(error), 'aria-describedby': describedBy } }}
            onChange={({ target }) => onChange(target.value === '' ? [] : [target.value])}
          />
        )}
      </Labelled>
    );
  const wordOf = (value: string): string => specific.values.find(({ id }) => id === value)?.name ?? value;
  const idOf = (word: string): string => specific.values.find((each) => each.name === word)?.id ?? word;
  return (
    <Labelled {...frame}>
      {({ id, describedBy }) => (
        <Autocomplete
          multiple
          freeSolo={open}
          autoSelect={open}
          id={id}
          disabled={disabled}
          options={specific.values.map((value) => value.name)}
          value={values.map(wordOf)}
          onChange={(_event, words) => onChange(words.slice(multiple ? 0 : -1).map((word) => idOf(word.trim())))}
          renderInput={(props) => (
            <TextField
              {...props}
              slotProps={{
                ...props.slotProps,
                htmlInput: {
                  ...props.slotProps.htmlInput,
                  'aria-describedby': describedBy,
                  'aria-invalid': Boolean(error),
                  maxLength: most ?? undefined,
                },
              }}
            />
          )}
        />
      )}
    </Labelled>
  );
};
