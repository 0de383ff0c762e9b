import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState } from 'react';
import { parseNumber } from '../../../../domain/numbers';

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  /** Called with a number inside the limits; the same gesture for all changes from focus to blur. */
  readonly onChange: (value: number) => void;
  readonly onFocus?: () => void;
  readonly min?: number;
  readonly max?: number;
  /** Of the arrow keys; ten times as much with Shift. */
  readonly step?: number;
  readonly unit?: string;
  /** What an emptied field stands for; without it, emptying changes nothing. */
  readonly empty?: number;
  readonly disabled?: boolean;
}

/** A number that may be typed or stepped by the arrow keys. What is no number is dropped when the field is left. */
export const NumberField = ({
  label,
  value,
  onChange,
  onFocus,
  min = -Infinity,
  max = Infinity,
  step = 1,
  unit,
  empty,
  disabled,
}: NumberFieldProps) => {
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const shown = String(Number(value.toFixed(2)));

  const put = (next: number): void => {
    setDraft(null);
    onChange(Math.min(max, Math.max(min, next)));
  };
  const finish = (): void => {
    const typed = draft?.trim() === '' ? (empty ?? null) : draft === null ? null : parseNumber(draft.replace(',', '.'));
    setDraft(null);
    if (typed !== null && typed !== value) put(typed);
  };
  return (
    <FormControl disabled={disabled} sx={{ minWidth: 0 }}>
      <FormLabel htmlFor={id} sx={{ fontSize: 12, mb: 0.5 }}>
        {label}
      </FormLabel>
      <OutlinedInput
        id={id}
        size="small"
        value={draft ?? shown}
        onFocus={(event) => {
          onFocus?.();
          event.target.select();
        }}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={finish}
        onKeyDown={(event) => {
          if (event.key === 'Enter') finish();
          if (event.key === 'Escape') setDraft(null);
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
          event.preventDefault();
          put(value + (event.key === 'ArrowUp' ? 1 : -1) * step * (event.shiftKey ? 10 : 1));
        }}
        endAdornment={unit && <InputAdornment position="end">{unit}</InputAdornment>}
        slotProps={{ input: { inputMode: 'decimal' } }}
        sx={{ height: 32, fontSize: 13, pr: unit ? 2 : 0, '& .MuiTypography-root': { fontSize: 12 } }}
      />
    </FormControl>
  );
};
