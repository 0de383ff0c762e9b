import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { addresses } from '../../../domain/addresses/addresses';
import type { Handover } from '../../../domain/providers/provider';
import { fulfilments, type Fulfilment } from '../../entities/fulfilments';
import { useMutation } from '../../kernel/hooks';
import { TryNow } from '../../shell/connections/TryNow';
import { cardFrame } from '../../ui/card-frame';
import { Facts } from '../../ui/Facts';
import { useFormat } from '../../ui/format';
import { Link } from '../../ui/Link';
import { OPENED } from '../../ui/list/opened';
import { RemoveButton } from '../../ui/list/RemoveButton';
import { StatusChip } from '../../ui/StatusChip';
import { Balance } from './Balance';
import { isConnected, useFulfilmentWords } from './fulfilment-words';
import { FulfilmentState } from './FulfilmentState';
import { TestOutcome } from './TestOutcome';

interface FulfilmentCardProps {
  readonly fulfilment: Fulfilment;
  /** Chooses the card. */
  readonly box: ReactNode;
  readonly link: string | null;
  readonly mayTest: boolean;
  /** Undefined: the person may not. */
  readonly onRemove: ((fulfilment: Fulfilment) => void) | undefined;
}

/** One fulfilment: who makes the orders, how the connection is, and what is paid there. */
export const FulfilmentCard = ({ fulfilment, box, link, mayTest, onRemove }: FulfilmentCardProps) => {
  const { t } = useTranslation('fulfilments');
  const format = useFormat();
  const test = useMutation(fulfilments, fulfilments.actions.test);
  const { name } = fulfilment;
  const provider = useFulfilmentWords().provider(fulfilment.type);
  const pending = test.state?.status === 'pending';
  return (
    <Box component="li" data-row={fulfilment._id} sx={card}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 2 }}>
        {box && <Box sx={{ display: 'flex', pt: 0.75, '& input': boxInput }}>{box}</Box>}
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box component="h2" sx={{ m: 0, fontSize: 14, fontWeight: 600, overflowWrap: 'anywhere' }}>
            {link ? (
              <MuiLink component={Link} to={link} state={OPENED} color="inherit" underline="hover">
                {name}
              </MuiLink>
            ) : (
              name
            )}
          </Box>
          <Box sx={{ fontSize: 13, color: 'text.secondary' }}>{provider}</Box>
        </Box>
        {onRemove && (
          <RemoveButton
            label={t('remove.action')}
            name={name}
            onRemove={() => onRemove(fulfilment)}
            size="small"
            edge="end"
            sx={{ mt: -0.5 }}
          />
        )}
      </Box>
      <Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {fulfilment.default && <StatusChip tone="neutral" label={t('isDefault')} />}
          {!isConnected(fulfilment) && <FulfilmentState fulfilment={fulfilment} />}
        </Box>
        {isConnected(fulfilment) && <FulfilmentState fulfilment={fulfilment} whole />}
      </Box>
      {!isConnected(fulfilment) && (
        <Box sx={{ fontSize: 13, color: 'text.secondary' }}>{t(`ordersLong.${fulfilment.orders as Handover}`, { provider })}</Box>
      )}
      <Facts
        facts={[
          [t('column.balance'), isConnected(fulfilment) && <Balance key="balance" balance={fulfilment.balance} />],
          [t('column.paid'), format.money(fulfilment.total_paid)],
          [t('column.auto'), isConnected(fulfilment) && t(fulfilment.auto ? 'on' : 'off')],
        ]}
      />
      {!isConnected(fulfilment) && (
        <Button
          size="small"
          variant="outlined"
          component={Link}
          to={addresses.fulfilments.print({ filter: 'all', queue: fulfilment._id })}
          aria-label={`${t(`queue.${fulfilment.orders as Exclude<Handover, 'api'>}`)}: ${name}`}
          sx={{ mt: 'auto', alignSelf: 'flex-start' }}
        >
          {t(`queue.${fulfilment.orders as Exclude<Handover, 'api'>}`)}
        </Button>
      )}
      {mayTest && isConnected(fulfilment) && (
        <Box sx={{ display: 'grid', gap: 2, mt: 'auto', justifyItems: 'start' }}>
          {fulfilment.status !== 'Valid' && (
            <TryNow entity={fulfilments} intent={fulfilments.actions.tryNow} variables={{ _id: fulfilment._id }} name={name} />
          )}
          <Button
            size="small"
            variant="outlined"
            loading={pending}
            loadingPosition="start"
            aria-label={t('test.of', { name })}
            onClick={() => test.submit({ _id: fulfilment._id })}
          >
            {t(pending ? 'test.running' : 'test.action')}
          </Button>
          <Box role="status" sx={{ width: 1, '&:empty': { display: 'none' } }}>
            <TestOutcome state={test.state} provider={provider} />
          </Box>
        </Box>
      )}
    </Box>
  );
};

const boxInput = { width: 16, height: 16, m: 0, accentColor: 'var(--mui-palette-primary-main)' } as const;

const card = {
  ...cardFrame,
  '&:has(input:checked)': { borderColor: 'primary.main', boxShadow: 'inset 0 0 0 1px var(--mui-palette-primary-main)' },
} as const;
