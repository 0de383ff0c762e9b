import Box from '@mui/material/Box';
import Popper from '@mui/material/Popper';
import { useEffect, type ReactNode } from 'react';

interface HintBubbleProps {
  /** What the element is described by; not given for what only repeats it larger. */
  readonly id?: string;
  readonly anchor: HTMLElement;
  readonly title: ReactNode;
  readonly onHide: () => void;
  /** Nothing but a picture, on the page's own ground. */
  readonly picture?: boolean;
}

/** The words of a hint, beside what they are about. */
export const HintBubble = ({ id, anchor, title, onHide, picture = false }: HintBubbleProps) => {
  useEffect(() => {
    const hide = (event: KeyboardEvent) => event.key === 'Escape' && onHide();
    window.addEventListener('keydown', hide);
    return () => window.removeEventListener('keydown', hide);
  }, [onHide]);
  return (
    <Popper
      open
      anchorEl={anchor}
      placement={picture ? 'right' : 'bottom'}
      modifiers={[{ name: 'offset', options: { offset: [0, 6] } }]}
      sx={{ zIndex: 'tooltip', pointerEvents: 'none' }}
    >
      <Box
        id={id}
        role={id ? 'tooltip' : undefined}
        aria-hidden={!id}
        sx={{
          borderRadius: 1,
          ...(picture
            ? { p: 1, bgcolor: 'background.paper', boxShadow: 8 }
            : { px: 2, py: 1, maxWidth: 300, fontSize: 12, fontWeight: 500, bgcolor: 'text.primary', color: 'background.paper' }),
        }}
      >
        {title}
      </Box>
    </Popper>
  );
};
