import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface PanelSectionProps {
  readonly title: string;
  /** A line under the title: a count, a button. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** One titled part of a panel. */
export const PanelSection = ({ title, aside, children }: PanelSectionProps) => {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 6 }}>
      <Typography id={id} variant="subtitle2" component="h3" sx={{ mb: aside ? 0 : 2 }}>
        {title}
      </Typography>
      {aside && <Box sx={asideStyle}>{aside}</Box>}
      {children}
    </Box>
  );
};

/** A button without a frame stands with its word, not its padding, on the panel's edge. */
const asideStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  mb: 1,
  '& > .MuiButton-root': { minWidth: 0, px: 2, mx: -2 },
} as const;
