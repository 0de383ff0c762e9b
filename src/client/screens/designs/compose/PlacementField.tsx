import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parseNumber, roundTo } from '../../../../domain/numbers';
import { Labelled } from '../../../ui/form/Labelled';
import { plainNumber, writtenNumber } from '../../../ui/number-text';

interface PlacementFieldProps {
  readonly label: string;
  readonly value: number;
  readonly unit: string;
  /** The sentence about a number that cannot be; undefined for one that can. */
  readonly faultOf: (value: number) => string | undefined;
  readonly onChange: (value: number) => void;
}

/** A number of an image's place. What cannot be stays as it was typed, with a sentence; it changes nothing, and its form is not valid. */
export const PlacementField = ({ label, value, unit, faultOf, onChange }: PlacementFieldProps) => {
  const { t, i18n } = useTranslation('editor');
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<{ readonly text: string; readonly over: number } | null>(null);
  const shown = writtenNumber(String(roundTo(value, 2)), i18n.language);
  // What was typed is over once the value changes by other means, such as a hand that drags.
  const draft = typed?.over === value ? typed.text : null;
  const number = draft === null ? value : parseNumber(plainNumber(draft, i18n.language));
  const wrong = draft === null || draft.trim() === '' ? undefined : t('errors.number', { example: writtenNumber('12.5', i18n.language) });
  const error = number === null ? wrong : draft === null ? undefined : faultOf(number);
  const finish = (): void => {
    if (error !== undefined) return;
    setTyped(null);
    if (number !== null && roundTo(number, 2) !== roundTo(value, 2)) onChange(roundTo(number, 2));
  };
  useEffect(() => input.current?.setCustomValidity(error ?? ''), [error]);
  return (
    <Labelled label={label} error={error}>
      {({ id, describedBy }) => (
        <OutlinedInput
          id={id}
          size="small"
          inputRef={input}
          value={draft ?? shown}
          onChange={(event) => setTyped({ text: event.target.value, over: value })}
          onBlur={finish}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            finish();
          }}
          endAdornment={<InputAdornment position="end">{unit}</InputAdornment>}
          slotProps={{ input: { inputMode: 'decimal', 'aria-invalid': error !== undefined, 'aria-describedby': describedBy } }}
        />
      )}
    </Labelled>
  );
};
