import OutlinedInput from '@mui/material/OutlinedInput';
import { useController, type Control, type FieldValues, type Path, type PathValue } from 'react-hook-form';
import { Labelled, type LabelledProps } from './Labelled';
import { useTypedNumber } from './use-typed-number';

interface NumberFieldProps<Values extends FieldValues, Checked> extends LabelledProps {
  readonly control: Control<Values, unknown, Checked>;
  readonly name: Path<Values>;
  /** Whole numbers: a phone shows digits alone. */
  readonly whole?: boolean;
  /** What it becomes when it is left, in plain text. */
  readonly tidy?: (plain: string) => string;
  /** Hears the plain text of what is typed, as the form keeps it. */
  readonly onPut?: (plain: string) => void;
}

/** A number with its label above and its hint or error below. The form keeps it in plain text (`1234.5`), however it was typed. */
export const NumberField = <Values extends FieldValues, Checked>({
  control,
  name,
  whole = false,
  tidy,
  onPut,
  ...labelled
}: NumberFieldProps<Values, Checked>) => {
  const { field } = useController({ control, name });
  const put = (plain: string): void => {
    field.onChange(plain as PathValue<Values, Path<Values>>);
    onPut?.(plain);
  };
  const plain = String(field.value);
  const typed = useTypedNumber(plain, put);
  return (
    <Labelled {...labelled}>
      {({ id, describedBy }) => (
        <OutlinedInput
          id={id}
          size="small"
          name={name}
          autoComplete="off"
          inputRef={field.ref}
          slotProps={{
            input: { inputMode: whole ? 'numeric' : 'decimal', 'aria-invalid': Boolean(labelled.error), 'aria-describedby': describedBy },
          }}
          {...typed}
          onBlur={() => {
            typed.onBlur();
            const tidied = tidy?.(plain);
            if (tidied !== undefined && tidied !== plain) put(tidied);
            field.onBlur();
          }}
        />
      )}
    </Labelled>
  );
};
