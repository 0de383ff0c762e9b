import KeyboardArrowUp from '../../ui/icons/KeyboardArrowUp';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import { useTranslation } from 'react-i18next';
import { FOOTER_HEIGHT } from '../../theme';

/** Pixels scrolled before the way back to the top is offered (specification 2, §2). */
const TO_TOP_AFTER = 160;

/** The way back to the top of a long page. */
export const ScrollToTop = () => {
  const { t } = useTranslation('shell');
  const calm = useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true });
  const scrolled = useScrollTrigger({ disableHysteresis: true, threshold: TO_TOP_AFTER });
  const toTop = () => {
    window.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' });
    // The button is about to go, and the focus must be somewhere.
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <IconButton
      // Styled before it is wanted: a style that is new to the page makes the browser go through all of it, in the middle of scrolling.
      hidden={!scrolled}
      aria-label={t('toTop')}
      onClick={toTop}
      sx={{
        position: 'fixed',
        insetInlineEnd: 16,
        bottom: FOOTER_HEIGHT + 12,
        zIndex: 'speedDial',
        width: 36,
        height: 36,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        boxShadow: 4,
        '&:hover': { bgcolor: 'primary.dark' },
        '&[hidden]': { display: 'none' },
      }}
    >
      <KeyboardArrowUp />
    </IconButton>
  );
};
