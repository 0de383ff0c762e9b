import InputBase from '@mui/material/InputBase';
import { useRef } from 'react';

interface LayerNameProps {
  readonly label: string;
  readonly name: string;
  /** What was typed; null: as it was. */
  readonly onRename: (name: string | null) => void;
}

/** The field for the name of a layer or a group. */
export const LayerName = ({ label, name, onRename }: LayerNameProps) => {
  const dropped = useRef(false);
  return (
    <InputBase
      autoFocus
      fullWidth
      defaultValue={name}
      slotProps={{ input: { 'aria-label': label, maxLength: 80 } }}
      onFocus={(event) => event.target.select()}
      onClick={(event) => event.stopPropagation()}
      onBlur={(event) => {
        const typed = event.target.value.trim();
        onRename(dropped.current || typed === name ? null : typed);
        dropped.current = false;
      }}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Escape') dropped.current = true;
        if (event.key === 'Enter' || event.key === 'Escape') (event.target as HTMLElement).blur();
      }}
      sx={{ fontSize: 13 }}
    />
  );
};
