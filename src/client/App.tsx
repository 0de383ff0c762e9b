import { lazy, StrictMode, Suspense, useState } from 'react';
import { Provider } from 'react-redux';
import { unstable_HistoryRouter as HistoryRouter } from 'react-router-dom';
import { createGuardedHistory } from './guarded-history';
import type { Drafts } from './kernel/drafts/drafts';
import { KeptForms } from './shell/kept-forms';
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
  const [history] = useState(() => createGuardedHistory());
  return (
    <StrictMode>
      <Provider store={store}>
        <ThemedRoot styles={styles} mirroredStyles={mirroredStyles}>
          <HistoryRouter history={history}>
            <NavigatorLink navigator={navigator} />
            <PlaceNote note={notePlace} />
            <KeptForms drafts={drafts}>
              <Screens />
            </KeptForms>
            <LeaveQuestion />
          </HistoryRouter>
          <Suspense>
            <Toaster />
          </Suspense>
        </ThemedRoot>
      </Provider>
    </StrictMode>
  );
};
