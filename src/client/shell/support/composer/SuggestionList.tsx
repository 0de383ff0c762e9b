import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Suggestion } from './use-suggestions';

interface SuggestionListProps {
  readonly id: string;
  readonly label: string;
  readonly found: readonly Suggestion[];
  readonly index: number;
  readonly loading: boolean;
  readonly onPick: (picked: Suggestion) => void;
}

/** Texts that are offered above what is being typed; the keys stay with the text. */
export const SuggestionList = ({ id, label, found, index, loading, onPick }: SuggestionListProps) => {
  const { t } = useTranslation('support');
  return (
    <Box sx={frame}>
      <Box role="listbox" id={id} aria-label={label}>
        {found.map((each, i) => (
          <Box
            key={each._id}
            id={`${id}-${i}`}
            role="option"
            aria-selected={i === index}
            // The text keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onPick(each)}
            ref={i === index ? (element: HTMLElement | null) => element?.scrollIntoView?.({ block: 'nearest' }) : undefined}
          >
            {each.shortcut !== undefined && <b>/{each.shortcut}</b>} {each.name}
            {each.detail !== undefined && <small>{each.detail}</small>}
          </Box>
        ))}
      </Box>
      {found.length === 0 && (
        <Box sx={{ p: 3, fontSize: 13, color: 'text.secondary' }}>{t(loading ? 'canned.loading' : 'canned.none')}</Box>
      )}
    </Box>
  );
};

const frame = {
  position: 'absolute',
  insetInline: 0,
  bottom: '100%',
  zIndex: 2,
  maxHeight: 320,
  overflowY: 'auto',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  boxShadow: 3,
  '& [role=option]': { p: 2, px: 3, fontSize: 13, cursor: 'pointer' },
  '& [aria-selected=true]': { bgcolor: 'action.selected' },
  '& b': { fontWeight: 600 },
  '& small': { display: 'block', color: 'text.secondary', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
} as const;
