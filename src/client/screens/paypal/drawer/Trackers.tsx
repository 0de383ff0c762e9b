import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { useContext, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { addresses } from '../../../../domain/addresses/addresses';
import { trackingUrl } from '../../../../domain/sales/couriers';
import type { PaypalItem } from '../../../entities/paypal-items';
import { FailureLine } from '../../../shell/lists/FailureLine';
import { useMay } from '../../../shell/session/use-may';
import { pushTask } from '../../../tasks/kinds';
import { Link } from '../../../ui/Link';
import { useFormat } from '../../../ui/format';
import { Cards } from '../../../ui/Part';
import { PUSH_STATES } from '../../../../domain/sales/tracking';
import { CarrierCell, NumberCell } from '../NumberCells';
import { NumbersContext, readyItems, type TypedNumbers } from '../typed-numbers';

/** The numbers of a payment's parcels and whether PayPal knows them; the last can be typed here too. */
export const Trackers = ({ item }: { readonly item: PaypalItem }) => {
  const { t } = useTranslation('paypal');
  const format = useFormat();
  const numbers = useContext(NumbersContext);
  const mayTrackings = useMay('trackingmore', 'view');
  return (
    <Box sx={{ display: 'grid', gap: 4, fontSize: 13 }}>
      {item.trackers.length > 0 && (
        <Cards>
          {item.trackers.map(({ _id, tracking_id, tracking_number, carrier, carrier_name, push: { state, at, msg } }) => {
            const pushed = PUSH_STATES.find((each) => each === state);
            const page = trackingUrl(carrier, tracking_number);
            return (
              <li key={_id}>
                <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
                  <Box component="b" sx={{ fontWeight: 500 }}>
                    {tracking_id && mayTrackings ? (
                      <MuiLink component={Link} to={addresses.trackings.print({ status: 'All', id: tracking_id })}>
                        {tracking_number}
                      </MuiLink>
                    ) : (
                      tracking_number
                    )}
                  </Box>
                  {page ? (
                    <MuiLink href={page} target="_blank" rel="noreferrer">
                      {carrier_name}
                    </MuiLink>
                  ) : (
                    <span>{carrier_name}</span>
                  )}
                </Box>
                {pushed && pushed !== 'off' && (
                  <Box sx={{ mt: 1, color: 'text.secondary' }}>{t(`told.${pushed}`, { at: at === null ? '' : format.dateTime(at) })}</Box>
                )}
                {msg && <FailureLine failure={{ ...msg, message: msg.msg }} />}
              </li>
            );
          })}
        </Cards>
      )}
      {numbers ? <TypeHere item={item} numbers={numbers} /> : item.trackers.length === 0 && <span>{t('noNumber')}</span>}
    </Box>
  );
};

const TypeHere = ({ item, numbers }: { readonly item: PaypalItem; readonly numbers: TypedNumbers }) => {
  const { t } = useTranslation('paypal');
  const dispatch = useDispatch();
  const { _id, tracking_number, carrier, push } = item;
  const typed = useSyncExternalStore(numbers.subscribe, () => numbers.all().get(_id));
  const ready = typed
    ? readyItems(new Map([[_id, typed]]))
    : push.state === 'failed' && tracking_number !== ''
      ? [{ _id, tracking_number, carrier }]
      : [];
  const send = (): void => {
    const [only] = ready;
    if (!only) return;
    if (typed) numbers.put([[_id, { ...typed, left: true, sent: only.tracking_number }]]);
    dispatch(pushTask('pushPaypal', { count: ready.length, items: ready }));
  };
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '1fr 160px auto' },
        alignItems: 'start',
        gap: 2,
        '& input, & select': { borderColor: 'divider' },
      }}
    >
      <NumberCell row={item} />
      <CarrierCell row={item} />
      <Button variant="outlined" disabled={ready.length === 0} onClick={send}>
        {t('pushOne')}
      </Button>
    </Box>
  );
};
