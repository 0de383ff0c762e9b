import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { addresses } from '../../../domain/addresses/addresses';
import { isPlatformId, PLATFORMS } from '../../../domain/platforms';
import { stores } from '../../entities/stores';
import type { EntitiesState } from '../../kernel/entity-reducer';
import { useMutation } from '../../kernel/hooks';
import { NotFoundScreen } from '../../shell/states/lazy-screens';
import { Link } from '../../ui/Link';
import { PageHeader } from '../../ui/PageHeader';
import { refusalSentence } from '../../ui/refusal';

/** `/connect/{platform}`: a seller is back from letting us in. What they brought is sent once, and the store it is for is shown. */
export const ConnectedScreen = () => {
  const { t } = useTranslation('stores');
  const { platform = '' } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const enter = useMutation(stores, stores.actions.enter);
  const id = enter.state?.ids?.[0];
  const store = useSelector((state: EntitiesState) => (id === undefined ? undefined : stores.selectById(state, id)));

  const begin = useEffectEvent((): void => {
    if (!enter.state) enter.submit({ answer: search.slice(1) });
  });
  useEffect(() => begin(), []);
  useEffect(() => {
    if (store) void navigate(addresses.stores.print({ filter: 'all', store: store._id }), { replace: true });
  }, [store, navigate]);

  if (!isPlatformId(platform)) return <NotFoundScreen />;
  const { name } = PLATFORMS[platform];
  return (
    <Box sx={{ maxWidth: 560, mx: 'auto' }}>
      <PageHeader title={t('door.title', { name })} />
      {enter.state?.error ? (
        <>
          <Alert severity="error" sx={{ mb: 4 }}>
            {refusalSentence(enter.state.error)}
          </Alert>
          <Button component={Link} to={addresses.stores.print({ filter: 'all' })} variant="contained">
            {t('door.back')}
          </Button>
        </>
      ) : (
        <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
          <CircularProgress size={20} />
          {t('door.entering', { name })}
        </Box>
      )}
    </Box>
  );
};
