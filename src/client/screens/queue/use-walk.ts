import { useCallback, useEffect, useRef } from 'react';
import { useNavigate, type NavigateFunction } from 'react-router-dom';
import { now } from '../../kernel/clock';
import { OPENED, useOpened } from '../../ui/list/opened';

interface Walk {
  /** What is open; null: nothing. */
  readonly id: string | null;
  readonly linkTo: (id: string) => string;
  readonly close: () => void;
  readonly open: (id: string) => void;
  /** Opens what is on its way back into the list, and stays there until it has come. */
  readonly bringBack: (id: string) => void;
  /** Says whether that leads elsewhere. */
  readonly move: (step: 1 | -1) => boolean;
}

/** ms within which what was taken back is in the list again. */
const COMES_BACK = 10_000;

/** Somebody writes something that would be out of sight. */
const isWriting = (): boolean => {
  const { activeElement: field } = document;
  return (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement) && field.value !== '';
};

/** Going through a list whose rows open beside it. When the open one leaves the list, the one in its place opens by itself. */
export const useWalk = (ids: readonly string[], ready: boolean): Walk => {
  const { id, linkTo, close } = useOpened('id');
  const navigate: NavigateFunction = useNavigate();
  const place = useRef(-1);
  const open = useCallback(
    // One step back leads out of the whole walk.
    (to: string) => void navigate(linkTo(to), id === null ? { state: OPENED } : { replace: true, state: OPENED }),
    [navigate, linkTo, id],
  );
  const awaited = useRef<{ readonly id: string; readonly until: number; readonly left: boolean } | null>(null);
  const bringBack = (to: string): void => {
    awaited.current = { id: to, until: now() + COMES_BACK, left: false };
    open(to);
  };
  const at = id === null ? -1 : ids.indexOf(id);
  useEffect(() => {
    if (!ready) return;
    if (awaited.current && awaited.current.id === id && now() < awaited.current.until) {
      // It may be there still, from before it was done.
      if (at < 0) awaited.current = { ...awaited.current, left: true };
      else if (awaited.current.left) awaited.current = null;
      if (at < 0) return;
    }
    const before = place.current;
    place.current = at;
    if (id === null || at >= 0 || before < 0 || isWriting()) return;
    const next = ids[Math.min(before, ids.length - 1)];
    if (next === undefined) close();
    else open(next);
  }, [ready, ids, id, at, open, close]);
  const move = (step: 1 | -1): boolean => {
    const from = at >= 0 ? at : step > 0 ? Math.max(-1, place.current - 1) : 0;
    const to = ids[from + step];
    if (to !== undefined) open(to);
    return to !== undefined;
  };
  return { id, linkTo, close, open, bringBack, move };
};
