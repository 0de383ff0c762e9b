import useAutocomplete from '@mui/material/useAutocomplete';
import type { KeyboardEvent } from 'react';
import { useBookmarks } from '../bookmarks/use-bookmarks';
import type { Suggestion } from './suggestion';

interface SuggestionBoxOptions {
  readonly id: string;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** Filtered and in the order of their groups. */
  readonly suggestions: readonly Suggestion[];
  readonly open: boolean;
  readonly onOpen: () => void;
  /** Escape, Enter, or the focus has gone elsewhere. */
  readonly onClose: () => void;
}

/** The suggestion the arrows are at: the text box names its element, which ends with its number. */
const highlightedIn = (input: EventTarget, suggestions: readonly Suggestion[]): Suggestion | undefined => {
  const id = input instanceof Element ? input.getAttribute('aria-activedescendant') : null;
  return suggestions[Number(/-option-(\d+)$/.exec(id ?? '')?.[1] ?? -1)];
};

/**
 * A combobox whose list holds suggestions: arrows move, Enter chooses and closes, Escape closes (specification 1, §2; 2, §2), Ctrl+B bookmarks.
 * The list is as it is given; nothing is filtered here.
 */
export const useSuggestionBox = ({ id, query, onQuery, suggestions, open, onOpen, onClose }: SuggestionBoxOptions) => {
  const { toggle } = useBookmarks();
  const box = useAutocomplete<Suggestion, false, false, false>({
    id,
    options: suggestions,
    groupBy: ({ group }) => group,
    getOptionLabel: ({ text }) => text,
    getOptionKey: ({ key }) => key,
    isOptionEqualToValue: ({ key }, other) => key === other.key,
    filterOptions: (options) => options,
    value: null,
    inputValue: query,
    open,
    onOpen,
    onClose: (_event, reason) => {
      // The first click into the box is not the second one, which would close it.
      if (reason !== 'toggleInput') onClose();
    },
    autoHighlight: true,
    openOnFocus: true,
    clearOnBlur: false,
    handleHomeEndKeys: false,
    onInputChange: (_event, text, reason) => {
      if (reason === 'input') onQuery(text);
    },
    onChange: (_event, option) => {
      if (!option) return;
      onClose();
      option.choose();
    },
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && suggestions.length === 0) onClose();
    if (event.key.toLowerCase() !== 'b' || !(event.ctrlKey || event.metaKey)) return;
    const place = highlightedIn(event.target, suggestions)?.place;
    if (!place) return;
    event.preventDefault();
    toggle(place);
  };
  return { ...box, onKeyDown };
};

export type SuggestionBox = ReturnType<typeof useSuggestionBox>;
