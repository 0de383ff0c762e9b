import InputBase from '@mui/material/InputBase';
import { isDay, turnDay } from './list/filters';

interface DayInputProps {
  readonly id: string;
  /** DD-MM-YYYY, or empty. */
  readonly value: string;
  readonly onChange: (day: string) => void;
}

/** The browser's own calendar; the address has DD-MM-YYYY. */
export const DayInput = ({ id, value, onChange }: DayInputProps) => (
  <InputBase
    id={id}
    type="date"
    value={turnDay(value)}
    onChange={(event) => {
      const day = turnDay(event.target.value);
      if (day === '' || isDay(day)) onChange(day);
    }}
    slotProps={{ input: { min: '2000-01-01', max: '2099-12-31' } }}
    sx={inputFrame}
  />
);

/** The frame around an input that has no field of a form around it. */
export const inputFrame = {
  width: '100%',
  height: 32,
  px: 2,
  fontSize: 13,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  '&.Mui-focused': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -1 },
} as const;
