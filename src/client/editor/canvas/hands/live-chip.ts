import { sharpnessAt } from '../../../../domain/print/preflight';
import type { Point2D } from '../viewport';

/** Bright enough for the chip's dark ground, whatever the theme. */
const TONES = { sharp: '#4ade80', fair: '#fbbf24', soft: '#f87171' } as const;

/** Room between what is held and the chip, and between the chip and the stage's edge, in CSS pixels. */
const BELOW = 12;
const EDGE = 8;

const look: Partial<CSSStyleDeclaration> = {
  position: 'absolute',
  left: '0',
  top: '0',
  display: 'none',
  alignItems: 'center',
  gap: '6px',
  padding: '3px 8px',
  borderRadius: '6px',
  background: 'rgba(20, 22, 28, 0.88)',
  color: '#ffffff',
  font: '600 12px Inter Variable, system-ui, sans-serif',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
  zIndex: '1',
};

interface Chip {
  /** `dpi`, if any, colours a dot as preflight would; `at` is the middle of the edge it hangs below, in CSS pixels of the stage. */
  readonly show: (text: string, dpi: number | null, at: Point2D) => void;
  readonly hide: () => void;
}

/** A line of figures that moves with the hand. It is no part of React's, so that a frame costs next to nothing; the panel says the same to all. */
export const createChip = (host: HTMLElement): Chip => {
  const chip = document.createElement('div');
  const [dot, words] = [document.createElement('span'), document.createElement('span')];
  chip.setAttribute('aria-hidden', 'true');
  chip.dataset.testid = 'live';
  chip.dir = 'ltr';
  Object.assign(chip.style, look);
  Object.assign(dot.style, { width: '8px', height: '8px', borderRadius: '50%' });
  chip.append(dot, words);
  return {
    show: (text, dpi, { x, y }) => {
      if (!chip.isConnected) host.append(chip);
      chip.style.display = 'flex';
      dot.style.display = dpi === null ? 'none' : 'block';
      if (dpi !== null) dot.style.background = TONES[sharpnessAt(dpi)];
      words.textContent = text;
      const { clientWidth, clientHeight } = host;
      const { offsetWidth, offsetHeight } = chip;
      const left = Math.min(clientWidth - EDGE - offsetWidth, Math.max(EDGE, x - offsetWidth / 2));
      const top = Math.min(clientHeight - EDGE - offsetHeight, Math.max(EDGE, y + BELOW));
      chip.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
    },
    hide: () => chip.remove(),
  };
};
