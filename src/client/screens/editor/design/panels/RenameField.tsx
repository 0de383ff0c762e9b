import OutlinedInput from '@mui/material/OutlinedInput';
import { useRef } from 'react';

interface RenameFieldProps {
  readonly label: string;
  readonly value: string;
  /** Null: as it was. An empty name is none. */
  readonly onDone: (name: string | null) => void;
}

/** A name being changed where it stands: Enter and leaving take it, Escape drops it. */
export const RenameField = ({ label, value, onDone }: RenameFieldProps) => {
  const dropped = useRef(false);
  return (
    <OutlinedInput
      autoFocus
      fullWidth
      size="small"
      defaultValue={value}
      slotProps={{ input: { 'aria-label': label, maxLength: 80 } }}
      onFocus={(event) => event.target.select()}
      onBlur={(event) => {
        const name = event.target.value.trim();
        onDone(dropped.current || name === '' || name === value ? null : name);
      }}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Escape') dropped.current = true;
        if (event.key === 'Enter' || event.key === 'Escape') (event.target as HTMLElement).blur();
      }}
      sx={{ height: 40, fontSize: 13 }}
    />
  );
};
