import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface CountBadgeProps {
  /** Nothing is shown for 0; above 99 it says so. */
  readonly count: number;
  readonly colour: 'primary' | 'error';
  /** The icon it sits on. */
  readonly children: ReactNode;
}

/** A number at the corner of an icon; the button around it says it in words. */
export const CountBadge = ({ count, colour, children }: CountBadgeProps) => (
  <Box component="span" sx={{ display: 'inline-flex', position: 'relative' }}>
    {children}
    {count > 0 && (
      <Box
        component="span"
        aria-hidden
        sx={{
          position: 'absolute',
          top: -9,
          left: 10,
          minWidth: 18,
          height: 18,
          px: 1,
          borderRadius: 9,
          fontSize: 11,
          fontWeight: 600,
          lineHeight: '18px',
          textAlign: 'center',
          bgcolor: `${colour}.main`,
          color: `${colour}.contrastText`,
        }}
      >
        {count > 99 ? '99+' : count}
      </Box>
    )}
  </Box>
);
