import type { Lengths } from '../../../shell/stage/lengths';
import { NumberField } from './NumberField';

interface LengthFieldProps {
  readonly label: string;
  readonly lengths: Lengths;
  /** Document pixels, as are `min` and what `onChange` is given. */
  readonly value: number;
  readonly min?: number;
  readonly onChange: (value: number) => void;
  readonly onFocus?: () => void;
  readonly disabled?: boolean;
}

/** A length of the document, in the person's unit. */
export const LengthField = ({ lengths, value, min, onChange, ...field }: LengthFieldProps) => (
  <NumberField
    {...field}
    unit={lengths.unit}
    step={lengths.step}
    value={value / lengths.pixels}
    min={min === undefined ? undefined : min / lengths.pixels}
    onChange={(next) => onChange(next * lengths.pixels)}
  />
);
