import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { OrderDesk } from '../../../entities/order-desks';
import { orders, type Order } from '../../../entities/orders';
import { providerShipping } from '../../../entities/provider-shipping';
import { useList, useMutation } from '../../../kernel/hooks';
import { useMay } from '../../../shell/session/use-may';
import { SelectField } from '../../../ui/form/SelectField';
import { ListFailure } from '../../../ui/Message';
import { refusalSentence } from '../../../ui/refusal';

interface ChooseShippingProps {
  readonly order: Order;
  readonly desk: OrderDesk;
}

/** Selects the methods for the faster service a buyer chose, at each account that has none for it yet. */
export const ChooseShipping = ({ order, desk }: ChooseShippingProps) => {
  const mayChoose = useMay('fulfilment', 'update');
  const { shipping_service: service, undecided_shipping: undecided } = desk;
  if (!mayChoose || service === null || service === undefined) return null;
  return undecided.map(({ fulfilment_id, name }) => (
    <ChooseAtAccount key={fulfilment_id} order={order} service={service} fulfilmentId={fulfilment_id} name={name} />
  ));
};

interface ChooseAtAccountProps {
  readonly order: Order;
  readonly service: string;
  readonly fulfilmentId: string;
  readonly name: string;
}

const ChooseAtAccount = ({ order, service, fulfilmentId, name }: ChooseAtAccountProps) => {
  const { t: say } = useTranslation('order');
  const dispatch = useDispatch();
  const list = useList(providerShipping, { variables: { _id: fulfilmentId } });
  const choose = useMutation(providerShipping, providerShipping.actions.choose);
  const [shipping] = list.rows;
  const proposed = shipping?.services.find((each) => each.service === service)?.proposed ?? '';
  const [picked, setPicked] = useState<string | null>(null);
  const chosen = picked ?? proposed;
  const { state } = choose;
  const done = state?.status === 'done';
  const reread = useRef(false);
  useEffect(() => {
    if (!done || reread.current) return;
    reread.current = true;
    dispatch(orders.actions.load({ variables: { id: order._id } }));
  }, [done, dispatch, order._id]);
  if (list.error) return <ListFailure error={list.error} onRetry={list.reload} />;
  if (!shipping) return <Skeleton variant="rounded" height={56} />;
  if (shipping.methods.length === 0) return <Typography variant="body2">{say('shipping.noMethods', { name })}</Typography>;
  const options = [
    { value: '', label: say('shipping.usual') },
    ...shipping.methods.map((method) => ({ value: method.id, label: method.name })),
  ];
  const method = options.find(({ value }) => value === chosen)?.label ?? '';
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
      {state?.error && <Alert severity="error">{refusalSentence(state.error)}</Alert>}
      <SelectField
        label={say('shipping.methodFor', { service, name })}
        hint={say('shipping.remembered')}
        value={chosen}
        options={options}
        onChange={setPicked}
      />
      <Button
        variant="contained"
        loading={state?.status === 'pending'}
        sx={{ alignSelf: 'flex-start' }}
        onClick={() => choose.submit({ _id: fulfilmentId, service, method: chosen })}
      >
        {say('shipping.use', { method })}
      </Button>
    </Box>
  );
};
