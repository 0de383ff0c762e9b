import { styleNonce } from './style-nonce';
import '@fontsource-variable/inter';
import createCache from '@emotion/cache';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { exposeDebuggingHandle } from './debugging-handle';
import { startTexts } from './i18n';
import { makeId, now } from './kernel/clock';
import { createRequest } from './kernel/request';
import { createNavigator } from './navigator';
import { createBrowser, showColourScheme } from './page';
import { startRecorder } from './replay/start';
import { HAND_OVER_PATH } from './shell/session/addresses';
import { pageCredentials } from './shell/session/cookies';
import { sessionActions } from './shell/session/session-slice';
import { createAppStore, createRootReducer } from './store';

const start = async (): Promise<void> => {
  showColourScheme();
  const texts = startTexts();

  const recorder = startRecorder({
    createReducer: createRootReducer,
    app: { version: process.env.APP_VERSION ?? '', commit: process.env.APP_COMMIT ?? '' },
    locale: navigator.language,
    viewport: { width: window.innerWidth, height: window.innerHeight },
    host: window.location.host,
  });
  const router = createNavigator();
  const request = createRequest({ endpoint: new URL('/graphql', window.location.origin).href, credentials: pageCredentials });
  const { store } = createAppStore({
    environment: { request: recorder.watchRequest(request), now, makeId, browser: createBrowser(router) },
    middleware: [recorder.middleware],
  });
  exposeDebuggingHandle(store);
  store.dispatch(window.location.pathname === HAND_OVER_PATH ? sessionActions.handOver() : sessionActions.resume());

  await texts;
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element #root.');
  createRoot(root).render(<App store={store} navigator={router} styles={createCache({ key: 'css', nonce: styleNonce, prepend: true })} />);
};

void start();
