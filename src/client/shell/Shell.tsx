import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { latePart } from '../ui/late-part';
import { isPublicPath } from './session/addresses';
import { SessionGate } from './session/SessionGate';
import { selectSession } from './session/session-slice';
import { AppStateOverlay, usePreparedStates } from './states/AppStateOverlay';
import { ScreenBoundary } from './states/ScreenBoundary';
import { useShownState } from './states/shown-state';

const SignedIn = latePart(async () => (await import(/* webpackChunkName: "shell" */ './SignedIn')).SignedIn);

/** Loads everything around a signed-in person's screens ahead, while the server says who they are: nothing of it is drawn before. */
export const prepareShell = SignedIn.prepare;

const BlankLayout = lazy(async () => ({ default: (await import('./layout/BlankLayout')).BlankLayout }));

/** Pages without menus: what went wrong, and where nobody is signed in. */
const BLANK = /^\/(404|misc\/[\w-]+)\/?$/;

/** Everything around the screens: who is signed in, the layout, and the states that cover it all. */
export const Shell = () => {
  const state = useShownState();
  const { pathname } = useLocation();
  const { status } = useSelector(selectSession);
  const blank = BLANK.test(pathname) || (status === 'signed-out' && isPublicPath(pathname));
  usePreparedStates();
  return (
    <>
      <Box inert={state !== null}>
        <ScreenBoundary place={pathname}>
          {blank ? (
            <Suspense>
              <BlankLayout />
            </Suspense>
          ) : (
            <SessionGate>
              {(user) => (
                <Suspense>
                  <SignedIn user={user} />
                </Suspense>
              )}
            </SessionGate>
          )}
        </ScreenBoundary>
      </Box>
      {state && <AppStateOverlay state={state} />}
    </>
  );
};
