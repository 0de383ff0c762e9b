import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { Labelled } from '../../ui/form/Labelled';

interface ZoneFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly value: string;
  readonly onChange: (zone: string) => void;
}

const ZONES: readonly string[] = [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])];

/** `America/New_York` as people read it. */
const readable = (zone: string): string => zone.replaceAll('_', ' ');

const offsets = new Map<string, string>();

/** How far a zone is from UTC now, such as `UTC+02:00`. Asked for once: a list of all zones is long. */
const offsetOf = (zone: string): string => {
  const known = offsets.get(zone);
  if (known !== undefined) return known;
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts();
  const offset = (parts.find(({ type }) => type === 'timeZoneName')?.value ?? '').replace('GMT', 'UTC');
  offsets.set(zone, offset);
  return offset;
};

/** A zone among all there are, found by any part of its name, with how far it is from UTC today. */
export const ZoneField = ({ label, hint, error, disabled, value, onChange }: ZoneFieldProps) => {
  return (
    <Labelled label={label} hint={hint} error={error} disabled={disabled}>
      {({ id, describedBy }) => (
        <Autocomplete
          disableClearable
          autoHighlight
          id={id}
          disabled={disabled}
          options={ZONES.includes(value) ? [...ZONES] : [value, ...ZONES]}
          getOptionLabel={(zone) => `${readable(zone)} (${offsetOf(zone)})`}
          filterOptions={(zones, { inputValue }) => {
            const typed = readable(inputValue).trim().toLowerCase();
            const current = typed === `${readable(value)} (${offsetOf(value)})`.toLowerCase();
            return current ? zones : zones.filter((zone) => readable(zone).toLowerCase().includes(typed));
          }}
          value={value}
          onChange={(_event, zone) => onChange(zone)}
          renderInput={(props) => (
            <TextField
              {...props}
              slotProps={{
                ...props.slotProps,
                htmlInput: { ...props.slotProps.htmlInput, 'aria-describedby': describedBy, 'aria-invalid': Boolean(error) },
              }}
            />
          )}
        />
      )}
    </Labelled>
  );
};
