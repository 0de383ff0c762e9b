import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FO_STATUSES, isBeyondRecall } from '../../../../domain/sales/fulfilment-order';
import { joinPieces } from '../../../../domain/sales/pieces';
import { unsent } from '../../../../domain/sales/whereabouts';
import type { OrderDesk } from '../../../entities/order-desks';
import type { Order } from '../../../entities/orders';

const AddParcelDialog = lazy(async () => ({ default: (await import('./AddParcelDialog')).AddParcelDialog }));

const isSent = (status: string): boolean => FO_STATUSES.some((each) => each === status && isBeyondRecall(each));

/** Offers to write down a parcel while something a provider has is in none. */
export const AddParcel = ({ order, desk }: { readonly order: Order; readonly desk: OrderDesk }) => {
  const { t } = useTranslation('order');
  const [asks, setAsks] = useState(false);
  const sent = desk.fulfilment_orders.filter(({ status }) => isSent(status)).flatMap(({ pieces }) => pieces);
  const most = joinPieces(unsent({ pieces: sent, parcels: desk.trackings }));
  if (most.length === 0) return null;
  return (
    <>
      <Button size="small" sx={{ alignSelf: 'flex-start' }} onClick={() => setAsks(true)}>
        {t('do.addParcel')}
      </Button>
      <Suspense>{asks && <AddParcelDialog order={order} most={most} onClose={() => setAsks(false)} />}</Suspense>
    </>
  );
};
