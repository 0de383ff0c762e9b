import DeleteOutlined from '../icons/DeleteOutlined';
import IconButton from '@mui/material/IconButton';
import type { ComponentProps } from 'react';
import { Hint } from '../Hint';

interface RemoveButtonProps extends Pick<ComponentProps<typeof IconButton>, 'size' | 'edge' | 'sx'> {
  /** What it does, and to which row. */
  readonly label: string;
  readonly name: string;
  readonly onRemove: () => void;
}

/** Takes one row away, once whoever presses it has been asked. */
export const RemoveButton = ({ label, name, onRemove, ...looks }: RemoveButtonProps) => (
  <Hint title={label}>
    <IconButton aria-label={`${label}: ${name}`} onClick={onRemove} {...looks}>
      <DeleteOutlined fontSize={looks.size} />
    </IconButton>
  </Hint>
);
