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

/** Whether the browser makes a box as high as its text. Measuring it by script lays the page out anew each time anything about the form changes. */
const GROWS = typeof CSS !== 'undefined' && typeof CSS.supports === 'function' && CSS.supports('field-sizing', 'content');

/** Lines of text as a height: that of one is 1.4375em. */
const high = (lines: number): string => `${lines * 1.4375}em`;

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
          {...(rows &&
            (GROWS
              ? {
                  inputComponent: 'textarea',
                  sx: { '& textarea': { fieldSizing: 'content', minHeight: high(rows[0]), maxHeight: high(rows[1]) } },
                }
              : { minRows: rows[0], maxRows: rows[1] }))}
          inputRef={ref}
          slotProps={{ input: { inputMode, 'aria-invalid': Boolean(labelled.error), 'aria-describedby': describedBy } }}
          {...registered}
        />
      )}
    </Labelled>
  );
};
