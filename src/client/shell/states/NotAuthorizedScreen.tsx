import LockPerson from '../../ui/icons/LockPersonOutlined';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { addresses } from '../../../domain/addresses/addresses';
import { Link } from '../../ui/Link';
import { Message } from '../../ui/Message';
import { NAVIGATION } from '../layout/navigation';
import { CopyDiagnostics } from './CopyDiagnostics';

const ENTRIES = NAVIGATION.flatMap(({ entries }) => entries);

/** A place the person's role does not include; it is named when they were sent here from it. */
export const NotAuthorizedScreen = () => {
  const { t } = useTranslation('errors');
  const { t: shell } = useTranslation('shell');
  const { state } = useLocation();
  const wanted = ENTRIES.find(({ id }) => id === (state as { readonly entry?: unknown } | null)?.entry);
  const text = wanted ? t('notAuthorized.place', { place: shell(`nav.${wanted.label}`) }) : t('notAuthorized.text');
  return (
    <Message level="h1" Icon={LockPerson} title={t('notAuthorized.title')} text={text}>
      <Button variant="contained" component={Link} to={addresses.start.print()}>
        {t('home')}
      </Button>
      <CopyDiagnostics state={`not-authorized ${wanted?.id ?? ''}`} />
    </Message>
  );
};
