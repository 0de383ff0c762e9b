import OutlinedInput from '@mui/material/OutlinedInput';
import { Labelled, type LabelledProps } from './Labelled';
import { useTypedNumber } from './use-typed-number';

interface TypedFieldProps extends LabelledProps {
  readonly value: string;
  /** What is typed is a number, kept in plain text (`1234.5`); a phone shows the keys for it. */
  readonly number?: 'whole' | 'decimal';
  /** It is marked as wrong; what is wrong is said elsewhere. */
  readonly invalid?: boolean;
  readonly onChange: (plain: string) => void;
}

/** One line of text or a number, whose value its owner keeps, with its label above and its hint or error below. */
export const TypedField = ({ value, number, invalid = false, onChange, ...labelled }: TypedFieldProps) => {
  const typed = useTypedNumber(value, onChange);
  return (
    <Labelled {...labelled}>
      {({ id, describedBy }) => (
        <OutlinedInput
          id={id}
          size="small"
          autoComplete="off"
          error={invalid || undefined}
          slotProps={{
            input: {
              inputMode: number && (number === 'whole' ? 'numeric' : 'decimal'),
              'aria-invalid': invalid || Boolean(labelled.error),
              'aria-describedby': describedBy,
            },
          }}
          {...(number ? typed : { value, onChange: (event) => onChange(event.target.value) })}
        />
      )}
    </Labelled>
  );
};
