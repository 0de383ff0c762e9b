import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
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

/** A zone among all there are, found by any part of its name, with how far it is from UTC today. */
export const ZoneField = ({ label, hint, error, disabled, value, onChange }: ZoneFieldProps) => {
  const { i18n } = useTranslation();
  const offsetOf = useMemo(() => {
    const now = Date.now();
    const known = new Map<string, string>();
    return (zone: string): string => {
      const told = known.get(zone);
      if (told !== undefined) return told;
      const parts = new Intl.DateTimeFormat(i18n.language, { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(now);
      const offset = (parts.find(({ type }) => type === 'timeZoneName')?.value ?? '').replace('GMT', 'UTC');
      known.set(zone, offset);
      return offset;
    };
  }, [i18n.language]);
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
