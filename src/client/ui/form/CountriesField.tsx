import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useFormat } from '../format';
import { useCountryOptions } from './country-options';
import { Labelled } from './Labelled';

interface CountriesFieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** By two letters. */
  readonly value: readonly string[];
  readonly onChange: (codes: readonly string[]) => void;
}

/** Countries as chips, found by their names in the person's language or by their two letters. */
export const CountriesField = ({ label, hint, error, value, onChange }: CountriesFieldProps) => {
  const format = useFormat();
  const options = useCountryOptions();
  return (
    <Labelled label={label} hint={hint} error={error}>
      {({ id, describedBy }) => (
        <Autocomplete
          multiple
          disableClearable
          autoHighlight
          filterSelectedOptions
          id={id}
          options={options.map((option) => option.value)}
          getOptionLabel={(code) => format.country(code)}
          filterOptions={(codes, { inputValue }) => {
            const typed = inputValue.trim().toLowerCase();
            return codes.filter((code) => code.toLowerCase() === typed || format.country(code).toLowerCase().includes(typed));
          }}
          value={[...value]}
          onChange={(_event, codes) => onChange(codes)}
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
