import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { Controller, type Control, type FieldValues, type Path } from 'react-hook-form';

interface FlagFieldProps<Values extends FieldValues, Checked> {
  readonly label: string;
  readonly disabled?: boolean;
  readonly control: Control<Values, unknown, Checked>;
  readonly name: Path<Values>;
}

/** A yes or no in a form. */
export const FlagField = <Values extends FieldValues, Checked>({
  label,
  disabled = false,
  control,
  name,
}: FlagFieldProps<Values, Checked>) => (
  <Controller
    control={control}
    name={name}
    render={({ field: { value, onChange, onBlur, ref } }) => (
      <FormControlLabel
        disabled={disabled}
        label={label}
        control={
          <Checkbox
            size="small"
            name={name}
            checked={Boolean(value)}
            slotProps={{ input: { ref } }}
            onBlur={onBlur}
            onChange={(_event, on) => onChange(on)}
          />
        }
      />
    )}
  />
);
