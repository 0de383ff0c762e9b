import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { SEARCH_OPERATORS } from '../../../domain/support/search-query';
import { AnchoredPanel } from '../../ui/AnchoredPanel';

const written = (operator: keyof typeof SEARCH_OPERATORS): string => `${operator}:${SEARCH_OPERATORS[operator]}`;

interface SearchTipsPanelProps {
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
}

/** The operators of a search of conversations, which are the same in all languages. */
export const SearchTipsPanel = ({ anchor, onClose }: SearchTipsPanelProps) => {
  const { t } = useTranslation('support');
  const tips = [
    [written('from'), t('queue.tip.from')],
    [written('to'), t('queue.tip.to')],
    [written('order'), t('queue.tip.order')],
    [written('subject'), t('queue.tip.subject')],
    [written('tag'), t('queue.tip.tag')],
    [written('has'), t('queue.tip.file')],
    ['has:note', t('queue.tip.note')],
    [written('before'), t('queue.tip.before')],
    [written('after'), t('queue.tip.after')],
    ['"…"', t('queue.tip.phrase')],
  ] as const;
  return (
    <AnchoredPanel anchor={anchor} label={t('queue.tips')} sx={{ p: 4, maxWidth: 360 }} onClose={onClose}>
      <Typography variant="h3" sx={{ mb: 2 }}>
        {t('queue.tips')}
      </Typography>
      <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 4, rowGap: 1, m: 0 }}>
        {tips.map(([typed, tip]) => (
          <Box key={typed} sx={{ display: 'contents' }}>
            <Typography component="dt" variant="body2" sx={{ fontFamily: 'monospace', whiteSpace: 'nowrap' }} translate="no">
              {typed}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0, color: 'text.secondary' }}>
              {tip}
            </Typography>
          </Box>
        ))}
      </Box>
    </AnchoredPanel>
  );
};
