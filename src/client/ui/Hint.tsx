import { cloneElement, lazy, Suspense, useId, useState, type FocusEvent, type MouseEvent, type ReactElement } from 'react';

// A hint is needed only once somebody points at something, and what places it weighs 8 kB.
const HintBubble = lazy(async () => ({ default: (await import('./HintBubble')).HintBubble }));

interface Pointed {
  readonly onMouseEnter?: (event: MouseEvent<HTMLElement>) => void;
  readonly onMouseLeave?: (event: MouseEvent<HTMLElement>) => void;
  readonly onFocus?: (event: FocusEvent<HTMLElement>) => void;
  readonly onBlur?: (event: FocusEvent<HTMLElement>) => void;
  readonly 'aria-describedby'?: string | undefined;
}

interface HintProps {
  readonly title: string;
  /** One element that takes mouse and focus handlers. A button that shows no text names itself by `aria-label`; the hint only shows. */
  readonly children: ReactElement<Pointed>;
}

/** Shows a few words beside an element while it is pointed at or has the keyboard's focus; Escape hides them. */
export const Hint = ({ title, children }: HintProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const { props } = children;
  const pointed: Pointed = {
    onMouseEnter: (event) => {
      props.onMouseEnter?.(event);
      setAnchor(event.currentTarget);
    },
    onMouseLeave: (event) => {
      props.onMouseLeave?.(event);
      setAnchor(null);
    },
    onFocus: (event) => {
      props.onFocus?.(event);
      if (event.target.matches(':focus-visible')) setAnchor(event.currentTarget);
    },
    onBlur: (event) => {
      props.onBlur?.(event);
      setAnchor(null);
    },
    'aria-describedby': anchor ? id : props['aria-describedby'],
  };
  return (
    <>
      {cloneElement(children, pointed)}
      {anchor && (
        <Suspense>
          <HintBubble id={id} anchor={anchor} title={title} onHide={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
};
