import Box from '@mui/material/Box';
import { configureStore } from '@reduxjs/toolkit';
import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { loadDrawerTexts, startTexts } from './i18n';
import { Recordings } from './recordings';
import { createRootReducer } from './root-reducer';
import type { ThemedRoot, ThemedRootProps } from './ThemedRoot';

const Toaster = lazy(async () => ({ default: (await import(/* webpackChunkName: "tools" */ './ui/Toaster')).Toaster }));

/** What the page has already; asked for from here, each would be a piece by itself in the first script. */
interface AloneParts {
  readonly ThemedRoot: typeof ThemedRoot;
  readonly styles: ThemedRootProps['styles'];
}

/** The screen of recordings and nothing around it: nobody is signed in, nothing is recorded, and no saga runs. */
export const startRecordingsAlone = async ({ ThemedRoot: Root, styles }: AloneParts): Promise<void> => {
  await startTexts();
  await loadDrawerTexts();
  const element = document.getElementById('root');
  if (!element) throw new Error('The page has no element #root.');
  const store = configureStore({
    reducer: createRootReducer(),
    middleware: (defaults) => defaults({ thunk: false, immutableCheck: false, serializableCheck: false }),
  });
  createRoot(element).render(
    <Provider store={store}>
      <Root styles={styles} mirroredStyles={null}>
        <BrowserRouter>
          <Box component="main" sx={{ p: { xs: 4, md: 6 } }}>
            <Recordings alone />
          </Box>
        </BrowserRouter>
        <Suspense>
          <Toaster />
        </Suspense>
      </Root>
    </Provider>,
  );
};
