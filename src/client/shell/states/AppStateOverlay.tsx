import CloudOff from '@mui/icons-material/CloudOffOutlined';
import DomainDisabled from '@mui/icons-material/DomainDisabledOutlined';
import GppMaybe from '@mui/icons-material/GppMaybeOutlined';
import LockClock from '@mui/icons-material/LockClockOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { selectAppState, type AppStatus } from '../../kernel/app-state';
import { every } from '../../kernel/clock';
import type { Icon } from '../../ui/icon';
import { Message } from '../../ui/Message';
import { sessionActions } from '../session/session-slice';

/** How often the server is asked whether it is back, in milliseconds. */
const ASK_AGAIN = 5_000;

type Shown = Exclude<AppStatus, 'ready' | 'not-found'>;

const faces: Readonly<
  Record<
    Shown,
    {
      readonly texts: 'maintenance' | 'warningIp' | 'dockerNotFound' | 'wrongToken';
      readonly Icon: Icon;
      readonly leave: 'signIn' | 'signOut' | null;
    }
  >
> = {
  maintenance: { texts: 'maintenance', Icon: CloudOff, leave: null },
  'warning-ip': { texts: 'warningIp', Icon: GppMaybe, leave: 'signOut' },
  'docker-not-found': { texts: 'dockerNotFound', Icon: DomainDisabled, leave: 'signOut' },
  'wrong-token': { texts: 'wrongToken', Icon: LockClock, leave: 'signIn' },
};

/** The state the whole application is in, when a screen must not be shown (specification 1, §8); null: all is well. */
export const useShownState = (): Shown | null => {
  const { status } = useSelector(selectAppState);
  return status === 'ready' || status === 'not-found' ? null : status;
};

/** The full-page states of the error catalogue. The application stays as it was underneath, so nothing that was entered is lost. */
export const AppStateOverlay = ({ state }: { readonly state: Shown }) => {
  const { t } = useTranslation('errors');
  const dispatch = useDispatch();
  const { message } = useSelector(selectAppState);
  const { texts, Icon, leave } = faces[state];
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
      <Box>
        <Message level="h1" role="alert" Icon={Icon} title={t(`${texts}.title`)} text={t(`${texts}.text`)}>
          <Button variant="contained" onClick={() => dispatch(sessionActions.resume())}>
            {t('retry')}
          </Button>
          {leave && (
            <Button variant="outlined" onClick={() => dispatch(sessionActions[leave]())}>
              {t(leave)}
            </Button>
          )}
        </Message>
        {message && (
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary', textAlign: 'center', px: 6, mt: -8 }}>
            {t('diagnostics', { message })}
          </Typography>
        )}
      </Box>
    </Box>
  );
};
