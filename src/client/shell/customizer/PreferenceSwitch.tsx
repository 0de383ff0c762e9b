import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

interface PreferenceSwitchProps {
  readonly label: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A switch with its label before it. */
export const PreferenceSwitch = ({ label, checked, disabled = false, onChange }: PreferenceSwitchProps) => (
  <FormControlLabel
    labelPlacement="start"
    disabled={disabled}
    label={label}
    control={<Switch checked={checked} onChange={(_event, on) => onChange(on)} />}
    sx={{ marginInline: 0, justifyContent: 'space-between' }}
  />
);
