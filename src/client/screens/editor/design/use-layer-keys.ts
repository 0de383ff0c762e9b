import type { KeyboardEvent } from 'react';
import type { LayerListProps } from './LayerList';

type LayerKeys = Pick<LayerListProps, 'layers' | 'selected' | 'onSelect' | 'onMove' | 'onRemove'> & {
  readonly onRename: (layerId: string) => void;
};

/** The keys of the layer listbox. */
export const useLayerKeys =
  ({ layers, selected, onSelect, onMove, onRemove, onRename }: LayerKeys) =>
  (event: KeyboardEvent): void => {
    const index = layers.findIndex(({ id }) => id === selected);
    const current = layers[index];
    const steps: Readonly<Record<string, number>> = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: layers.length - 1 };
    const target = steps[event.key];
    if (target !== undefined) {
      event.preventDefault();
      const next = Math.max(0, Math.min(layers.length - 1, target));
      const to = layers[next];
      if (event.altKey && current) onMove(current.id, next);
      else if (to) onSelect(to.id);
      return;
    }
    if (!current) return;
    if (event.key === 'F2' || event.key === 'Enter') onRename(current.id);
    else if ((event.key === 'Delete' || event.key === 'Backspace') && !current.locked) onRemove(current.id);
    else return;
    event.preventDefault();
  };
