import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Moment } from '../../../replay/reading/open-log';
import { drawTracks, TRACKS, type Colours } from './draw';
import { momentAt, moved, zoomed, type View } from './scale';

export interface OtherTab {
  readonly name: string;
  readonly places: Float64Array;
}

interface TimelineProps {
  readonly moments: readonly Moment[];
  readonly places: Float64Array;
  readonly others: readonly OtherTab[];
  readonly index: number;
  readonly onIndex: (index: number) => void;
  readonly view: View;
  readonly whole: View;
  readonly onView: (view: View) => void;
  /** How much of the log was folded and compared, from 0 to 1. */
  readonly proved: number;
}

const TRACK_HEIGHT = 18;

/** Names of what is drawn; colours stand on the element, so that the theme decides them. */
const NAMES = [...TRACKS, 'failed', 'gap', 'line'] as const;

const coloursOf = (element: Element): Colours => {
  const style = getComputedStyle(element);
  return Object.fromEntries(NAMES.map((name) => [name, style.getPropertyValue(`--${name}`).trim()])) as unknown as Colours;
};

/** Every moment of the log on a line of its kind. The pointer scrubs, the wheel zooms, with Shift it goes along. */
export const Timeline = ({ moments, places, others, index, onIndex, view, whole, onView, proved }: TimelineProps) => {
  const { t } = useTranslation('qa');
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [width, setWidth] = useState(0);
  const height = TRACK_HEIGHT * (TRACKS.length + others.length);

  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const scheme = useScheme();
  useLayoutEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (!element || !context || width === 0) return;
    const ratio = window.devicePixelRatio || 1;
    element.width = Math.round(width * ratio);
    element.height = Math.round(height * ratio);
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    drawTracks({
      context,
      moments,
      places,
      view,
      width,
      trackHeight: TRACK_HEIGHT,
      colours: coloursOf(element),
      others: others.map((other) => other.places),
    });
  }, [moments, places, others, view, width, height, scheme]);

  const placeAt = (clientX: number): number => {
    const box = frame.current?.getBoundingClientRect();
    if (!box || box.width === 0) return view.from;
    return view.from + ((clientX - box.left) / box.width) * (view.to - view.from);
  };
  const scrub = (event: PointerEvent): void => onIndex(momentAt(places, placeAt(event.clientX)));

  // React hears the wheel passively, and the page would scroll along.
  const onWheel = useRef<(event: WheelEvent) => void>(null);
  useLayoutEffect(() => {
    onWheel.current = (event) => {
      event.preventDefault();
      const along = event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY);
      const by = event.deltaX || event.deltaY;
      onView(
        along
          ? moved(view, (by / Math.max(width, 1)) * (view.to - view.from), whole)
          : zoomed(view, Math.exp(-event.deltaY / 300), placeAt(event.clientX), whole),
      );
    };
  });
  useEffect(() => {
    const element = frame.current;
    const hear = (event: WheelEvent): void => onWheel.current?.(event);
    element?.addEventListener('wheel', hear, { passive: false });
    return () => element?.removeEventListener('wheel', hear);
  }, []);

  const place = places[index] ?? 0;
  const share = (place - view.from) / (view.to - view.from);
  const moment = moments[index];
  return (
    <Box sx={{ display: 'flex', minWidth: 0 }} dir="ltr">
      <Box aria-hidden sx={names}>
        {TRACKS.map((track) => (
          <div key={track}>{t(`track.${track}`)}</div>
        ))}
        {others.map(({ name }) => (
          <div key={name} title={name}>
            {t('track.other')}
          </div>
        ))}
      </Box>
      <Box
        ref={frame}
        role="slider"
        tabIndex={0}
        aria-label={t('timeline')}
        aria-valuemin={0}
        aria-valuemax={Math.max(0, moments.length - 1)}
        aria-valuenow={index}
        aria-valuetext={moment ? `${moment.seq} ${moment.name}` : undefined}
        onKeyDown={ownKeys}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          scrub(event);
        }}
        onPointerMove={(event) => event.buttons === 1 && scrub(event)}
        sx={[area, { height }]}
      >
        <canvas ref={canvas} style={{ width: '100%', height, display: 'block' }} />
        {share >= 0 && share <= 1 && <Box aria-hidden sx={cursor} style={{ left: `${share * 100}%` }} />}
        {proved < 1 && <Box aria-hidden sx={progress} style={{ width: `${proved * 100}%` }} />}
      </Box>
    </Box>
  );
};

/** The keys of the screen move along the line; the page must not scroll with them. */
const ownKeys = (event: KeyboardEvent): void => {
  if (['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown'].includes(event.key)) event.preventDefault();
};

/** Drawn anew when the page turns dark or light. */
const useScheme = (): string => {
  const read = (): string => document.documentElement.dataset.theme ?? '';
  const [scheme, setScheme] = useState(read);
  useEffect(() => {
    const observer = new MutationObserver(() => setScheme(read()));
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
    return () => observer.disconnect();
  }, []);
  return scheme;
};

const names = {
  display: { xs: 'none', sm: 'block' },
  flexShrink: 0,
  width: 96,
  paddingInlineEnd: 2,
  fontSize: 11,
  lineHeight: `${TRACK_HEIGHT}px`,
  color: 'text.secondary',
  textAlign: 'end',
  '& > div': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
} as const;

const area = ({ vars: { palette } }: Theme) =>
  ({
    '--page': palette.text.secondary,
    '--person': palette.primary.main,
    '--program': palette.text.disabled,
    '--call': palette.success.main,
    '--fault': palette.error.main,
    '--failed': palette.error.main,
    '--check': palette.text.disabled,
    '--gap': palette.warning.main,
    '--line': palette.divider,
    position: 'relative',
    flex: 1,
    minWidth: 0,
    overflow: 'hidden',
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    cursor: 'ew-resize',
    touchAction: 'none',
    bgcolor: 'background.paper',
    boxSizing: 'content-box',
    '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 1 },
  }) as const;

const cursor = { position: 'absolute', top: 0, bottom: 0, width: 2, ml: '-1px', bgcolor: 'text.primary', pointerEvents: 'none' } as const;
const progress = { position: 'absolute', bottom: 0, left: 0, height: 2, bgcolor: 'primary.main', pointerEvents: 'none' } as const;
