import { useCallback, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { leaveGuard } from '../leave-guard';

/** Goes with a step into an address that opens something beside what was there: closing it is the step back. */
export const OPENED = { opened: true } as const;

const isOpened = (state: unknown): boolean => typeof state === 'object' && state !== null && 'opened' in state;

interface Opened {
  /** What the address opens; null: nothing. */
  readonly id: string | null;
  /** The address that opens a row here. The same function until the list's own address changes. */
  readonly linkTo: (id: string) => string;
  /** Opens a row here. */
  readonly open: (id: string) => void;
  readonly close: () => void;
}

/** What is open beside a list, by a parameter of its address: Back closes it, and the address opens it again. */
export const useOpened = (param: string): Opened => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { key, state } = useLocation();
  const id = params.get(param) || null;
  const without = new URLSearchParams(params);
  without.delete(param);
  const rest = without.toString();
  const linkTo = useCallback((id: string) => `?${rest === '' ? '' : `${rest}&`}${param}=${encodeURIComponent(id)}`, [rest, param]);
  const open = useCallback((id: string) => void navigate(linkTo(id), { state: OPENED }), [navigate, linkTo]);
  const closed = useRef('');
  const stepBack = isOpened(state);
  const close = useCallback(() => {
    if (id === null || closed.current === key) return;
    if (!stepBack) return void navigate({ search: rest }, { replace: true });
    // A step back takes a moment: what closes twice meanwhile must not go back twice. One that is asked about is not taken yet.
    if (!leaveGuard.holds()) closed.current = key;
    void navigate(-1);
  }, [navigate, id, rest, key, stepBack]);
  return useMemo(() => ({ id, linkTo, open, close }), [id, linkTo, open, close]);
};
