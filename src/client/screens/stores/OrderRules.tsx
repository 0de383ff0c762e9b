import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoreOrderRulesInput } from '../../../contract/generated/operations';
import { PLATFORMS, type PlatformId } from '../../../domain/platforms';
import { PAYMENT_RULES, OPEN_PAYMENT_KINDS, STATUS_MEANINGS } from '../../../domain/sales/order-rules';
import { stores, type Store } from '../../entities/stores';
import { useMutation } from '../../kernel/hooks';
import { useMay } from '../../shell/session/use-may';
import { SelectField } from '../../ui/form/SelectField';
import { Cards, Part } from '../../ui/Part';
import { refusalSentence } from '../../ui/refusal';

interface RulesProps {
  readonly store: Store;
  readonly rules: NonNullable<Store['order_rules']>;
  /** Undefined: who looks may not change them. */
  readonly change: ((params: StoreOrderRulesInput) => void) | undefined;
}

/** The rules a seller sets for all orders of a store. */
export const OrderRules = ({ store }: { readonly store: Store }) => {
  const read = useMutation(stores, stores.actions.readOrderRules);
  const save = useMutation(stores, stores.actions.saveOrderRules);
  const mayChange = useMay('store', 'update');
  const { submit } = read;
  useEffect(() => void submit({ _id: store._id }), [submit, store._id]);
  const { order_rules: rules } = store;
  const error = save.state?.error ?? read.state?.error;
  const change = mayChange ? (params: StoreOrderRulesInput) => void save.submit({ _id: store._id, params }) : undefined;
  return (
    <>
      {error && <Alert severity="error">{refusalSentence(error)}</Alert>}
      {rules && (
        <>
          <Statuses store={store} rules={rules} change={change} />
          <Payments store={store} rules={rules} change={change} />
          <Unfulfilled store={store} rules={rules} change={change} />
        </>
      )}
    </>
  );
};

/** The store's own statuses, each with the meaning it has or the one its name proposes. */
const Statuses = ({ store, rules, change }: RulesProps) => {
  const { t } = useTranslation('stores');
  const asked = useMutation(stores, stores.actions.readOrderStatuses);
  if (!PLATFORMS[store.platform_id as PlatformId].can.includes('orderStatuses')) return null;
  const told = store.order_statuses ?? [];
  const known = rules.statuses.filter(({ word }) => told.every((status) => status.word !== word));
  const rows = [
    ...told.filter(({ fixed }) => fixed === null || fixed === undefined),
    ...known.map(({ word }) => ({ word, label: word, proposed: null })),
  ];
  const meaningOf = (word: string): string => rules.statuses.find((rule) => rule.word === word)?.meaning ?? '';
  return (
    <Part title={t('rules.statuses.title')}>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
        <Typography variant="body2" color="text.secondary">
          {t('rules.statuses.hint')}
        </Typography>
        {rows.length > 0 && (
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>{t('rules.statuses.status')}</TableCell>
                <TableCell>{t('rules.statuses.meaning')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map(({ word, label, proposed }) => {
                const suggested = STATUS_MEANINGS.find((meaning) => meaning === proposed);
                return (
                  <TableRow key={word}>
                    <TableCell>{label}</TableCell>
                    <TableCell>
                      <SelectField
                        label={t('rules.statuses.meaningOf', { status: label })}
                        value={meaningOf(word)}
                        disabled={!change}
                        options={[
                          { value: '', label: t('rules.statuses.none') },
                          ...STATUS_MEANINGS.map((meaning) => ({ value: meaning, label: t(`rules.meaning.${meaning}`) })),
                        ]}
                        onChange={(meaning) => change?.({ statuses: [{ word, meaning }] })}
                      />
                      {suggested && meaningOf(word) === '' && change && (
                        <Button size="small" onClick={() => change({ statuses: [{ word, meaning: suggested }] })}>
                          {t('rules.statuses.use', { meaning: t(`rules.meaning.${suggested}`) })}
                        </Button>
                      )}
                    </TableCell>
                  </TableRow>
                );
              })}
            </TableBody>
          </Table>
        )}
        {asked.state?.status === 'done' && rows.length === 0 && <Typography variant="body2">{t('rules.statuses.empty')}</Typography>}
        {asked.state?.status === 'failed' && asked.state.error && <Alert severity="error">{refusalSentence(asked.state.error)}</Alert>}
        <Box>
          <Button
            variant="outlined"
            size="small"
            loading={asked.state?.status === 'pending'}
            onClick={() => asked.submit({ _id: store._id })}
          >
            {t('rules.statuses.read')}
          </Button>
        </Box>
      </Box>
    </Part>
  );
};

/** The rules for orders with an open payment. */
const Payments = ({ rules, change }: RulesProps) => {
  const { t } = useTranslation('stores');
  return (
    <Part title={t('rules.payments.title')}>
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
        {OPEN_PAYMENT_KINDS.map((way) => (
          <SelectField
            key={way}
            label={t(`rules.way.${way}`)}
            value={rules.payments.find((each) => each.way === way)?.rule ?? 'ask'}
            disabled={!change}
            options={PAYMENT_RULES.map((rule) => ({ value: rule, label: t(`rules.payment.${rule}`) }))}
            onChange={(rule) => change?.({ payments: [{ way, rule }] })}
          />
        ))}
      </Box>
    </Part>
  );
};

/** Products that are not fulfilled from here. */
const Unfulfilled = ({ rules: { unfulfilled }, change }: RulesProps) => {
  const { t } = useTranslation('stores');
  return (
    <Part title={t('rules.unfulfilled.title')}>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
        {t(unfulfilled.length === 0 ? 'rules.unfulfilled.empty' : 'rules.unfulfilled.hint')}
      </Typography>
      <Cards>
        {unfulfilled.map(({ by, key, sku, name }) => (
          <li key={`${by} ${key}`}>
            <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 3 }}>
              <span>{[name, sku || key].filter(Boolean).join(' · ')}</span>
              {change && (
                <Button size="small" onClick={() => change({ fulfilled: [{ by, key }] })}>
                  {t('rules.unfulfilled.remove')}
                </Button>
              )}
            </Box>
          </li>
        ))}
      </Cards>
    </Part>
  );
};
