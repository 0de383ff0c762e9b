import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useId } from 'react';
import { Controller, type Control, type FieldValues, type Path } from 'react-hook-form';
import { ownDirection } from '../styles';

interface FlagFieldProps<Values extends FieldValues, Checked> {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly disabled?: boolean;
  readonly control: Control<Values, unknown, Checked>;
  readonly name: Path<Values>;
}

/** A yes or no in a form. */
export const FlagField = <Values extends FieldValues, Checked>({
  label,
  hint,
  disabled = false,
  control,
  name,
}: FlagFieldProps<Values, Checked>) => {
  const hintId = useId();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, onBlur, ref } }) => (
        <div>
          <FormControlLabel
            disabled={disabled}
            label={label}
            control={
              <Checkbox
                size="small"
                name={name}
                checked={Boolean(value)}
                slotProps={{ input: { ref, 'aria-describedby': hint ? hintId : undefined } }}
                onBlur={onBlur}
                onChange={(_event, on) => onChange(on)}
              />
            }
          />
          {hint && (
            <FormHelperText id={hintId} sx={{ mt: -1, mx: 0, ml: 7, ...ownDirection }}>
              {hint}
            </FormHelperText>
          )}
        </div>
      )}
    />
  );
};
