import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { parseNumber, roundTo } from '../../../../domain/numbers';
import { Labelled } from '../../../ui/form/Labelled';

interface PlacementFieldProps {
  readonly label: string;
  readonly value: number;
  readonly unit: string;
  /** The sentence about a number that cannot be; undefined for one that can. */
  readonly faultOf?: (value: number) => string | undefined;
  /** What is said of what is no number. */
  readonly wrong: string;
  readonly onChange: (value: number) => void;
}

/** A number of an image's place. What cannot be stays as it was typed, with a sentence, and changes nothing. */
export const PlacementField = ({ label, value, unit, faultOf, wrong, onChange }: PlacementFieldProps) => {
  const [draft, setDraft] = useState<string | null>(null);
  const typed = draft === null ? value : parseNumber(draft.replace(',', '.'));
  const error = typed === null ? wrong : draft === null ? undefined : faultOf?.(typed);
  const finish = (): void => {
    if (typed === null || error !== undefined) return;
    setDraft(null);
    if (roundTo(typed, 2) !== roundTo(value, 2)) onChange(roundTo(typed, 2));
  };
  return (
    <Labelled label={label} error={error}>
      {({ id, describedBy }) => (
        <OutlinedInput
          id={id}
          size="small"
          value={draft ?? String(roundTo(value, 2))}
          onChange={(event) => setDraft(event.target.value)}
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
