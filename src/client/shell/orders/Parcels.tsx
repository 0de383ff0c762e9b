import MuiLink from '@mui/material/Link';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { PUSH_STATES } from '../../../domain/sales/tracking';
import type { OrderDesk } from '../../entities/order-desks';
import type { Order } from '../../entities/orders';
import { FailureLine } from '../lists/FailureLine';
import { useFormat } from '../../ui/format';
import { parcelDetail, parcelName, parcelTone } from '../../ui/parcel-state';
import { StatusChip } from '../../ui/StatusChip';
import { ownDirection } from '../../ui/styles';
import { Cards } from '../../ui/Part';
import { piecesWords } from './pieces-words';

/** What is on its way, with what the carrier told, and whom we told of it. */
export const Parcels = ({ order, desk }: { readonly order: Order; readonly desk: OrderDesk }) => {
  const { t } = useTranslation('order');
  const { t: words } = useTranslation('trackings');
  const format = useFormat();
  return (
    <Cards>
      {desk.trackings.map(
        ({ _id, tracking_number, tracking_url, courier_name, status, substatus, pieces, events, shipped_at, store_push, paypal_push }) => {
          return (
            <li key={_id}>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
                <Box component="b" sx={{ fontWeight: 500 }}>
                  {tracking_url ? (
                    <MuiLink href={tracking_url} target="_blank" rel="noreferrer">
                      {tracking_number}
                    </MuiLink>
                  ) : (
                    tracking_number
                  )}
                </Box>
                <span>{courier_name}</span>
                <Box sx={{ marginInlineStart: 'auto' }}>
                  <StatusChip tone={parcelTone({ status, substatus })} label={parcelName(words, status)} />
                </Box>
              </Box>
              <Box sx={{ color: 'text.secondary', my: 1 }}>
                {[
                  parcelDetail(words, { status, substatus }),
                  shipped_at !== null && t('sentAt', { at: format.dateTime(shipped_at) }),
                  piecesWords(pieces, order, format),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Box>
              {events.length > 0 && (
                <Box component="ol" sx={told}>
                  {events.map(({ at, text, place }) => (
                    <li key={`${at} ${text}`}>
                      <time dateTime={new Date(at * 1000).toISOString()}>{format.dateTime(at)}</time>
                      <span>{[text, place].filter(Boolean).join(', ')}</span>
                    </li>
                  ))}
                </Box>
              )}
              {(
                [
                  ['shop', store_push],
                  ['paypal', paypal_push],
                ] as const
              ).map(([whom, { state, at, msg }]) => {
                const pushed = PUSH_STATES.find((each) => each === state);
                if (!pushed || pushed === 'off') return null;
                return (
                  <Box key={whom} sx={{ mt: 1 }}>
                    {t(`push.${whom}.${pushed}`, { at: at === null ? '' : format.dateTime(at) })}
                    {msg && <FailureLine failure={{ ...msg, message: msg.msg }} />}
                  </Box>
                );
              })}
            </li>
          );
        },
      )}
    </Cards>
  );
};

const told = {
  m: 0,
  p: 0,
  listStyle: 'none',
  maxHeight: 180,
  overflow: 'auto',
  '& li': { display: 'grid', gridTemplateColumns: '150px 1fr', gap: 2, py: 0.5 },
  '& time': { color: 'text.secondary' },
  '& span': ownDirection,
} as const;
