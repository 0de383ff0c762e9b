import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { shallowEqual, useSelector } from 'react-redux';
import { selectScene } from '../../../../editor/selectors';
import type { Root } from '../../root';
import { hasWords, layerDetail } from './layer-detail';
import { layerRows, type LayerRow } from './layer-rows';

const NO_LAYERS: readonly [] = [];
const NONE_FOLDED: readonly string[] = [];

interface Rows {
  readonly rows: readonly LayerRow[];
  /** What each layer holds, in words, by its id. */
  readonly details: ReadonlyMap<string, string>;
  readonly query: string;
  readonly look: (query: string) => void;
}

/** The rows of the shown side, and those of them one looks for. What was found in a folded group is shown all the same. */
export const useRows = (): Rows => {
  const layers = useSelector((state: Root) => selectScene(state)?.layers ?? NO_LAYERS);
  const folded = useSelector(({ editor }: Root) => editor.ui.folded);
  const words = useSelector((state: Root) => layers.map((layer) => layerDetail(state, layer)), shallowEqual);
  const [query, look] = useState('');
  return useMemo(() => {
    const details = new Map(layers.map(({ id }, i) => [id, words[i] ?? '']));
    const looking = query.trim() !== '';
    const shown = layers
      .toReversed()
      .filter(({ id, name, groupName }) => !looking || hasWords([name, groupName ?? '', details.get(id) ?? ''], query.trim()));
    return { rows: layerRows(shown, looking ? NONE_FOLDED : folded), details, query, look };
  }, [layers, folded, words, query]);
};

/** Keeps a row in sight of the list's own scroll, once another one is the active one. */
export const useRowInSight = (active: string | undefined): RefObject<HTMLDivElement | null> => {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = active === undefined ? null : document.getElementById(active);
    if (!row || !list.current) return;
    const [seen, place] = [list.current.getBoundingClientRect(), row.getBoundingClientRect()];
    list.current.scrollTop += Math.min(0, place.top - seen.top) + Math.max(0, place.bottom - seen.bottom);
  }, [active]);
  return list;
};
