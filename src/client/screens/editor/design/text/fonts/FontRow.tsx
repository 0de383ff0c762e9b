import ButtonBase from '@mui/material/ButtonBase';
import { useEffect, useRef, useState } from 'react';
import { useFontFace } from './use-font-face';

interface FontRowProps {
  readonly family: string;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

/** A font's name in its own letters, which load when the row comes into sight. */
export const FontRow = ({ family, chosen, onChoose }: FontRowProps) => {
  const row = useRef<HTMLButtonElement>(null);
  const [seen, setSeen] = useState(false);
  const face = useFontFace(family, seen);
  useEffect(() => {
    if (!row.current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        setSeen(true);
      },
      { rootMargin: '120px' },
    );
    observer.observe(row.current);
    return () => observer.disconnect();
  }, []);
  return (
    <ButtonBase
      ref={row}
      aria-pressed={chosen}
      onClick={onChoose}
      sx={{
        display: 'block',
        width: 1,
        height: 38,
        px: 2,
        textAlign: 'start',
        borderRadius: 1,
        fontFamily: face,
        fontSize: 18,
        lineHeight: '38px',
        whiteSpace: 'nowrap',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        color: face ? 'text.primary' : 'text.secondary',
        bgcolor: chosen ? 'action.selected' : undefined,
        '&:hover': { bgcolor: chosen ? 'action.selected' : 'action.hover' },
        '&.Mui-focusVisible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
      }}
    >
      {family}
    </ButtonBase>
  );
};
