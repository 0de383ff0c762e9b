import ConfirmationNumber from '../../ui/icons/ConfirmationNumberOutlined';
import LocalShipping from '../../ui/icons/LocalShippingOutlined';
import PaymentsOutlined from '../../ui/icons/PaymentsOutlined';
import Storefront from '../../ui/icons/StorefrontOutlined';
import Sync from '../../ui/icons/Sync';
import type { TFunction } from 'i18next';
import { lazy } from 'react';
import type { BulkOffer } from '../../shell/lists/bulk/offer';

const CourierOptions = lazy(async () => ({ default: (await import('./CourierOptions')).CourierOptions }));

/** What whoever is there can do with many parcels at once. */
export const bulkOffers = (
  t: TFunction<'trackings'>,
  may: { readonly update: boolean; readonly ticket: boolean },
): readonly BulkOffer[] => {
  const words = (action: 'check' | 'courier' | 'push' | 'paypal' | 'ticket') => ({
    label: t(`bulk.${action}`),
    title: (count: number) => t(`bulk.${action}Title`, { count }),
    done: (count: number) => t(`bulk.${action}Done`, { count }),
  });
  const changes: readonly BulkOffer[] = [
    { action: 'trackingCheck', Icon: Sync, ...words('check') },
    { action: 'trackingPush', Icon: Storefront, ...words('push') },
    { action: 'trackingPush', Icon: PaymentsOutlined, extra: { status: 'paypal' }, ...words('paypal') },
    { action: 'trackingCourier', Icon: LocalShipping, Options: CourierOptions, ...words('courier') },
  ];
  const ticket: BulkOffer = { action: 'trackingTicket', Icon: ConfirmationNumber, ...words('ticket') };
  return [...(may.update ? changes : []), ...(may.ticket ? [ticket] : [])];
};
