import CheckCircle from '../../ui/icons/CheckCircleOutlined';
import CloudOff from '../../ui/icons/CloudOffOutlined';
import DomainDisabled from '../../ui/icons/DomainDisabledOutlined';
import GppMaybe from '../../ui/icons/GppMaybeOutlined';
import LockClock from '../../ui/icons/LockClockOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { Icon as IconComponent } from '../../ui/styles';
import { Message } from '../../ui/Message';
import { sessionActions } from '../session/session-slice';
import { CopyDiagnostics } from './CopyDiagnostics';
import { stateTexts, type FacedState } from './shown-state';

const faces: Readonly<Record<FacedState, { readonly Icon: IconComponent; readonly leave: 'signIn' | 'signOut' | null }>> = {
  maintenance: { Icon: CloudOff, leave: null },
  'warning-ip': { Icon: GppMaybe, leave: 'signOut' },
  'docker-not-found': { Icon: DomainDisabled, leave: 'signOut' },
  'wrong-token': { Icon: LockClock, leave: 'signIn' },
  'app-ready': { Icon: CheckCircle, leave: null },
};

export interface AppStateFaceProps {
  readonly state: FacedState;
  /** What was heard, for the diagnostics; nobody is shown it. */
  readonly message: string | null;
  readonly onRetry: () => void;
}

/** What is wrong with the whole application, and what a person can do about it. */
export const AppStateFace = ({ state, message, onRetry }: AppStateFaceProps) => {
  const { t } = useTranslation('errors');
  const dispatch = useDispatch();
  const { Icon, leave } = faces[state];
  const texts = stateTexts[state];
  return (
    <Box>
      <Message level="h1" role="alert" Icon={Icon} title={t(`${texts}.title`)} text={t(`${texts}.text`)}>
        <Button variant="contained" onClick={onRetry}>
          {t(state === 'app-ready' ? 'home' : 'retry')}
        </Button>
        {leave && (
          <Button variant="outlined" onClick={() => dispatch(sessionActions[leave]())}>
            {t(leave)}
          </Button>
        )}
        <CopyDiagnostics state={state} message={message} />
      </Message>
    </Box>
  );
};
