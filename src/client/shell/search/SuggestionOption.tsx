import Star from '../../ui/icons/Star';
import StarBorder from '../../ui/icons/StarBorder';
import Box from '@mui/material/Box';
import type { HTMLAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import { markMatches } from '../../../domain/lists/suggestions';
import { unseen } from '../../ui/styles';
import type { Suggestion } from './suggestion';

interface SuggestionOptionProps {
  readonly suggestion: Suggestion;
  readonly query: string;
  /** Role, id and handlers of the list box. */
  readonly option: HTMLAttributes<HTMLElement>;
  /** Undefined where there is nothing to bookmark. */
  readonly starred: boolean | undefined;
  readonly onStar: () => void;
}

/** One suggestion, with what was typed marked in it. Its star is for the mouse; the keyboard has Ctrl+B, for an option holds no button. */
export const SuggestionOption = ({ suggestion: { text, hint, Icon }, query, option, starred, onStar }: SuggestionOptionProps) => {
  const { t } = useTranslation('navigation');
  return (
    <Box {...option} component="div" sx={row}>
      <Icon aria-hidden sx={{ fontSize: 18, color: 'text.secondary' }} />
      <Box component="span" sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', flexShrink: 1 }}>
        {markMatches(text, query).map((part, i) => (part.hit ? <mark key={i}>{part.text}</mark> : <span key={i}>{part.text}</span>))}
      </Box>
      {hint && (
        <Box
          component="span"
          sx={{
            flex: 1,
            minWidth: 40,
            color: 'text.secondary',
            fontSize: 12,
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          }}
        >
          {hint}
        </Box>
      )}
      {starred !== undefined && (
        <Box
          component="span"
          title={t(starred ? 'bookmarks.remove' : 'bookmarks.add')}
          onMouseDown={(event) => event.preventDefault()}
          onClick={(event) => {
            event.stopPropagation();
            onStar();
          }}
          sx={{ display: 'grid', placeItems: 'center', width: 28, height: 28, marginInlineStart: 'auto', cursor: 'pointer', flexShrink: 0 }}
        >
          {starred ? <Star aria-hidden sx={{ fontSize: 18 }} /> : <StarBorder aria-hidden sx={{ fontSize: 18 }} />}
          {starred && <span style={unseen}>{t('bookmarks.starred')}</span>}
        </Box>
      )}
    </Box>
  );
};

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 2.5,
  minHeight: 36,
  px: 3,
  mx: 1,
  borderRadius: 1,
  fontSize: 13,
  cursor: 'pointer',
  '&.Mui-focused': { bgcolor: 'action.selected' },
  '& mark': { bgcolor: 'transparent', color: 'inherit', fontWeight: 700, textDecoration: 'underline', textUnderlineOffset: '3px' },
  '& .MuiSvgIcon-root': { flexShrink: 0 },
} as const;
