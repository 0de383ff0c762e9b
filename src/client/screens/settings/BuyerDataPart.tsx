import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { addresses } from '../../../domain/addresses/addresses';
import { buyerData, type BuyerData } from '../../entities/buyers';
import { useList } from '../../kernel/hooks';
import { pushTask } from '../../tasks/kinds';
import { Facts } from '../../ui/Facts';
import { useFormat } from '../../ui/format';
import { Link } from '../../ui/Link';
import { ListFailure } from '../../ui/Message';
import { Part } from '../../ui/Part';
import { EraseBuyerDialog } from './EraseBuyerDialog';
import { heldKindOf } from './held-kinds';

type Held = BuyerData['held'][number];

/** Where a row of each kind is shown; kinds that are missing have no page of their own. */
const PLACES: Readonly<Record<string, (id: string) => string>> = {
  orders: (id) => addresses.orders.print({ filter: 'all', id }),
  parcels: (id) => addresses.trackings.print({ status: 'All', id }),
  tasks: (id) => addresses.orderTickets.print({ category: 'all', id }),
  conversations: (id) => addresses.support.print({ filter: 'all', id }),
  payments: (id) => addresses.paypal.print({ filter: 'all', id }),
};

const SHOWN = 3;

const HeldFact = ({ held: { kind, count, rows } }: { readonly held: Held }) => {
  const { t } = useTranslation('settings');
  const format = useFormat();
  const place = PLACES[kind];
  const shown = place ? rows.slice(0, SHOWN) : [];
  const more = count - shown.length;
  return (
    <Box>
      {format.count(count)}
      {shown.map(({ _id, label }) => (
        <Box key={_id} component="span">
          {' · '}
          <MuiLink component={Link} to={place?.(_id) ?? ''}>
            {label}
          </MuiLink>
        </Box>
      ))}
      {shown.length > 0 && more > 0 && ` ${t('buyers.more', { count: more })}`}
    </Box>
  );
};

/** Lists the data held about one buyer by kind, with buttons to export and erase it. */
export const BuyerDataPart = ({ id, onAsked }: { readonly id: string; readonly onAsked: () => void }) => {
  const { t } = useTranslation('settings');
  const dispatch = useDispatch();
  const [erasing, setErasing] = useState(false);
  const { rows, loading, error, reload } = useList(buyerData, { variables: { _id: id } });
  const [data] = rows;
  if (error && !data) return <ListFailure error={error} onRetry={reload} />;
  if (loading || !data) return <Skeleton variant="rounded" height={160} />;
  const number = data.blocked_by ?? '';
  return (
    <Part title={t('buyers.heldOf', { name: data.name || data.confirm })}>
      <Facts
        facts={data.held.flatMap((held) => {
          const kind = heldKindOf(held.kind);
          return kind ? [[t(`buyers.kind.${kind}`), <HeldFact key={kind} held={held} />] as const] : [];
        })}
      />
      {data.blocked && (
        <Alert severity="info" sx={{ mt: 3 }}>
          {t(data.blocked === 'order' ? 'buyers.blockedOrder' : 'buyers.blockedDispute', { number })}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 3 }}>
        <Button variant="outlined" onClick={() => dispatch(pushTask('buyerExport', { id }))}>
          {t('buyers.export')}
        </Button>
        <Button variant="outlined" color="error" disabled={data.blocked !== null} onClick={() => setErasing(true)}>
          {t('buyers.erase')}
        </Button>
      </Box>
      {erasing && <EraseBuyerDialog data={data} onClose={() => setErasing(false)} onAsked={onAsked} />}
    </Part>
  );
};
