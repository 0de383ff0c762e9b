import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { addresses } from '../../../../domain/addresses/addresses';
import { HELP_URL } from '../../../../domain/help/url';
import { selectUser, type SessionRoot } from '../../../shell/session/session-slice';
import { ownDirection } from '../../../ui/styles';
import { stopsOf, type Stop } from './stops';

/** What of the page each stop points at. */
const SELECTORS: Readonly<Record<Stop, string>> = {
  orders: `nav a[href^="${addresses.orders.place}"]`,
  internal: `nav a[href^="${addresses.internal.place}"]`,
  stores: `nav a[href^="${addresses.stores.place}"]`,
  search: 'header input, header button[aria-haspopup="dialog"]',
  help: `nav a[href*="${HELP_URL}"]`,
};

/** What a stop points at, if it can be seen: on a narrow screen the menu is closed. */
const shownAt = (stop: Stop): Element | null => {
  const found = [...document.querySelectorAll(SELECTORS[stop])].find((each) => {
    const { width, height } = each.getBoundingClientRect();
    return width > 0 && height > 0;
  });
  found?.scrollIntoView({ block: 'nearest' });
  return found ?? null;
};

/** The middle of the page, for what cannot be pointed at. */
const MIDDLE = {
  getBoundingClientRect: () => new DOMRect(window.innerWidth / 2, window.innerHeight / 3, 0, 0),
};

/** What a stop points at, and where that is in the window now. */
interface Place {
  readonly anchor: Element | null;
  readonly box: DOMRect | null;
}

const NOWHERE: Place = { anchor: null, box: null };

/** Five stops, one card each, beside what it tells of. Escape leaves; so does its button, at every stop. */
export const Tour = ({ onLeave }: { readonly onLeave: () => void }) => {
  const { t } = useTranslation('tour');
  const [titleId, textId] = [useId(), useId()];
  const user = useSelector((state: SessionRoot) => selectUser(state));
  const stops = user ? stopsOf(user) : [];
  const [at, setAt] = useState(0);
  const [{ anchor, box }, setPlace] = useState<Place>(NOWHERE);
  const stop = stops[at];
  useEffect(() => {
    if (stop === undefined) return;
    const found = shownAt(stop);
    const measure = (): void => setPlace({ anchor: found, box: found?.getBoundingClientRect() ?? null });
    measure();
    window.addEventListener('resize', measure);
    window.addEventListener('scroll', measure, true);
    return () => {
      window.removeEventListener('resize', measure);
      window.removeEventListener('scroll', measure, true);
    };
  }, [stop]);
  if (stop === undefined) return null;
  const isLast = at === stops.length - 1;
  return (
    <>
      {box && <Box aria-hidden sx={ring} style={{ left: box.left - 4, top: box.top - 4, width: box.width + 8, height: box.height + 8 }} />}
      <Popper
        open
        anchorEl={anchor ?? MIDDLE}
        placement={anchor ? 'right' : 'bottom'}
        modifiers={[
          { name: 'offset', options: { offset: [0, 16] } },
          { name: 'preventOverflow', options: { padding: 12 } },
        ]}
        sx={{ zIndex: 'tooltip' }}
      >
        <Paper
          // Each stop is a card of its own, whose first press goes on.
          key={stop}
          role="dialog"
          aria-labelledby={titleId}
          aria-describedby={textId}
          elevation={8}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.stopPropagation();
            onLeave();
          }}
          sx={card}
        >
          <Typography variant="caption" sx={{ color: 'text.secondary', ...ownDirection }}>
            {t('step', { step: at + 1, steps: stops.length })}
          </Typography>
          <Typography id={titleId} variant="subtitle1" component="h2" sx={{ fontWeight: 600 }}>
            {t(`stop.${stop}.title`)}
          </Typography>
          <Typography id={textId} variant="body2" sx={{ color: 'text.secondary', ...ownDirection }} aria-live="polite">
            {t(`stop.${stop}.text`)}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2 }}>
            {!isLast && (
              <Button size="small" onClick={onLeave} sx={{ marginInlineEnd: 'auto' }}>
                {t('leave')}
              </Button>
            )}
            {at > 0 && (
              <Button size="small" onClick={() => setAt(at - 1)} sx={isLast ? { marginInlineStart: 'auto' } : undefined}>
                {t('back')}
              </Button>
            )}
            <Button autoFocus size="small" variant="contained" onClick={isLast ? onLeave : () => setAt(at + 1)}>
              {t(isLast ? 'done' : 'next')}
            </Button>
          </Box>
        </Paper>
      </Popper>
    </>
  );
};

const ring = {
  position: 'fixed',
  zIndex: 'tooltip',
  pointerEvents: 'none',
  border: 2,
  borderColor: 'primary.main',
  borderRadius: 1.5,
} as const;

const card = { display: 'grid', gap: 1, width: 340, maxWidth: 'calc(100vw - 24px)', p: 4, borderRadius: 2 } as const;
