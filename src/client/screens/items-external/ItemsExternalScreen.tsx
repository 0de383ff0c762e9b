import Storefront from '../../ui/icons/StorefrontOutlined';
import Sync from '../../ui/icons/Sync';
import WarningAmber from '../../ui/icons/WarningAmber';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { addresses } from '../../../domain/addresses/addresses';
import { EXTERNAL_STATES } from '../../../domain/listing/external-state';
import { dayRange } from '../../../domain/lists/day-range';
import { countActions, selectCounts, type CountsRoot } from '../../entities/counts';
import { externalItems, externalReads } from '../../entities/external-items';
import { useList } from '../../kernel/hooks';
import { ListScreen } from '../../shell/lists/ListScreen';
import { useMay } from '../../shell/session/use-may';
import { useFormat } from '../../ui/format';
import { latePart } from '../../ui/late-part';
import type { ListAddress } from '../../ui/list/address';
import { choiceFilter, type ListFilter } from '../../ui/list/filters';
import { useOpened } from '../../ui/list/opened';
import { Message } from '../../ui/Message';
import { refusalSentence } from '../../ui/refusal';
import { bulkOffers } from './bulk-offers';
import { externalColumns } from './external-columns';
import { stateChip } from './external-words';

const ExternalDrawer = latePart(async () => (await import('./ExternalDrawer')).ExternalDrawer);
const RefreshDialog = lazy(async () => ({ default: (await import('./RefreshDialog')).RefreshDialog }));

const OPENS = {
  param: 'id',
  prepare: ExternalDrawer.prepare,
  drawer: (id: string, close: () => void) => <ExternalDrawer key={id} id={id} onClose={close} />,
};

const TABS = ['all', ...EXTERNAL_STATES] as const;

/** `/items/external?state=…&id=…`: what shops really sell, in five states; `id` opens one, `read=stores` asks which stores are read now. */
export const ItemsExternalScreen = () => {
  const { t } = useTranslation('external');
  const dispatch = useDispatch();
  const format = useFormat();
  const [params] = useSearchParams();
  const wanted = (params.get('state') ?? '').toLowerCase();
  const tab = TABS.find((each) => each === wanted) ?? 'all';
  const counts = useSelector((state: CountsRoot) => selectCounts(state, 'externalItems'));
  const may = {
    update: useMay('item', 'update'),
    add: useMay('item_info', 'add'),
    change: useMay('item_info', 'update'),
    items: useMay('item_info', 'view'),
  };
  const reads = useList(externalReads, {});
  const reading = useOpened('read');
  const openReads = (): void => reading.open('stores');

  useEffect(() => void dispatch(countActions.load('externalItems')), [dispatch]);

  const columns = useMemo(() => externalColumns(t, format, may.items), [t, format, may.items]);
  const bulk = useMemo(() => bulkOffers(t, { update: may.update, add: may.add, change: may.change }), [t, may.update, may.add, may.change]);
  const filters = useMemo(
    (): readonly ListFilter[] => [
      choiceFilter(
        'store',
        t('column.store'),
        reads.loading ? undefined : reads.rows.map(({ _id, store }) => ({ value: _id, label: store.sto_name })),
      ),
      choiceFilter('linked', t('column.item'), [
        { value: 'yes', label: t('filter.linked') },
        { value: 'no', label: t('filter.notLinked') },
      ]),
      { kind: 'dates', name: 'date', label: t('column.changed') },
    ],
    [t, reads.loading, reads.rows],
  );
  const query = ({ search, filters: { store, linked, date_from, date_to } }: ListAddress) => {
    const range = dayRange(date_from, date_to);
    return {
      state: tab === 'all' ? '' : tab,
      search,
      store: store ?? '',
      linked: linked ? linked === 'yes' : null,
      ...(range.ok && range.value),
    };
  };
  const failed = reads.rows.filter(({ reason }) => reason !== null);
  const refresh = may.update && (
    <Button variant="contained" startIcon={<Sync />} onClick={openReads}>
      {t('read.action')}
    </Button>
  );
  return (
    <>
      {failed.length > 0 && (
        <Box role="status" sx={notice}>
          <WarningAmber aria-hidden />
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', flex: 1, minWidth: 0 }}>
            {failed.map(({ _id, store, reason }) => (
              <li key={_id}>
                {t('read.failed', { store: store.sto_name, reason: reason ? refusalSentence({ ...reason, message: '' }) : '' })}
              </li>
            ))}
          </Box>
          <Button size="small" onClick={openReads}>
            {t('read.see')}
          </Button>
        </Box>
      )}
      <ListScreen
        list="items-external"
        entity={externalItems}
        title={t('title')}
        columns={columns}
        query={query}
        tabs={{
          value: tab,
          items: TABS.map((each) => ({
            value: each,
            label: each === 'all' ? t('all') : stateChip(t, each).label,
            to: addresses.external.print(each === 'all' ? {} : { state: each }),
            count: counts ? (counts[each] ?? 0) : undefined,
          })),
        }}
        searchPlaceholder={t('searchPlaceholder')}
        filters={filters}
        rowName={({ name, sku }) => name || sku}
        opens={OPENS}
        bulk={bulk}
        actions={refresh}
        home={addresses.external.print()}
        narrowed={tab !== 'all' && (counts?.all ?? 0) > 0}
        empty={
          <Message Icon={Storefront} title={t('empty.title')} text={t('empty.text')}>
            {may.update && (
              <Button variant="contained" onClick={openReads}>
                {t('empty.action')}
              </Button>
            )}
          </Message>
        }
      />
      <Suspense>{reading.id !== null && <RefreshDialog onClose={reading.close} />}</Suspense>
    </>
  );
};

const notice = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  mb: 4,
  px: 4,
  py: 2,
  borderRadius: 1,
  fontSize: 13,
  color: 'warning.dark',
  bgcolor: 'warning.light',
} as const;
