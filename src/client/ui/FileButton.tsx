import Button, { type ButtonProps } from '@mui/material/Button';
import { useRef } from 'react';

interface FileButtonProps extends Omit<ButtonProps, 'onClick' | 'children'> {
  readonly label: string;
  /** What may be chosen, as the file chooser takes it: types or endings. */
  readonly accept: readonly string[];
  readonly multiple?: boolean;
  /** At least one. */
  readonly onFiles: (files: readonly File[]) => void;
}

/** A button that chooses files from disk. */
export const FileButton = ({ label, accept, multiple = false, onFiles, ...rest }: FileButtonProps) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...rest} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        multiple={multiple}
        hidden
        aria-label={label}
        accept={accept.join(',')}
        onChange={(event) => {
          const chosen = [...(event.target.files ?? [])];
          if (chosen.length > 0) onFiles(chosen);
          // The same file may be chosen again.
          event.target.value = '';
        }}
      />
    </>
  );
};
