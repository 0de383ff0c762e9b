import LockOutlined from '@mui/icons-material/LockOutlined';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { Message } from '../../ui/Message';
import { CopyDiagnostics } from '../states/CopyDiagnostics';
import { sessionActions } from './session-slice';

/** Why signing in did not work, in the server's words. */
export const SignInRefused = ({ message }: { readonly message: string | null }) => {
  const { t } = useTranslation('shell');
  const dispatch = useDispatch();
  return (
    <Message level="h1" role="alert" Icon={LockOutlined} title={t('session.refusedTitle')} text={message ?? undefined}>
      <Button variant="contained" onClick={() => dispatch(sessionActions.signIn())}>
        {t('session.signIn')}
      </Button>
      <CopyDiagnostics state="sign-in refused" message={message} />
    </Message>
  );
};
