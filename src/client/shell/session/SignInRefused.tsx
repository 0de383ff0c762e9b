import LockOutlined from '../../ui/icons/LockOutlined';
import LogoutOutlined from '../../ui/icons/LogoutOutlined';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { MaybeTold } from '../../kernel/app-error';
import { Message } from '../../ui/Message';
import { refusalSentence } from '../../ui/refusal';
import { CopyDiagnostics } from '../states/CopyDiagnostics';
import { sessionActions, TWO_STEP_NEEDED } from './session-slice';

/** Why signing in did not work. */
export const SignInRefused = ({ error }: { readonly error: MaybeTold }) => {
  const { t } = useTranslation('shell');
  const dispatch = useDispatch();
  const needsTwoStep = error.refusal === TWO_STEP_NEEDED;
  return (
    <Message
      level="h1"
      role="alert"
      Icon={LockOutlined}
      title={t(needsTwoStep ? 'session.setUpTwoStep' : 'session.refusedTitle')}
      text={refusalSentence(error) || undefined}
    >
      <Button variant="contained" onClick={() => dispatch(needsTwoStep ? sessionActions.setUpTwoStep() : sessionActions.signIn())}>
        {t(needsTwoStep ? 'session.setUpTwoStep' : 'session.signIn')}
      </Button>
      <CopyDiagnostics state="sign-in refused" message={error.message} />
    </Message>
  );
};

/** In every other tab, after somebody signed out in one. */
export const SignedOutElsewhere = () => {
  const { t } = useTranslation('shell');
  const dispatch = useDispatch();
  return (
    <Message level="h1" role="alert" Icon={LogoutOutlined} title={t('session.signedOutTitle')} text={t('session.signedOutText')}>
      <Button variant="contained" onClick={() => dispatch(sessionActions.signIn())}>
        {t('session.signIn')}
      </Button>
    </Message>
  );
};
