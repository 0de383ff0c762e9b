import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { Message } from '../../ui/Message';
import { sessionActions } from './session-slice';

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
