import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useEffect, useRef, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { selectAppState } from '../../kernel/app-state';
import { every } from '../../kernel/clock';
import { sessionActions } from '../session/session-slice';
import type { AppStateFaceProps } from './AppStateFace';
import { stateTexts, type ShownState } from './shown-state';

/** How often the server is asked whether it is back, in milliseconds. */
const ASK_AGAIN = 5_000;

const PlainFace = ({ state }: Pick<AppStateFaceProps, 'state'>) => {
  const { t } = useTranslation('errors');
  return <Typography role="alert">{t(`${stateTexts[state]}.title`)}</Typography>;
};

const loadFace = () => import(/* webpackChunkName: "tools" */ './AppStateFace');
// The network may be what is missing: then the words have to do.
const AppStateFace = lazy<ComponentType<AppStateFaceProps>>(() =>
  loadFace().then(
    (module) => ({ default: module.AppStateFace }),
    () => ({ default: PlainFace }),
  ),
);

/** The full-page states of the error catalogue. The application stays as it was underneath, so nothing that was entered is lost. */
export const AppStateOverlay = ({ state }: { readonly state: ShownState }) => {
  const dispatch = useDispatch();
  const { message } = useSelector(selectAppState);
  const page = useRef<HTMLDivElement>(null);

  useEffect(() => page.current?.focus(), []);
  useEffect(
    () => (state === 'maintenance' ? every(ASK_AGAIN, () => void dispatch(sessionActions.resume())) : undefined),
    [dispatch, state],
  );

  return (
    <Box
      ref={page}
      tabIndex={-1}
      data-state={state}
      sx={{
        position: 'fixed',
        inset: 0,
        zIndex: 'tooltip',
        display: 'grid',
        placeItems: 'center',
        overflow: 'auto',
        bgcolor: 'background.default',
        outline: 'none',
      }}
    >
      <Suspense fallback={<PlainFace state={state} />}>
        <AppStateFace state={state} message={message} onRetry={() => dispatch(sessionActions.resume())} />
      </Suspense>
    </Box>
  );
};

/** Loads the looks of the states ahead, for when there is no network to load them. */
export const usePreparedStates = (): void => {
  useEffect(() => void loadFace().catch(() => undefined), []);
};
