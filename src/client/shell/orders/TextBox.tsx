import OutlinedInput from '@mui/material/OutlinedInput';
import { Labelled } from '../../ui/form/Labelled';

interface TextBoxProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** Characters at most. */
  readonly most: number;
  /** Rows it begins with; one line without. */
  readonly rows?: number;
  readonly autoFocus?: boolean;
}

/** Words somebody types in a dialog. */
export const TextBox = ({ label, hint, value, onChange, most, rows, autoFocus }: TextBoxProps) => (
  <Labelled label={label} hint={hint}>
    {({ id, describedBy }) => (
      <OutlinedInput
        id={id}
        size="small"
        autoComplete="off"
        autoFocus={autoFocus}
        multiline={rows !== undefined}
        minRows={rows}
        maxRows={10}
        value={value}
        slotProps={{ input: { maxLength: most, 'aria-describedby': describedBy } }}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </Labelled>
);
