import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface PageHeaderProps {
  readonly title: string;
  /** The primary action, and at most a few others. */
  readonly children?: ReactNode;
}

/** Title of a screen, and its action on the right. */
export const PageHeader = ({ title, children }: PageHeaderProps) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 32, mb: 3 }}>
    <Typography variant="h1" sx={{ flex: 1, minWidth: 0 }} noWrap>
      {title}
    </Typography>
    {children}
  </Box>
);
