import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

/** While a screen's code loads: title, filters and rows in their places. */
export const ScreenSkeleton = () => (
  <Box aria-busy>
    <Skeleton width={180} height={32} sx={{ mb: 3, transform: 'none' }} />
    <Skeleton variant="rounded" height={40} sx={{ mb: 3 }} />
    <Skeleton variant="rounded" height={320} />
  </Box>
);
