import type { KeyboardEvent } from 'react';
import type { Commands } from '../../use-commands';
import { idsBetween, type LayerRow } from './layer-rows';

interface LayerKeys {
  readonly rows: readonly LayerRow[];
  /** The row the keys go out from; -1 for none. */
  readonly active: number;
  /** The row from which Shift selects. */
  readonly anchor: number;
  readonly selected: readonly string[];
  readonly commands: Commands;
  /** Makes a row the active one and selects; the anchor moves along unless a span is selected. */
  readonly onSelect: (row: number, ids: readonly string[], keepAnchor?: boolean) => void;
  readonly onFold: (row: LayerRow, open: boolean) => void;
  readonly onRename: (rowId: string) => void;
}

/** The keys of the layer listbox. Returns whether the key was one of them. */
const onListKey = ({ rows, active, anchor, selected, commands, onSelect, onFold, onRename }: LayerKeys, event: KeyboardEvent): boolean => {
  const row = rows[active];
  const steps: Readonly<Record<string, number>> = { ArrowUp: active - 1, ArrowDown: active + 1, Home: 0, End: rows.length - 1 };
  const step = steps[event.key];
  if (step !== undefined && event.altKey) {
    commands.run(event.key === 'ArrowUp' ? 'bringForward' : 'sendBackward');
    return true;
  }
  if (step !== undefined) {
    const next = Math.max(0, Math.min(rows.length - 1, step));
    const ids = event.shiftKey ? idsBetween(rows, anchor, next) : (rows[next]?.ids ?? []);
    onSelect(next, event.ctrlKey || event.metaKey ? selected : ids, event.shiftKey);
    return true;
  }
  if (!row) return false;
  if (event.key === ' ') {
    const chosen = row.ids.every((id) => selected.includes(id));
    onSelect(active, chosen ? selected.filter((id) => !row.ids.includes(id)) : [...selected, ...row.ids]);
    return true;
  }
  if (row.kind === 'group' && (event.key === 'ArrowRight' || event.key === 'ArrowLeft')) {
    onFold(row, (event.key === 'ArrowRight') !== (getComputedStyle(event.currentTarget).direction === 'rtl'));
    return true;
  }
  if (event.key === 'F2' || event.key === 'Enter') {
    onRename(row.id);
    return true;
  }
  if (event.key !== 'Delete' && event.key !== 'Backspace') return false;
  commands.run('remove');
  return true;
};

export const useLayerKeys = (keys: LayerKeys) => (event: KeyboardEvent) => {
  if (onListKey(keys, event)) event.preventDefault();
};
