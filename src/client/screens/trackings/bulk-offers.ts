import LocalShipping from '@mui/icons-material/LocalShippingOutlined';
import Storefront from '@mui/icons-material/StorefrontOutlined';
import Sync from '@mui/icons-material/Sync';
import type { TFunction } from 'i18next';
import { lazy } from 'react';
import type { BulkOffer } from '../../shell/lists/bulk/offer';

const CourierOptions = lazy(async () => ({ default: (await import('./CourierOptions')).CourierOptions }));

/** What can be done with many parcels at once. */
export const bulkOffers = (t: TFunction<'trackings'>): readonly BulkOffer[] => {
  const words = (action: 'check' | 'courier' | 'push') => ({
    label: t(`bulk.${action}`),
    title: (count: number) => t(`bulk.${action}Title`, { count }),
    done: (count: number) => t(`bulk.${action}Done`, { count }),
  });
  return [
    { action: 'trackingCheck', Icon: Sync, ...words('check') },
    { action: 'trackingPush', Icon: Storefront, ...words('push') },
    { action: 'trackingCourier', Icon: LocalShipping, Options: CourierOptions, ...words('courier') },
  ];
};
