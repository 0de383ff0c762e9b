import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { UseFormRegisterReturn } from 'react-hook-form';

export interface FlagFieldProps {
  readonly label: string;
  readonly disabled?: boolean;
  readonly field: UseFormRegisterReturn;
}

/** A yes or no in a form. The browser's box keeps the value, so the form starts from it. */
export const FlagField = ({ label, disabled = false, field }: FlagFieldProps) => {
  const { ref, ...registered } = field;
  return (
    <FormControlLabel
      disabled={disabled}
      label={label}
      control={<Checkbox size="small" slotProps={{ input: { ref } }} {...registered} />}
    />
  );
};
