import OutlinedInput from '@mui/material/OutlinedInput';
import { Labelled } from '../../../ui/form/Labelled';
import { useTypedNumber } from '../../../ui/form/use-typed-number';

interface WholeNumberFieldProps {
  readonly label: string;
  readonly error?: string | undefined;
  /** Plain digits, or what was typed that is no number. */
  readonly value: string;
  readonly onChange: (plain: string) => void;
}

/** Digits a number of a rule has at most. */
const LONGEST = 9;

export const WholeNumberField = ({ label, error, value, onChange }: WholeNumberFieldProps) => {
  const typed = useTypedNumber(value, onChange);
  return (
    <Labelled label={label} error={error}>
      {({ id, describedBy }) => (
        <OutlinedInput
          id={id}
          size="small"
          autoComplete="off"
          slotProps={{ input: { inputMode: 'numeric', maxLength: LONGEST, 'aria-describedby': describedBy } }}
          {...typed}
        />
      )}
    </Labelled>
  );
};
