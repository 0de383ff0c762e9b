import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { SaveForm } from '../../../ui/form/use-save-form';
import type { PresetForm } from './preset-form';

/** What every part of the page's form is given. */
export interface SectionProps {
  readonly form: SaveForm<PresetForm, PresetForm>;
}

/** Fields one below the other, no wider than one reads. */
export const Column = ({ children }: { readonly children: ReactNode }) => (
  <Box sx={{ display: 'flex', flexDirection: 'column', gap: 4, maxWidth: 640 }}>{children}</Box>
);

/** Short fields side by side, as many as there is room for. */
export const Side = ({ children }: { readonly children: ReactNode }) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))', gap: 4, alignItems: 'end' }}>{children}</Box>
);
