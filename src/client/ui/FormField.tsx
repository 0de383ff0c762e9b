import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

export interface FormFieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  /** One sentence; takes the hint's place. */
  readonly error?: string | undefined;
  readonly type?: 'text' | 'url' | 'password';
  readonly inputMode?: 'numeric' | 'decimal' | 'url';
  readonly autoFocus?: boolean;
  readonly disabled?: boolean;
  /** What react-hook-form's `register` gave for it. */
  readonly field: UseFormRegisterReturn;
}

/** A text input with its label above and its hint or error below. */
export const FormField = ({ label, hint, error, type = 'text', inputMode, autoFocus, disabled, field }: FormFieldProps) => {
  const id = useId();
  const { ref, ...registered } = field;
  const helper = error ?? hint;
  return (
    <FormControl fullWidth error={Boolean(error)} disabled={disabled}>
      <FormLabel htmlFor={id} sx={{ fontSize: 13, fontWeight: 500, color: 'text.primary', mb: 1 }}>
        {label}
      </FormLabel>
      <OutlinedInput
        id={id}
        size="small"
        type={type}
        autoFocus={autoFocus}
        autoComplete={type === 'password' ? 'new-password' : 'off'}
        spellCheck={false}
        inputRef={ref}
        slotProps={{ input: { inputMode, 'aria-invalid': Boolean(error), 'aria-describedby': helper ? `${id}-help` : undefined } }}
        {...registered}
      />
      {helper && (
        <FormHelperText id={`${id}-help`} role={error ? 'alert' : undefined} sx={{ mx: 0 }}>
          {helper}
        </FormHelperText>
      )}
    </FormControl>
  );
};
