import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { HTMLAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import { bookmarkOf } from '../../../domain/people/bookmarks';
import { useBookmarks } from '../bookmarks/use-bookmarks';
import type { SearchState } from './search-slice';
import type { Suggestion, SuggestionGroup } from './suggestion';
import { SuggestionOption } from './SuggestionOption';
import type { SuggestionBox } from './use-suggestion-box';

interface SuggestionListProps {
  readonly box: SuggestionBox;
  readonly query: string;
  /** How the search at the server stands. */
  readonly status: SearchState['status'];
}

/** The suggestions under their headings, and what there is to say when there are none. */
export const SuggestionList = ({ box, query, status }: SuggestionListProps) => {
  const { t } = useTranslation('navigation');
  const { all, toggle } = useBookmarks();
  const starredOf = ({ place }: Suggestion): boolean | undefined => place && bookmarkOf(all, place.link) !== undefined;
  const empty = box.groupedOptions.length === 0;
  return (
    <>
      <Box
        {...(box.getListboxProps() as HTMLAttributes<HTMLElement>)}
        component="div"
        hidden={empty}
        aria-label={t('search.suggestions')}
        sx={{ overflowY: 'auto', flex: 1, m: 0, p: 0, pb: 1 }}
      >
        {box.groupedOptions.map(({ key, group, options, index }) => (
          <Box key={key} role="group" aria-labelledby={`${box.id}-group-${group}`}>
            <Typography
              id={`${box.id}-group-${group}`}
              role="presentation"
              variant="overline"
              component="div"
              sx={{ color: 'text.secondary', px: 4, pt: 2 }}
            >
              {t(`search.group.${group as SuggestionGroup}`)}
            </Typography>
            {options.map((suggestion, i) => {
              const { key: optionKey, ...option } = box.getOptionProps({ option: suggestion, index: index + i });
              return (
                <SuggestionOption
                  key={optionKey}
                  suggestion={suggestion}
                  query={query}
                  option={option}
                  starred={starredOf(suggestion)}
                  onStar={() => suggestion.place && toggle(suggestion.place)}
                />
              );
            })}
          </Box>
        ))}
      </Box>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary', px: 4, py: empty || status !== 'found' ? 2 : 0 }}>
        {status === 'asking' && t('search.asking')}
        {status === 'failed' && t('search.failed')}
        {status === 'found' && empty && t('search.nothing', { query })}
      </Typography>
    </>
  );
};
