import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PLATFORMS, type PlatformId } from '../../../domain/platforms';
import { stores, type Store } from '../../entities/stores';
import { useMutation } from '../../kernel/hooks';
import { Facts } from '../../ui/Facts';
import { useFormat } from '../../ui/format';
import { refusalSentence } from '../../ui/refusal';

interface AskedProps {
  readonly title: string;
  /** Said where the platform cannot tell; null: it can. */
  readonly none: string | null;
  readonly asked: ReturnType<typeof useMutation<{ _id: string }>>;
  readonly id: string;
  readonly children: ReactNode;
}

/** What a shop tells only when it is asked. */
const Asked = ({ title, none, asked: { state, submit }, id, children }: AskedProps) => {
  const { t } = useTranslation('stores');
  return (
    <Box component="section" aria-label={title} sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
      <Typography variant="h3">{title}</Typography>
      {none ? (
        <Typography variant="body2" color="text.secondary">
          {none}
        </Typography>
      ) : (
        <>
          {children}
          {state?.status === 'failed' && state.error && <Alert severity="error">{refusalSentence(state.error)}</Alert>}
          <Box>
            <Button variant="outlined" size="small" loading={state?.status === 'pending'} onClick={() => submit({ _id: id })}>
              {t('funds.ask')}
            </Button>
          </Box>
        </>
      )}
    </Box>
  );
};

const FIGURES = ['funds_available_for_payout', 'funds_processing', 'funds_on_hold'] as const;

/** What the platform holds of the seller's money, as it told last. */
export const StoreFunds = ({ store }: { readonly store: Store }) => {
  const { t } = useTranslation('stores');
  const format = useFormat();
  const asked = useMutation(stores, stores.actions.readFunds);
  const can = PLATFORMS[store.platform_id as PlatformId].can.includes('funds');
  const silent = state(asked) && !store.transaction_summary;
  return (
    <Asked
      title={t('funds.title')}
      none={can && !silent ? null : t('funds.none', { platform: store.platform_name })}
      asked={asked}
      id={store._id}
    >
      <Facts
        facts={FIGURES.map((figure) => {
          const told = store.transaction_summary?.[figure];
          return [t(`funds.${figure}`), told ? format.money(told.value, told.currency) : ''];
        })}
      />
    </Asked>
  );
};

const state = ({ state: asked }: Pick<AskedProps['asked'], 'state'>): boolean => asked?.status === 'done';

const WAREHOUSE_STATUSES = ['ENABLED', 'DISABLED', 'RESTRICTED'] as const;
const WAREHOUSE_TYPES = ['SALES_WAREHOUSE', 'RETURN_WAREHOUSE'] as const;

/** The warehouses the platform knows, once it was asked. */
export const StoreWarehouses = ({ store }: { readonly store: Store }) => {
  const { t } = useTranslation('stores');
  const asked = useMutation(stores, stores.actions.readWarehouses);
  const can = PLATFORMS[store.platform_id as PlatformId].can.includes('warehouses');
  const status = (word: string | null | undefined) => WAREHOUSE_STATUSES.find((each) => each === word);
  const type = (word: string | null | undefined) => WAREHOUSE_TYPES.find((each) => each === word);
  return (
    <Asked
      title={t('warehouses.title')}
      none={can ? null : t('warehouses.none', { platform: store.platform_name })}
      asked={asked}
      id={store._id}
    >
      {store.warehouses?.length === 0 && state(asked) && <Typography variant="body2">{t('warehouses.empty')}</Typography>}
      {(store.warehouses ?? []).map((warehouse) => {
        const [known, kind] = [status(warehouse.effect_status), type(warehouse.type)];
        const words = [
          kind && t(`warehouses.type.${kind}`),
          known && t(`warehouses.status.${known}`),
          warehouse.is_default && t('warehouses.default'),
        ];
        return (
          <Box key={warehouse.id}>
            <Typography sx={{ fontWeight: 600 }}>{warehouse.name}</Typography>
            <Typography variant="body2" color="text.secondary">
              {[...words, warehouse.address].filter(Boolean).join(' · ')}
            </Typography>
          </Box>
        );
      })}
    </Asked>
  );
};
