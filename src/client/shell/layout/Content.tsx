import Box from '@mui/material/Box';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { addresses } from '../../../domain/addresses/addresses';
import type { User } from '../../entities/users';
import { selectPreferences } from '../customizer/customizer-slice';
import { ScreenBoundary } from '../states/ScreenBoundary';
import { brand } from './Brand';
import { Footer } from './Footer';
import { AUDIT_ENTRY, refusedAt, entryAt, NAVIGATION, QA_ENTRY, TOP_MENU } from './navigation';

const ScrollToTop = lazy(async () => ({ default: (await import(/* webpackChunkName: "tools" */ './ScrollToTop')).ScrollToTop }));

interface ContentProps {
  /** Without one, only screens that are for everybody come here. */
  readonly user: User | undefined;
  /** The screen takes the whole height of the window, and there is no footer. */
  readonly whole: boolean;
}

/** The screen of the address, the footer below it and the way back to its top. */
export const Content = ({ user, whole }: ContentProps) => {
  const { pathname } = useLocation();
  usePageTitle();
  const { footerType, hideScrollToTop } = useSelector(selectPreferences);
  const refused = user && refusedAt(user, pathname);
  if (refused) return <Navigate to={addresses.notAuthorized.print()} replace state={{ entry: refused.id }} />;
  const footer = !whole && footerType !== 'hidden';
  return (
    <>
      <Box
        component="main"
        id="content"
        tabIndex={-1}
        sx={{ flex: 1, minWidth: 0, minHeight: 0, outline: 'none', ...(!whole && { p: { xs: 4, md: 6 } }) }}
      >
        <ScreenBoundary place={pathname}>
          <Suspense fallback={<ScreenSkeleton />}>
            <Outlet />
          </Suspense>
        </ScreenBoundary>
      </Box>
      {footer && <Footer sticky={footerType === 'sticky'} />}
      {!whole && !hideScrollToTop && (
        <Suspense>
          <ScrollToTop />
        </Suspense>
      )}
    </>
  );
};

/** While a screen's code loads: title, filters and rows in their places. */
const ScreenSkeleton = () => (
  <Box aria-busy>
    <Box sx={{ ...quiet, width: 180, height: 32 }} />
    <Box sx={{ ...quiet, height: 40 }} />
    <Box sx={{ ...quiet, height: 320 }} />
  </Box>
);

const quiet = { mb: 3, borderRadius: 1, bgcolor: 'background.subtle' } as const;

const PLACES = [...NAVIGATION, { id: 'top', label: 'top', entries: [...TOP_MENU, QA_ENTRY, AUDIT_ENTRY] } as const];

/** Names the browser tab after the place of the menu, so that many open tabs can be told apart. */
const usePageTitle = (): void => {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const place = entryAt(pathname, PLACES);
  const title = place ? `${t(`nav.${place.label}`)} · ${brand.name}` : brand.name;
  useEffect(() => {
    document.title = title;
  }, [title]);
};
