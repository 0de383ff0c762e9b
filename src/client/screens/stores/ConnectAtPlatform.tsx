import Login from '@mui/icons-material/Login';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { isPlatformId, PLATFORMS } from '../../../domain/platforms';
import type { Store } from '../../entities/stores';
import { doorActions } from '../../shell/connections/door';

/** The way to a platform at which the seller lets us in; nothing for those whose keys are typed. */
export const ConnectAtPlatform = ({ store }: { readonly store: Pick<Store, '_id' | 'platform_id' | 'sto_status'> }) => {
  const { t } = useTranslation('stores');
  const dispatch = useDispatch();
  const platform = isPlatformId(store.platform_id) ? PLATFORMS[store.platform_id] : undefined;
  if (!platform?.door) return null;
  const { name } = platform;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 2 }}>
      <Typography sx={{ fontSize: 13, color: 'text.secondary' }}>{t('door.hint', { name })}</Typography>
      <Button
        variant={store.sto_status === 'Valid' ? 'outlined' : 'contained'}
        startIcon={<Login />}
        onClick={() => dispatch(doorActions.open({ storeId: store._id }))}
      >
        {t(store.sto_status === 'Valid' ? 'door.again' : 'door.connect', { name })}
      </Button>
    </Box>
  );
};
