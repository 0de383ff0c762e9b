import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Hint } from './Hint';

export interface Swatch {
  readonly name: string;
  /** `#rrggbb`, or null when not known. */
  readonly hex: string | null | undefined;
}

interface SwatchesProps {
  readonly swatches: readonly Swatch[];
  /** How many at most; `more` says how many are left out. */
  readonly limit?: number;
  readonly more: (count: number) => string;
  /** What they are, for a screen reader. */
  readonly label: string;
}

/** Colours a product comes in. */
export const Swatches = ({ swatches, limit = 8, more, label }: SwatchesProps) => {
  const left = swatches.length - limit;
  return (
    <Box role="img" aria-label={label} sx={{ display: 'flex', alignItems: 'center', gap: 1, height: 16 }}>
      {swatches.slice(0, limit).map(({ name, hex }) => (
        <Hint key={name} title={name}>
          <Box
            sx={{
              width: 14,
              height: 14,
              borderRadius: '50%',
              border: 1,
              borderColor: 'text.disabled',
              bgcolor: hex ?? 'background.subtle',
            }}
          />
        </Hint>
      ))}
      {left > 0 && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {more(left)}
        </Typography>
      )}
    </Box>
  );
};
