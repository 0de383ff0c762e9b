import LockPerson from '@mui/icons-material/LockPersonOutlined';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Message } from '../../ui/Message';

/** A place the person's role does not include. */
export const NotAuthorizedScreen = () => {
  const { t } = useTranslation('errors');
  return (
    <Message level="h1" Icon={LockPerson} title={t('notAuthorized.title')} text={t('notAuthorized.text')}>
      <Button variant="contained" component={Link} to="/">
        {t('home')}
      </Button>
    </Message>
  );
};
