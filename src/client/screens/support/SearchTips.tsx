import Help from '../../ui/icons/HelpOutlineOutlined';
import IconButton from '@mui/material/IconButton';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Hint } from '../../ui/Hint';

const SearchTipsPanel = lazy(async () => ({ default: (await import('./SearchTipsPanel')).SearchTipsPanel }));

/** Beside a search of conversations: shows which operators may be typed there. */
export const SearchTips = () => {
  const { t } = useTranslation('support');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Hint title={t('queue.tips')}>
        <IconButton aria-label={t('queue.tips')} aria-haspopup="dialog" onClick={({ currentTarget }) => setAnchor(currentTarget)}>
          <Help />
        </IconButton>
      </Hint>
      <Suspense>{anchor && <SearchTipsPanel anchor={anchor} onClose={() => setAnchor(null)} />}</Suspense>
    </>
  );
};
