import ReceiptLong from '../../ui/icons/ReceiptLongOutlined';
import { useTranslation } from 'react-i18next';
import { orders } from '../../entities/orders';
import { RowDrawer } from '../../shell/lists/RowDrawer';
import { OrderDetails } from './drawer/OrderDetails';

/** One order of the address, with all that is known of it. */
export const OrderDrawer = ({ id, onClose }: { readonly id: string; readonly onClose: () => void }) => {
  const { t } = useTranslation('orders');
  return (
    <RowDrawer
      entity={orders}
      id={id}
      variables={{ id }}
      title={t('order')}
      rowTitle={({ number }) => `${t('order')} #${number}`}
      gone={t('gone')}
      Icon={ReceiptLong}
      roomy
      onClose={onClose}
    >
      {(order) => <OrderDetails order={order} />}
    </RowDrawer>
  );
};
