import OutlinedInput from '@mui/material/OutlinedInput';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Labelled, type LabelledProps } from './Labelled';

interface FormFieldProps extends LabelledProps {
  readonly type?: 'text' | 'url' | 'password';
  readonly inputMode?: 'url';
  readonly autoFocus?: boolean;
  readonly placeholder?: string;
  /** Rows of text it grows from and to; one line without. */
  readonly rows?: readonly [number, number];
  /** What react-hook-form's `register` gave for it. */
  readonly field: UseFormRegisterReturn;
}

/** A text input with its label above and its hint or error below. */
export const FormField = ({ type = 'text', inputMode, autoFocus, placeholder, rows, field, ...labelled }: FormFieldProps) => {
  const { ref, ...registered } = field;
  return (
    <Labelled {...labelled}>
      {({ id, describedBy }) => (
        <OutlinedInput
          id={id}
          size="small"
          type={type}
          autoFocus={autoFocus}
          placeholder={placeholder}
          autoComplete={type === 'password' ? 'new-password' : 'off'}
          spellCheck={rows !== undefined}
          multiline={rows !== undefined}
          minRows={rows?.[0]}
          maxRows={rows?.[1]}
          inputRef={ref}
          slotProps={{ input: { inputMode, 'aria-invalid': Boolean(labelled.error), 'aria-describedby': describedBy } }}
          {...registered}
        />
      )}
    </Labelled>
  );
};
