import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { SnackbarProvider } from 'notistack';
import { StrictMode } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider, type RouterProviderProps } from 'react-router-dom';
import type { AppStore } from './store';
import { theme } from './theme';

/** How long a toast stays, in milliseconds. */
const TOAST_LIFE = 6_000;

export interface AppProps {
  readonly store: AppStore;
  readonly router: RouterProviderProps['router'];
  readonly styles: EmotionCache;
}

/** The application with everything it stands in. */
export const App = ({ store, router, styles }: AppProps) => (
  <StrictMode>
    <Provider store={store}>
      <CacheProvider value={styles}>
        <ThemeProvider theme={theme} defaultMode="system">
          <CssBaseline enableColorScheme />
          <SnackbarProvider maxSnack={3} autoHideDuration={TOAST_LIFE} anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}>
            <RouterProvider router={router} />
          </SnackbarProvider>
        </ThemeProvider>
      </CacheProvider>
    </Provider>
  </StrictMode>
);
