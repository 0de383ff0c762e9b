import ArchiveOutlined from '@mui/icons-material/ArchiveOutlined';
import PauseCircle from '@mui/icons-material/PauseCircleOutlined';
import UnarchiveOutlined from '@mui/icons-material/UnarchiveOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Order } from '../../../entities/orders';
import { isOpen } from '../order-status';
import { useChange } from './use-change';

const HoldOptions = lazy(async () => ({ default: (await import('../HoldOptions')).HoldOptions }));

/** What can be done with an order as a whole. */
export const OrderActions = ({ order }: { readonly order: Order }) => {
  const { t } = useTranslation('order');
  const { change, pending } = useChange(order._id);
  const [holding, setHolding] = useState(false);
  const over = !isOpen(order.status) || order.status === 'Shipped' || order.status === 'Returned';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {!over && !order.hold && (
        <Button variant="outlined" color="inherit" startIcon={<PauseCircle />} onClick={() => setHolding(true)}>
          {t('do.hold')}
        </Button>
      )}
      {order.hold && order.blocking_gate !== 'policy' && (
        <Button variant="outlined" color="inherit" loading={pending} onClick={() => change({ release: true })}>
          {t('do.release')}
        </Button>
      )}
      {over && order.archived_at === null && (
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<ArchiveOutlined />}
          loading={pending}
          onClick={() => change({ archive: true })}
        >
          {t('do.archive')}
        </Button>
      )}
      {order.archived_at !== null && (
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<UnarchiveOutlined />}
          loading={pending}
          onClick={() => change({ archive: false })}
        >
          {t('do.unarchive')}
        </Button>
      )}
      <Suspense>
        {holding && (
          <HoldOptions
            ids={[order._id]}
            count={1}
            onReady={({ params }) => {
              if (params) change(params);
              setHolding(false);
            }}
            onClose={() => setHolding(false)}
          />
        )}
      </Suspense>
    </Box>
  );
};
