import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { addresses } from '../../../domain/addresses/addresses';
import type { User } from '../../entities/users';
import { selectPreferences } from '../customizer/customizer-slice';
import { ScreenBoundary } from '../states/ScreenBoundary';
import { refusedAt } from './navigation';
import { ScreenSkeleton } from './ScreenSkeleton';
import { usePageTitle } from './use-page-title';
import { FOOTER_HEIGHT } from '../../theme';

const Footer = lazy(async () => ({ default: (await import('./Footer')).Footer }));
const ScrollToTop = lazy(async () => ({ default: (await import('./ScrollToTop')).ScrollToTop }));

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
      {footer && (
        <Suspense fallback={<Box sx={{ height: FOOTER_HEIGHT }} />}>
          <Footer sticky={footerType === 'sticky'} />
        </Suspense>
      )}
      {!whole && !hideScrollToTop && (
        <Suspense>
          <ScrollToTop />
        </Suspense>
      )}
    </>
  );
};
