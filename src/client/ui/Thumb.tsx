import Image from './icons/ImageOutlined';
import Box from '@mui/material/Box';
import { lazy, Suspense, useState } from 'react';
import { srcSetOf } from '../../domain/files/image-sizes';
import { CHECKERBOARD } from './styles';

const HintBubble = lazy(async () => ({ default: (await import('./HintBubble')).HintBubble }));

/** Side of the enlarged picture, in pixels. */
const ENLARGED = 280;

/** Side of one that stands in a row, in pixels; compact rows have smaller ones. */
const IN_ROW = 32;
const DRAWN_IN_ROW = `var(--row-picture, ${IN_ROW}px)`;

interface ThumbProps {
  /** Null: no picture. */
  readonly src: string | null | undefined;
  /** What it shows; empty when the text beside it says so already. */
  readonly alt: string;
  /** Side in pixels; fits a table row when not given. */
  readonly size?: number;
  /** Shows a larger one while hovered. */
  readonly enlarge?: boolean;
  /** It may be transparent, and have the colour of the page. */
  readonly sheer?: boolean;
}

const frame = { objectFit: 'contain', bgcolor: 'background.picture', borderRadius: 0.75, display: 'block' } as const;

/** A small picture in its own proportions, on a quiet ground until it is there. */
export const Thumb = ({ src, alt, size, enlarge = true, sheer = false }: ThumbProps) => {
  const [side, pixels] = [size ?? DRAWN_IN_ROW, size ?? IN_ROW];
  const ground = sheer ? { ...frame, background: CHECKERBOARD } : frame;
  const [broken, setBroken] = useState<string | null>(null);
  // Of some pictures there are no smaller ones: those drawn long ago.
  const [onlyWhole, setOnlyWhole] = useState<string | null>(null);
  const whole = onlyWhole === src;
  const [hovered, setHovered] = useState<HTMLElement | null>(null);
  if (!src || broken === src) {
    return (
      <Box
        role={alt ? 'img' : undefined}
        aria-label={alt || undefined}
        sx={{ ...frame, width: side, height: side, display: 'grid', placeItems: 'center', color: 'text.disabled' }}
      >
        <Image sx={{ fontSize: pixels / 2 }} />
      </Box>
    );
  }
  return (
    <>
      <Box
        component="img"
        src={src}
        srcSet={whole ? undefined : srcSetOf(src)}
        sizes={`${pixels}px`}
        alt={alt}
        width={pixels}
        height={pixels}
        loading="lazy"
        decoding="async"
        onError={() => (whole || srcSetOf(src) === undefined ? setBroken(src) : setOnlyWhole(src))}
        onMouseEnter={enlarge ? (event) => setHovered(event.currentTarget) : undefined}
        onMouseLeave={() => setHovered(null)}
        sx={{ ...ground, width: side, height: side, flexShrink: 0 }}
      />
      {hovered && (
        <Suspense>
          <HintBubble
            picture
            anchor={hovered}
            title={
              <Box
                component="img"
                src={src}
                srcSet={whole ? undefined : srcSetOf(src)}
                sizes={`${ENLARGED}px`}
                alt=""
                sx={{ ...ground, width: ENLARGED, height: ENLARGED }}
              />
            }
            onHide={() => setHovered(null)}
          />
        </Suspense>
      )}
    </>
  );
};
