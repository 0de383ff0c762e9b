import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';

interface DrawnPictureProps {
  /** Null until it is drawn. */
  readonly canvas: HTMLCanvasElement | null;
  /** Shown until then. */
  readonly placeholder: string | null;
  /** CSS pixels; as wide as its place when not given. */
  readonly width?: number;
}

/** A square with a canvas drawn elsewhere, in its proportions. It says nothing: the words stand beside it. */
export const DrawnPicture = ({ canvas, placeholder, width }: DrawnPictureProps) => {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!canvas) return;
    Object.assign(canvas.style, { width: '100%', height: '100%', objectFit: 'contain', display: 'block' });
    host.current?.replaceChildren(canvas);
  }, [canvas]);
  return (
    <Box
      aria-hidden
      sx={{ position: 'relative', width: width ?? 1, aspectRatio: '1', borderRadius: 1, overflow: 'hidden', bgcolor: 'background.picture' }}
    >
      {placeholder !== null && <Box component="img" src={placeholder} alt="" draggable={false} sx={{ ...fill, objectFit: 'contain' }} />}
      <Box ref={host} sx={{ ...fill, '&:not(:empty)': { bgcolor: 'background.picture' } }} />
    </Box>
  );
};

const fill = { position: 'absolute', inset: 0, width: 1, height: 1 } as const;
