import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

export const PAGE_SIZES = [20, 50, 100] as const;

export interface ListParams {
  /** 1-based. */
  readonly page: number;
  readonly perpage: number;
  readonly search: string;
  /** Any other filter of the address; empty when not set. */
  readonly get: (name: string) => string;
  /** Puts values into the address; empty ones leave it. Anything but a change of page goes back to page 1. */
  readonly set: (changes: Readonly<Record<string, string>>, options?: { readonly replace?: boolean }) => void;
}

const positive = (text: string | null, otherwise: number): number => {
  const value = Number(text);
  return Number.isInteger(value) && value > 0 ? value : otherwise;
};

/** A list's page, page size, search and filters live in the query string, so they survive Back, reload and a shared link. */
export const useListParams = (): ListParams => {
  const [params, setParams] = useSearchParams();
  const set = useCallback<ListParams['set']>(
    (changes, { replace = false } = {}) => {
      setParams(
        (old) => {
          const next = new URLSearchParams(old);
          if (!('page' in changes)) next.delete('page');
          for (const [name, value] of Object.entries(changes)) {
            if (value === '') next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace },
      );
    },
    [setParams],
  );
  return useMemo(() => {
    const perpage = positive(params.get('perpage'), PAGE_SIZES[0]);
    return {
      page: positive(params.get('page'), 1),
      perpage: PAGE_SIZES.find((size) => size === perpage) ?? PAGE_SIZES[0],
      search: params.get('search') ?? '',
      get: (name: string) => params.get(name) ?? '',
      set,
    };
  }, [params, set]);
};
