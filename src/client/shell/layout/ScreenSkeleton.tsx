import Box from '@mui/material/Box';

/** While a screen's code loads: title, filters and rows in their places. */
export const ScreenSkeleton = () => (
  <Box aria-busy>
    <Box sx={{ ...quiet, width: 180, height: 32 }} />
    <Box sx={{ ...quiet, height: 40 }} />
    <Box sx={{ ...quiet, height: 320 }} />
  </Box>
);

const quiet = { mb: 3, borderRadius: 1, bgcolor: 'background.subtle' } as const;
