import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { FormEvent, ReactNode } from 'react';

interface SaveFormProps {
  /** What `useSaveForm` gave. */
  readonly form: { readonly onSubmit: (event: FormEvent) => void; readonly refusal: string | null };
  readonly gap?: number;
  readonly children: ReactNode;
}

/** The fields of a form in one column, under what the server refused about all of it. */
export const SaveForm = ({ form: { onSubmit, refusal }, gap = 5, children }: SaveFormProps) => (
  <Box component="form" noValidate onSubmit={onSubmit} sx={{ display: 'flex', flexDirection: 'column', gap }}>
    {refusal && <Alert severity="error">{refusal}</Alert>}
    {children}
  </Box>
);
