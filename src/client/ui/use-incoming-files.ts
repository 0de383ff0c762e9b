import { useEffect, useState } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;

/**
 * Hands over files dropped anywhere on the page, or pasted anywhere but into a field. Kept by the caller (`useCallback`). Tells whether files
 * hover over the page just now.
 */
export const useIncomingFiles = (onFiles: ((files: readonly File[]) => void) | undefined): boolean => {
  const [hovering, setHovering] = useState(false);
  useEffect(() => {
    if (!onFiles) return undefined;
    const onPaste = (event: ClipboardEvent): void => {
      if (event.target instanceof Element && event.target.closest('input, textarea')) return;
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      onFiles(files);
    };
    const onOver = (event: DragEvent): void => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setHovering(true);
    };
    const onLeave = (event: DragEvent): void => {
      // Between two things of the page there is always another one; outside there is none.
      if (event.relatedTarget === null) setHovering(false);
    };
    const onDrop = (event: DragEvent): void => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setHovering(false);
      onFiles([...(event.dataTransfer?.files ?? [])]);
    };
    document.addEventListener('paste', onPaste);
    document.addEventListener('dragover', onOver);
    document.addEventListener('dragleave', onLeave);
    document.addEventListener('drop', onDrop);
    return () => {
      document.removeEventListener('paste', onPaste);
      document.removeEventListener('dragover', onOver);
      document.removeEventListener('dragleave', onLeave);
      document.removeEventListener('drop', onDrop);
    };
  }, [onFiles]);
  return hovering;
};
