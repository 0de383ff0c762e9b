import Login from '../../ui/icons/Login';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { PLATFORMS, type PlatformId } from '../../../domain/platforms';
import { stores, type Store } from '../../entities/stores';
import { doorActions } from '../../shell/connections/door';
import { TryNow } from '../../shell/connections/TryNow';
import { ConnectionAlert } from './ConnectionAlert';

interface ConnectAtPlatformProps {
  /** Undefined: a new one. */
  readonly store: Pick<Store, '_id' | 'sto_name' | 'sto_status'> | undefined;
  readonly platform: PlatformId;
  /** How the shop answered last; null when there is nothing to say of it. */
  readonly connection: Pick<Store, 'sto_status' | 'sto_reason'> | null;
}

/** How a shop answered last, and the way to a platform at which the seller lets us in. */
export const ConnectAtPlatform = ({ store, platform, connection }: ConnectAtPlatformProps) => {
  const { t } = useTranslation('stores');
  const dispatch = useDispatch();
  const { name, door } = PLATFORMS[platform];
  const again = store && connection && connection.sto_status !== 'Valid' && (
    <Box sx={{ mt: 2 }}>
      <TryNow entity={stores} intent={stores.actions.tryNow} variables={{ _id: store._id }} name={store.sto_name} />
    </Box>
  );
  if (!door) return connection && <ConnectionAlert store={connection}>{again}</ConnectionAlert>;
  if (!store) return <Alert severity="info">{t('door.first', { name })}</Alert>;
  const isConnected = store.sto_status === 'Valid';
  const way = (
    <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 2, mt: connection ? 2 : 0 }}>
      <Typography sx={{ fontSize: 13, color: 'text.secondary' }}>{t('door.hint', { name })}</Typography>
      <Button
        size="small"
        variant={isConnected ? 'outlined' : 'contained'}
        startIcon={<Login />}
        onClick={() => dispatch(doorActions.open({ storeId: store._id }))}
      >
        {t(isConnected ? 'door.again' : 'door.connect', { name })}
      </Button>
    </Box>
  );
  if (!connection) return way;
  return (
    <ConnectionAlert store={connection}>
      {again}
      {way}
    </ConnectionAlert>
  );
};
