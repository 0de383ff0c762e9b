import { useCallback, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent, type MouseEvent, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ListRow } from './columns';
import { commandOf, type RowCommand } from './keys';
import { OPENED } from './opened';
import { isSelected, NOTHING_SELECTED, rangeOf, setSelected, type Selection } from './selection';

interface RowKeysOptions<R extends ListRow> {
  readonly frame: RefObject<HTMLElement | null>;
  /** Empty for a row that has not been loaded yet. */
  readonly ids: readonly string[];
  readonly rows: readonly (R | undefined)[];
  readonly rowLink: ((row: R) => string | null) | undefined;
  readonly selection: { readonly value: Selection; readonly onChange: (selection: Selection) => void } | undefined;
  readonly unfolds: boolean;
}

export interface RowKeys {
  /** The row the Tab key comes to. */
  readonly active: number;
  readonly unfolded: ReadonlySet<string>;
  /** Puts a row in or out; `extend`: with those since the last one. */
  readonly choose: (id: string, extend: boolean) => void;
  readonly unfold: (id: string, on: boolean) => void;
  /** Brings a row into a window on a long list; set by the window. */
  readonly reveal: RefObject<((index: number) => void) | null>;
  readonly handlers: {
    readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
    readonly onClick: (event: MouseEvent<HTMLElement>) => void;
    readonly onAuxClick: (event: MouseEvent<HTMLElement>) => void;
    readonly onFocus: (event: { readonly target: EventTarget }) => void;
  };
}

const rowOf = (target: EventTarget): HTMLElement | null => (target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null);

/** Gives a row the focus; false when it is not drawn. */
const focusRowIn = (frame: RefObject<HTMLElement | null>, index: number): boolean => {
  const row = frame.current?.querySelector<HTMLElement>(`[data-row][data-index="${index}"]`);
  row?.focus();
  return row !== undefined && row !== null;
};

/** Something in a row that answers clicks itself. */
const ACTS = 'a, button, input, label, select, textarea, [role="button"]';

