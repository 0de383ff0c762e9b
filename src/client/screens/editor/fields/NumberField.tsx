import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parseNumber } from '../../../../domain/numbers';
import { plainNumber, writtenNumber } from '../../../ui/number-text';

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

/**
 * A number that may be typed as one's language writes it, or stepped by the arrow keys. What is no number stays where it is, is told so, and
 * changes nothing.
 */
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
  const { t, i18n } = useTranslation('editor');
  const [typed, setTyped] = useState<{ readonly text: string; readonly over: number; readonly left: boolean } | null>(null);
  // What was typed is over once the value changes by other means, such as a hand that drags.
  const draft = typed?.over === value ? typed.text : null;
  const shown = writtenNumber(String(Number(value.toFixed(2))), i18n.language);
  const wrong = typed?.left === true && draft !== null;

  const put = (next: number): void => {
    setTyped(null);
    onChange(Math.min(max, Math.max(min, next)));
  };
  const finish = (): void => {
    if (draft === null) return;
    const blank = draft.trim() === '';
    const next = blank ? (empty ?? null) : parseNumber(plainNumber(draft, i18n.language));
    setTyped(next === null && !blank ? { text: draft, over: value, left: true } : null);
    if (next !== null && next !== value) put(next);
  };
  return (
    <FormControl disabled={disabled} error={wrong} sx={{ minWidth: 0 }}>
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
        onChange={(event) => setTyped({ text: event.target.value, over: value, left: false })}
        onBlur={finish}
        onKeyDown={(event) => {
          if (event.key === 'Enter') finish();
          if (event.key === 'Escape') setTyped(null);
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
          event.preventDefault();
          put(value + (event.key === 'ArrowUp' ? 1 : -1) * step * (event.shiftKey ? 10 : 1));
        }}
        endAdornment={unit && <InputAdornment position="end">{unit}</InputAdornment>}
        slotProps={{ input: { inputMode: 'decimal', 'aria-invalid': wrong, 'aria-describedby': wrong ? `${id}-help` : undefined } }}
        sx={{ height: 32, fontSize: 13, pr: unit ? 2 : 0, '& .MuiTypography-root': { fontSize: 12 } }}
      />
      {wrong && (
        <FormHelperText id={`${id}-help`} role="alert" sx={{ mx: 0 }}>
          {t('errors.number', { example: writtenNumber('12.5', i18n.language) })}
        </FormHelperText>
      )}
    </FormControl>
  );
};
