import type { Bookmark } from '../../../domain/people/bookmarks';
import { normalLink } from '../../../domain/people/internal-link';
import { suggest } from '../../../domain/lists/suggestions';
import type { Icon } from '../../ui/styles';

/** Kinds of suggestions, in the order they are shown. */
const SUGGESTION_GROUPS = ['recent', 'bookmarks', 'screens', 'orders', 'items', 'conversations', 'containers', 'actions'] as const;
export type SuggestionGroup = (typeof SUGGESTION_GROUPS)[number];

/** One line a person can choose. */
export interface Suggestion {
  /** Unique among all that are shown together. */
  readonly key: string;
  readonly group: SuggestionGroup;
  /** What is shown, and what has to hold the words that are typed. */
  readonly text: string;
  /** Shown beside it, quieter. */
  readonly hint?: string;
  readonly Icon: Icon;
  /** The place it leads to, where it can be bookmarked. */
  readonly place?: Omit<Bookmark, 'starred'>;
  readonly choose: () => void;
}

/** What the server found is shown as it is: it looked at more than is written here, such as the buyer's name. */
const isAnswer = ({ group }: Suggestion): boolean => group === 'orders' || group === 'items' || group === 'conversations';

/** Without a place that stands in an earlier group already, such as a screen that is bookmarked. */
const once = (suggestions: readonly Suggestion[]): readonly Suggestion[] => {
  const links = new Set<string>();
  return suggestions.filter(({ place }) => {
    if (!place) return true;
    const link = normalLink(place.link);
    return !links.has(link) && links.add(link);
  });
};

/** The suggestions for a query, by group; each group has its own limit (specification 1, §9; 2, §5). */
export const suggestionsFor = (query: string, all: readonly Suggestion[]): readonly Suggestion[] => {
  const byGroup = SUGGESTION_GROUPS.flatMap((group) => all.filter((suggestion) => suggestion.group === group));
  const distinct = once(byGroup);
  return SUGGESTION_GROUPS.flatMap((group) => {
    const own = distinct.filter((suggestion) => suggestion.group === group);
    return own.some(isAnswer) ? own : suggest(query, own, ({ text }) => text);
  });
};
