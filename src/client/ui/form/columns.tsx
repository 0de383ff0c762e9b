import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { fieldGrid } from './field-grid';

/** Fields one below the other, no wider than one reads. */
export const Column = ({ children }: { readonly children: ReactNode }) => (
  <Box sx={{ display: 'flex', flexDirection: 'column', gap: 4, maxWidth: 640 }}>{children}</Box>
);

/** Short fields side by side, as many as there is room for. */
export const Side = ({ children }: { readonly children: ReactNode }) => <Box sx={fieldGrid(144)}>{children}</Box>;
