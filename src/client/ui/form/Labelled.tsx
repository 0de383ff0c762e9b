import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useId, type ReactNode } from 'react';
import { ownDirection } from '../styles';

export interface LabelledProps {
  readonly label: string;
  readonly hint?: string | undefined;
  /** One sentence; takes the hint's place. */
  readonly error?: string | undefined;
  readonly disabled?: boolean | undefined;
}

interface LabelledIds {
  readonly id: string;
  readonly describedBy: string | undefined;
}

/** A field with its label above and its hint or error below. */
export const Labelled = ({
  label,
  hint,
  error,
  disabled,
  children,
}: LabelledProps & { readonly children: (ids: LabelledIds) => ReactNode }) => {
  const id = useId();
  const helper = error ?? hint;
  return (
    <FormControl fullWidth error={Boolean(error)} disabled={disabled}>
      <FormLabel htmlFor={id} sx={{ fontSize: 13, fontWeight: 500, color: 'text.primary', mb: 1, ...ownDirection }}>
        {label}
      </FormLabel>
      {children({ id, describedBy: helper ? `${id}-help` : undefined })}
      {helper && (
        <FormHelperText id={`${id}-help`} role={error ? 'alert' : undefined} sx={{ mx: 0, ...ownDirection }}>
          {helper}
        </FormHelperText>
      )}
    </FormControl>
  );
};
