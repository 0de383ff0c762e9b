import SupervisorAccount from '../../ui/icons/SupervisorAccountOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { sessionActions } from './session-slice';

interface LoginAsBannerProps {
  /** Who everything is done as. */
  readonly name: string;
  /** Email of the person who really does it. */
  readonly by: string;
}

/** Says, above everything, that somebody acts as somebody else, and ends it. */
export const LoginAsBanner = ({ name, by }: LoginAsBannerProps) => {
  const { t } = useTranslation('shell');
  const dispatch = useDispatch();
  return (
    <Alert
      square
      severity="warning"
      icon={<SupervisorAccount />}
      action={
        <Button color="inherit" variant="outlined" onClick={() => dispatch(sessionActions.endLoginAs())}>
          {t('session.endLoginAs')}
        </Button>
      }
      sx={{ alignItems: 'center', paddingBlock: 0 }}
    >
      {t('session.loginAs', { name, by })}
    </Alert>
  );
};
