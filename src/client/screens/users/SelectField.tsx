import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { SelectOption } from '../../ui/PlainSelect';

export interface SelectFieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly options: readonly SelectOption[];
  readonly disabled?: boolean;
  readonly field: UseFormRegisterReturn;
}

/** A choice of one in a form, with its label above. */
export const SelectField = ({ label, hint, error, options, disabled, field }: SelectFieldProps) => {
  const id = useId();
  const { ref, ...registered } = field;
  const helper = error ?? hint;
  return (
    <FormControl fullWidth error={Boolean(error)} disabled={disabled}>
      <FormLabel htmlFor={id} sx={{ fontSize: 13, fontWeight: 500, color: 'text.primary', mb: 1 }}>
        {label}
      </FormLabel>
      <NativeSelect
        id={id}
        inputRef={ref}
        input={<OutlinedInput size="small" />}
        inputProps={{ 'aria-describedby': helper ? `${id}-help` : undefined, ...registered }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
      {helper && (
        <FormHelperText id={`${id}-help`} role={error ? 'alert' : undefined} sx={{ mx: 0 }}>
          {helper}
        </FormHelperText>
      )}
    </FormControl>
  );
};
