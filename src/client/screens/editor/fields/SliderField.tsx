import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

interface SliderFieldProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly format: (value: number) => string;
  /** Called when a slide or a press of a key begins: what follows is one gesture. */
  readonly onStart: () => void;
  readonly onChange: (value: number) => void;
  readonly disabled?: boolean;
}

/** A value between two limits. */
export const SliderField = ({ label, value, min, max, step, format, onStart, onChange, disabled }: SliderFieldProps) => {
  const id = useId();
  return (
    <Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
        <Typography id={id} variant="caption" sx={{ color: 'text.secondary' }}>
          {label}
        </Typography>
        <Typography variant="caption">{format(value)}</Typography>
      </Box>
      <Box sx={{ px: 2 }}>
        <Slider
          size="small"
          aria-labelledby={id}
          {...{ value, min, max, step, disabled }}
          getAriaValueText={format}
          onPointerDownCapture={onStart}
          onFocus={onStart}
          onChange={(_event, next) => onChange(next as number)}
          sx={{ display: 'block', py: 2 }}
        />
      </Box>
    </Box>
  );
};
