import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { lazy, StrictMode, Suspense } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { NavigatorLink, type Navigator } from './navigator';
import { Screens } from './routes';
import type { AppStore } from './store';
import { theme } from './theme';

const Toaster = lazy(async () => ({ default: (await import(/* webpackPrefetch: true */ './ui/Toaster')).Toaster }));

export interface AppProps {
  readonly store: AppStore;
  readonly navigator: Navigator;
  readonly styles: EmotionCache;
}

/** The application with everything it stands in. */
export const App = ({ store, navigator, styles }: AppProps) => (
  <StrictMode>
    <Provider store={store}>
      <CacheProvider value={styles}>
        <ThemeProvider theme={theme} defaultMode="system">
          <CssBaseline enableColorScheme />
          <BrowserRouter>
            <NavigatorLink navigator={navigator} />
            <Screens />
          </BrowserRouter>
          <Suspense>
            <Toaster />
          </Suspense>
        </ThemeProvider>
      </CacheProvider>
    </Provider>
  </StrictMode>
);
