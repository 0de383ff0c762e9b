import { lazy, StrictMode, Suspense } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { Look, type LookProps } from './Look';
import { NavigatorLink, type Navigator } from './navigator';
import { Screens } from './routes';
import type { AppStore } from './store';

const Toaster = lazy(async () => ({ default: (await import(/* webpackPrefetch: true */ './ui/Toaster')).Toaster }));

export interface AppProps extends Omit<LookProps, 'children'> {
  readonly store: AppStore;
  readonly navigator: Navigator;
}

/** The application with everything it stands in. */
export const App = ({ store, navigator, styles, mirroredStyles }: AppProps) => (
  <StrictMode>
    <Provider store={store}>
      <Look styles={styles} mirroredStyles={mirroredStyles}>
        <BrowserRouter>
          <NavigatorLink navigator={navigator} />
          <Screens />
        </BrowserRouter>
        <Suspense>
          <Toaster />
        </Suspense>
      </Look>
    </Provider>
  </StrictMode>
);
