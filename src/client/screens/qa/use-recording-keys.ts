import { useEffect, useLayoutEffect, useRef } from 'react';
import { isTaken } from '../../shell/shortcuts/use-shortcuts';
import { hasSingleKeys } from '../../ui/single-keys';

/** What the keys of `recording-keys.ts` do. */
export interface RecordingDeeds {
  readonly toggle: () => void;
  readonly step: (by: number) => void;
  readonly toStart: () => void;
  readonly toEnd: () => void;
  readonly faster: (by: 1 | -1) => void;
  readonly toFault: (backwards: boolean) => void;
  readonly toDifference: () => void;
  readonly toChange: (backwards: boolean) => void;
  readonly toCause: () => void;
  readonly zoom: (factor: number | null) => void;
  readonly toggleScreen: () => void;
}

const LEAP = 10;

const deedOf = ({ key, shiftKey }: KeyboardEvent, deeds: RecordingDeeds): (() => void) | undefined => {
  const by = shiftKey ? LEAP : 1;
  const keys: Readonly<Record<string, () => void>> = {
    ' ': deeds.toggle,
    ArrowLeft: () => deeds.step(-by),
    ArrowRight: () => deeds.step(by),
    Home: deeds.toStart,
    End: deeds.toEnd,
  };
  const single: Readonly<Record<string, () => void>> = {
    '[': () => deeds.faster(-1),
    ']': () => deeds.faster(1),
    e: () => deeds.toFault(shiftKey),
    d: deeds.toDifference,
    c: () => deeds.toChange(shiftKey),
    w: deeds.toCause,
    '+': () => deeds.zoom(2),
    '-': () => deeds.zoom(0.5),
    '0': () => deeds.zoom(null),
    v: deeds.toggleScreen,
  };
  return keys[key] ?? (hasSingleKeys() ? single[key.toLowerCase()] : undefined);
};

/** Buttons and fields keep the keys that are theirs. */
const KEEPS_SPACE = 'button, a, summary, [role="button"]';

/** Heeds the keys while a recording is looked at. */
export const useRecordingKeys = (deeds: RecordingDeeds): void => {
  const now = useRef(deeds);
  useLayoutEffect(() => {
    now.current = deeds;
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTaken(event.target)) return;
      if (event.key === ' ' && event.target instanceof Element && event.target.closest(KEEPS_SPACE)) return;
      const deed = deedOf(event, now.current);
      if (!deed) return;
      event.preventDefault();
      deed();
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);
};
