import TravelExplore from '../../ui/icons/TravelExplore';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { addresses } from '../../../domain/addresses/addresses';
import { Link } from '../../ui/Link';
import { Message } from '../../ui/Message';
import { CopyDiagnostics } from './CopyDiagnostics';

/** /404, and every address nobody knows. */
export const NotFoundScreen = () => {
  const { t } = useTranslation('errors');
  return (
    <Message level="h1" Icon={TravelExplore} title={t('notFound.title')} text={t('notFound.text')}>
      <Button variant="contained" component={Link} to={addresses.start.print()}>
        {t('home')}
      </Button>
      <CopyDiagnostics state="not-found" />
    </Message>
  );
};
