import { isRecordingsAlone, isReplayFrame } from './sealed';
import { styleNonce } from './style-nonce';
import '@fontsource-variable/inter';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { applyThemeBeforeFirstPaint, createMirroredStyles, createStyles, ThemedRoot } from './ThemedRoot';
import { exposeDebuggingHandle } from './debugging-handle';
import { spokenLanguage, startTexts } from './i18n';
import { makeId, now } from './kernel/clock';
import { openedOnce } from './kernel/opened-once';
import { createRequest } from './kernel/request';
import { createNavigator } from './navigator';
import { createBrowser } from './create-browser';
import { startRecorder } from './replay/start';
import { prepareScreen, Screens } from './routes';
import { KeptForms } from './shell/kept-forms';
import { isHandOver, safePath } from './shell/session/addresses';
import { selectPreferences } from './shell/customizer/customizer-slice';
import { pageCredentials, pageSession } from './shell/session/cookies';
import { sessionActions, signedInBy } from './shell/session/session-slice';
import { prepareShell } from './shell/Shell';
import { createAppStore, createRootReducer } from './store';
import { keepPressesTogether } from './ui/second-press';

const start = async (): Promise<void> => {
  const texts = startTexts();

  const recorder = startRecorder({
    createReducer: createRootReducer,
    app: { version: process.env.APP_VERSION ?? '', commit: process.env.APP_COMMIT ?? '' },
    locale: navigator.language,
    viewport: { width: window.innerWidth, height: window.innerHeight },
    host: window.location.host,
    persons: { signedInBy, session: pageSession },
  });
  const router = createNavigator();
  const request = createRequest({
    endpoint: new URL('/graphql', window.location.origin).href,
    credentials: pageCredentials,
    language: spokenLanguage,
  });
  const drafts = openedOnce(async () => (await import(/* webpackChunkName: "work" */ './kernel/drafts/indexed-drafts')).openDrafts());
  const { store } = createAppStore({
    environment: {
      request: recorder.watchRequest(request),
      now,
      makeId,
      browser: createBrowser(router),
      live: async () =>
        (await import(/* webpackChunkName: "work" */ './kernel/live/listen')).createLiveSource(
          new URL('/live', window.location.origin).href,
          pageCredentials,
        ),
      drafts,
      outbox: openedOnce(async () => (await import(/* webpackChunkName: "work" */ './kernel/outbox/indexed-outbox')).openOutbox()),
    },
    middleware: [recorder.middleware],
    watchSagas: recorder.watchSagas,
  });
  exposeDebuggingHandle(store);
  const prefers = selectPreferences(store.getState());
  applyThemeBeforeFirstPaint(prefers);
  const { pathname, searchParams, origin } = new URL(window.location.href);
  const handOver = isHandOver(pathname);
  prepareShell();
  keepPressesTogether();
  prepareScreen(handOver ? safePath(searchParams.get('extras'), origin) : pathname);
  store.dispatch(handOver ? sessionActions.handOver() : sessionActions.resume());

  const mirrored = prefers.direction === 'rtl' ? createMirroredStyles(styleNonce).catch(() => null) : null;
  const [mirroredStyles] = await Promise.all([mirrored, texts]);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element #root.');
  // What breaks a screen is caught, but no less a fault: the console shows it and the log has it.
  createRoot(root, { onCaughtError: reportError }).render(
    <App
      store={store}
      navigator={router}
      notePlace={recorder.notePlace}
      drafts={drafts}
      styles={createStyles(styleNonce)}
      mirroredStyles={mirroredStyles}
    />,
  );
};

/** Recordings are drawn by the same program, and looked at, which then starts nothing else. */
const startPage = async (): Promise<void> => {
  if (isReplayFrame) {
    const { startFrame } = await import(/* webpackChunkName: "replay-frame" */ './replay-frame/start');
    return startFrame({ Screens, KeptForms, ThemedRoot, styles: createStyles(styleNonce), prepareShell });
  }
  if (isRecordingsAlone) {
    const { startRecordingsAlone } = await import(/* webpackChunkName: "recordings-alone" */ './recordings-alone');
    return startRecordingsAlone({ ThemedRoot, styles: createStyles(styleNonce) });
  }
  return start();
};

void startPage();
