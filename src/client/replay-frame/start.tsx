import { configureStore, createAction } from '@reduxjs/toolkit';
import { createRoot } from 'react-dom/client';
import { LANGUAGES } from '../../domain/languages';
import { speak, startTexts } from '../i18n';
import type { State } from '../replay/slices';
import type { SeenState } from '../screens/qa/log/log-desk';
import { patched } from '../screens/qa/log/state-patch';
import { FrameApp, type FrameParts } from './FrameApp';
import { createLegible, legibleText } from './legible';
import { seal, setMoment } from './seal';
import { showHidden } from './show-hidden';

const shown = createAction<State>('replay/shown');

/** Nothing is drawn before the first state. */
const NOTHING: State = {};

/** Nothing that is dispatched here changes anything: a state is told, and no other way leads to one. */
const createFrameStore = () =>
  configureStore({
    reducer: (state: State = NOTHING, action) => (shown.match(action) ? action.payload : state),
    middleware: (defaults) => defaults({ thunk: false, immutableCheck: false, serializableCheck: false }),
  });

/** Only the window around this one may say what is shown. */
const isAround = ({ source, origin }: MessageEvent): boolean => source === window.parent && origin === window.location.origin;

/** Draws the application from the states it is told, by whoever has the frame. */
export const startFrame = async (parts: FrameParts): Promise<void> => {
  seal();
  parts.prepareShell();
  await startTexts();
  const store = createFrameStore();
  const legible = createLegible();
  const element = document.getElementById('root');
  if (!element) throw new Error('The page has no element #root.');
  const root = createRoot(element);
  let told: State | null = null;
  let language = 'en';

  const show = (seen: SeenState): void => {
    if (!seen.patch) return;
    told = patched(told, seen.patch);
    setMoment(seen.at);
    const next = LANGUAGES.find((each) => each === seen.language);
    if (next && next !== language) {
      language = next;
      void speak(next).catch(() => undefined);
    }
    store.dispatch(shown(legible(told)));
    root.render(<FrameApp parts={parts} store={store} address={legibleText(seen.address)} />);
  };

  window.addEventListener('message', (event: MessageEvent<{ readonly kind?: string } | null>) => {
    const [port] = event.ports;
    if (!isAround(event) || event.data?.kind !== 'replay-port' || !port) return;
    told = null;
    port.onmessage = ({ data }: MessageEvent<SeenState>) => show(data);
  });
  showHidden();
  window.parent.postMessage('replay-ready', window.location.origin);
};
