import { lazy, StrictMode, Suspense, useState, type ReactNode } from 'react';
import { Provider, useSelector } from 'react-redux';
import { unstable_HistoryRouter as HistoryRouter } from 'react-router-dom';
import { createGuardedHistory } from './guarded-history';
import type { Drafts } from './kernel/drafts/drafts';
import { KeptForms } from './shell/kept-forms';
import { selectSession } from './shell/session/session-slice';
import { ThemedRoot, type ThemedRootProps } from './ThemedRoot';
import { NavigatorLink, type Navigator } from './navigator';
import { PlaceNote } from './replay/PlaceNote';
import type { Recorder } from './replay/recorder';
import { Screens } from './routes';
import type { AppStore } from './store';
import { LeaveQuestion } from './ui/LeaveQuestion';

const Toaster = lazy(async () => ({ default: (await import(/* webpackChunkName: "tools" */ './ui/Toaster')).Toaster }));

interface AppProps extends Omit<ThemedRootProps, 'children'> {
  readonly store: AppStore;
  readonly navigator: Navigator;
  /** Hears where the person is. */
  readonly notePlace: Recorder['notePlace'];
  /** Where unsaved work is kept. */
  readonly drafts: () => Promise<Drafts>;
}

/** The application with everything it stands in. */
export const App = ({ store, navigator, notePlace, drafts, styles, mirroredStyles }: AppProps) => {
  return (
    <StrictMode>
      <Provider store={store}>
        <ThemedRoot styles={styles} mirroredStyles={mirroredStyles}>
          <Router>
            <NavigatorLink navigator={navigator} />
            <PlaceNote note={notePlace} />
            <KeptForms drafts={drafts}>
              <Screens />
            </KeptForms>
            <LeaveQuestion />
          </Router>
          <Suspense>
            <Toaster />
          </Suspense>
        </ThemedRoot>
      </Provider>
    </StrictMode>
  );
};

/**
 * The address bar, and which screen it means. A screen stays while the next one is made, bit by bit and behind whatever else is to be drawn. Before
 * somebody is signed in there is none to keep, and nothing is to come before the first one.
 */
const Router = ({ children }: { readonly children: ReactNode }) => {
  const [history] = useState(() => createGuardedHistory());
  const signedIn = useSelector(selectSession).status === 'signed-in';
  return (
    <HistoryRouter history={history} useTransitions={signedIn ? undefined : false}>
      {children}
    </HistoryRouter>
  );
};
