import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { SelectOption } from '../PlainSelect';
import { Labelled, type LabelledProps } from './Labelled';

interface Choice extends LabelledProps {
  readonly options: readonly SelectOption[];
}

/** What react-hook-form's `register` gave for it, or a value of one's own. */
type SelectFieldProps = Choice &
  ({ readonly field: UseFormRegisterReturn } | { readonly value: string; readonly onChange: (value: string) => void });

/** A choice of one, with its label above and its hint or error below. */
export const SelectField = ({ options, ...props }: SelectFieldProps) => {
  const { ref, ...registered } =
    'field' in props
      ? props.field
      : { ref: undefined, value: props.value, onChange: (event: { target: { value: string } }) => props.onChange(event.target.value) };
  const { label, hint, error, disabled } = props;
  return (
    <Labelled label={label} hint={hint} error={error} disabled={disabled}>
      {({ id, describedBy }) => (
        <NativeSelect
          id={id}
          inputRef={ref}
          input={<OutlinedInput size="small" />}
          inputProps={{ 'aria-describedby': describedBy, ...registered }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </NativeSelect>
      )}
    </Labelled>
  );
};