/** Keyboard and mouse on the rows of a list; what the keys are is said in `keys.ts`. The focus stays in the list whatever happens to its rows. */
export const useRowKeys = <R extends ListRow>(options: RowKeysOptions<R>): RowKeys => {
  const { frame, ids } = options;
  const navigate = useNavigate();
  const [active, setActive] = useState({ index: 0, id: null as string | null });
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  /** Where a choice by Shift began. */
  const anchor = useRef<string | null>(null);
  const focused = useRef(false);
  const reveal = useRef<((index: number) => void) | null>(null);
  // The row people were at, wherever it stands now; when it has gone, the one in its place.
  const found = active.id === null ? -1 : ids[active.index] === active.id ? active.index : ids.indexOf(active.id);
  const index = Math.max(0, Math.min(found < 0 ? active.index : found, ids.length - 1));

  const latest = useRef({ ...options, navigate, index, unfolded });
  useLayoutEffect(() => {
    latest.current = { ...options, navigate, index, unfolded };
  });

  const focusRow = useCallback(
    (to: number) => {
      setActive({ index: to, id: latest.current.ids[to] || null });
      reveal.current?.(to);
      // A row that was out of sight is there after the next frame.
      if (!focusRowIn(frame, to)) requestAnimationFrame(() => focusRowIn(frame, to));
    },
    [frame],
  );

  // A row that had the focus and has gone leaves it to the one in its place.
  useLayoutEffect(() => {
    if (focused.current && ids.length > 0 && document.activeElement === document.body) focusRow(index);
  }, [ids, index, focusRow]);

  const choose = useCallback((id: string, extend: boolean, on?: boolean) => {
    const { selection, ids: page } = latest.current;
    if (!selection || id === '') return;
    const range = extend ? rangeOf(page, anchor.current, id) : [id];
    const loaded = range.filter((each) => each !== '');
    selection.onChange(
      setSelected(
        selection.value,
        loaded,
        on ?? !isSelected(selection.value, id),
        page.filter((each) => each !== ''),
      ),
    );
    if (!extend || anchor.current === null) anchor.current = id;
  }, []);

  const unfold = useCallback((id: string, on: boolean) => {
    setUnfolded((old) => {
      const next = new Set(old);
      if (on) next.add(id);
      else next.delete(id);
      return next;
    });
  }, []);

  const open = useCallback((at: number, newTab: boolean): boolean => {
    const { rows, rowLink, navigate: go } = latest.current;
    const row = rows[at];
    const link = row && rowLink?.(row);
    if (!link) return false;
    if (newTab) window.open(link, '_blank', 'noopener');
    else void go(link, { state: OPENED });
    return true;
  }, []);

  const obey = useCallback(
    (command: RowCommand, at: number): boolean => {
      const { ids: page, unfolds, selection } = latest.current;
      const id = page[at];
      if (id === undefined) return false;
      switch (command.kind) {
        case 'move': {
          const next = page[command.to];
          if (command.extend && next !== undefined) {
            anchor.current ??= id;
            choose(next, true, true);
          }
          focusRow(command.to);
          return true;
        }
        case 'toggle':
          choose(id, command.extend);
          return selection !== undefined;
        case 'open':
          if (open(at, command.newTab)) return true;
          if (unfolds) unfold(id, !latest.current.unfolded.has(id));
          return unfolds;
        case 'unfold':
          if (unfolds) unfold(id, command.on);
          return unfolds;
        case 'clear':
          selection?.onChange(NOTHING_SELECTED);
          return selection !== undefined;
      }
    },
    [choose, focusRow, open, unfold],
  );

  const onKeyDown = useCallback(
    (event: KeyboardEvent<HTMLElement>) => {
      // Keys pressed in a link or button of the row are theirs.
      if (!(event.target instanceof HTMLElement) || event.target.dataset.row === undefined) return;
      const at = Number(event.target.dataset.index);
      const command = commandOf(event, at, latest.current.ids.length);
      if (command && obey(command, at)) event.preventDefault();
    },
    [obey],
  );

  const onClick = useCallback(
    (event: MouseEvent<HTMLElement>) => {
      const row = rowOf(event.target);
      const id = row?.dataset.row;
      if (!row || id === undefined || !(event.target instanceof Element)) return;
      const at = Number(row.dataset.index);
      setActive({ index: at, id: id || null });
      // What leads to the row's place is a plain link: where it is to open elsewhere, the browser does that.
      const leads = event.target.closest('a[data-leads]') !== null;
      if (leads && (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) return;
      if ((!leads && event.target.closest(ACTS)) || window.getSelection()?.isCollapsed === false) return;
      if (leads) event.preventDefault();
      open(at, event.ctrlKey || event.metaKey);
    },
    [open],
  );

  const onAuxClick = useCallback(
    (event: MouseEvent<HTMLElement>) => {
      const row = rowOf(event.target);
      if (event.button !== 1 || !row || !(event.target instanceof Element) || event.target.closest(ACTS)) return;
      open(Number(row.dataset.index), true);
    },
    [open],
  );

  const onFocus = useCallback(({ target }: { readonly target: EventTarget }) => {
    const row = rowOf(target);
    if (row?.dataset.row !== undefined) setActive({ index: Number(row.dataset.index), id: row.dataset.row || null });
  }, []);

  useLayoutEffect(() => {
    const element = frame.current;
    const enter = () => (focused.current = true);
    const leave = (event: FocusEvent) => {
      // A row that is taken away loses the focus to nothing: that is not leaving the list.
      if (event.relatedTarget instanceof Node) focused.current = element?.contains(event.relatedTarget) ?? false;
    };
    const press = (event: Event) => {
      if (event.target instanceof Node && !element?.contains(event.target)) focused.current = false;
    };
    element?.addEventListener('focusin', enter);
    element?.addEventListener('focusout', leave);
    document.addEventListener('pointerdown', press);
    return () => {
      element?.removeEventListener('focusin', enter);
      element?.removeEventListener('focusout', leave);
      document.removeEventListener('pointerdown', press);
    };
  }, [frame, ids.length]);

  const handlers = useMemo(() => ({ onKeyDown, onClick, onAuxClick, onFocus }), [onKeyDown, onClick, onAuxClick, onFocus]);
  return { active: index, unfolded, choose, unfold, reveal, handlers };
};
