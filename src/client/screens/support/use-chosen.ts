import { useCallback, useState } from 'react';
import { countSelected, isSelected, NOTHING_SELECTED, rangeOf, selectMatching, setSelected, type Selection } from '../../ui/list/selection';

/** Which conversations of a list are chosen; `match` names the list, and what was chosen in another one is not. */
export const useChosen = (match: string, ids: readonly string[], total: number) => {
  const [choice, setChoice] = useState({ match, selection: NOTHING_SELECTED, last: null as string | null });
  const { selection, last } = choice.match === match ? choice : { selection: NOTHING_SELECTED, last: null };
  const set = (next: Selection, at: string | null): void => setChoice({ match, selection: next, last: at });
  return {
    selection,
    count: countSelected(selection, total),
    /** Puts one in or out; with `range`, everything from the one that was put in last. */
    toggle: (id: string, range = false): void => {
      const isOn = range || !isSelected(selection, id);
      set(setSelected(selection, range ? rangeOf(ids, last, id) : [id], isOn, ids), id);
    },
    chooseAll: (): void => set(selectMatching(selection), last),
    clear: useCallback((): void => setChoice({ match, selection: NOTHING_SELECTED, last: null }), [match]),
  };
};

export type Chosen = ReturnType<typeof useChosen>;
