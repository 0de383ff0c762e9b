import Help from '../../ui/icons/HelpOutlineOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SEARCH_OPERATORS } from '../../../domain/support/search-query';
import { AnchoredPanel } from '../../ui/AnchoredPanel';
import { Hint } from '../../ui/Hint';

const written = (operator: keyof typeof SEARCH_OPERATORS): string => `${operator}:${SEARCH_OPERATORS[operator]}`;

/** Beside a search of conversations: what may be typed there. The operators are the same in all languages. */
export const SearchTips = () => {
  const { t } = useTranslation('support');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
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
    <>
      <Hint title={t('queue.tips')}>
        <IconButton aria-label={t('queue.tips')} aria-haspopup="dialog" onClick={({ currentTarget }) => setAnchor(currentTarget)}>
          <Help />
        </IconButton>
      </Hint>
      <AnchoredPanel anchor={anchor} label={t('queue.tips')} sx={{ p: 4, maxWidth: 360 }} onClose={() => setAnchor(null)}>
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
    </>
  );
};
