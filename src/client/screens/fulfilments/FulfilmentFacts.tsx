import MuiLink from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { PROVIDERS, type ProviderId } from '../../../domain/providers';
import type { Fulfilment } from '../../entities/fulfilments';
import { Facts } from '../../ui/Facts';
import { useFormat } from '../../ui/format';
import { Balance } from './Balance';
import { isConnected, useFulfilmentWords } from './fulfilment-words';

/** What is known of a fulfilment and not typed in. */
export const FulfilmentFacts = ({ fulfilment }: { readonly fulfilment: Fulfilment }) => {
  const { t } = useTranslation('fulfilments');
  const format = useFormat();
  const provider = useFulfilmentWords().provider(fulfilment.type);
  const { can } = PROVIDERS[fulfilment.type as ProviderId];
  return (
    <Facts
      facts={[
        [
          t('column.provider'),
          fulfilment.website ? (
            <MuiLink href={fulfilment.website} target="_blank" rel="noreferrer">
              {provider}
            </MuiLink>
          ) : (
            provider
          ),
        ],
        [t('column.balance'), isConnected(fulfilment) && <Balance key="balance" balance={fulfilment.balance} />],
        [t('column.paid'), format.money(fulfilment.total_paid)],
        [
          t('can.title'),
          can
            .filter((each) => each !== 'balance' && each !== 'shelf')
            .map((each) => t(`can.${each}`))
            .join(', '),
        ],
        [t('column.created'), format.dateTime(fulfilment.created_at)],
      ]}
    />
  );
};
