import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { shallowEqual, useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { addresses } from '../../../domain/addresses/addresses';
import { listings, type Listing } from '../../entities/listings';
import { orders, type Order } from '../../entities/orders';
import { supports, type Support } from '../../entities/supports';
import type { EntitiesState } from '../../kernel/entity-reducer';
import { navigationIcons } from '../layout/navigation-icons';
import { useMay } from '../session/use-may';
import { searchActions, selectSearch, type SearchState } from './search-slice';
import type { Suggestion } from './suggestion';

/** Longest text that is looked for, in characters. */
const LONGEST = 100;

const present = <Row>(row: Row | undefined): row is Row => row !== undefined;

/** Orders, listings and conversations the server finds for a query, and how the search stands. A query is asked when the typing pauses, the last one only. */
export const useFound = (query: string): { readonly found: readonly Suggestion[]; readonly status: SearchState['status'] } => {
  const { t } = useTranslation('navigation');
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const mayOrders = useMay('order', 'view');
  const mayListings = useMay('item_info', 'view');
  const maySupports = useMay('messenger', 'view');
  const wanted = query.trim().slice(0, LONGEST);
  useEffect(() => {
    dispatch(searchActions.ask({ query: wanted, orders: mayOrders, listings: mayListings, supports: maySupports }));
  }, [dispatch, wanted, mayOrders, mayListings, maySupports]);
  // Closed: nothing is waited for any more.
  useEffect(() => () => void dispatch(searchActions.ask({ query: '', orders: false, listings: false, supports: false })), [dispatch]);

  const search = useSelector(selectSearch);
  const current = search.query === wanted ? search : null;
  const foundOrders = useSelector(
    (state: EntitiesState) => (current?.orderIds ?? []).map((id) => orders.selectById(state, id)).filter(present),
    shallowEqual,
  );
  const foundListings = useSelector(
    (state: EntitiesState) => (current?.listingIds ?? []).map((id) => listings.selectById(state, id)).filter(present),
    shallowEqual,
  );
  const foundSupports = useSelector(
    (state: EntitiesState) => (current?.supportIds ?? []).map((id) => supports.selectById(state, id)).filter(present),
    shallowEqual,
  );
  const found = useMemo(() => {
    const order = ({ _id, number, buyer, store, status }: Order): Suggestion => ({
      key: `orders:${_id}`,
      group: 'orders',
      text: [t('search.order', { number }), `${buyer.first_name} ${buyer.last_name}`.trim()].filter(Boolean).join(' · '),
      hint: `${store.sto_name}, ${status}`,
      Icon: navigationIcons.orders,
      choose: () => void navigate(addresses.orders.print({ filter: 'all', status: 'All', id: _id })),
    });
    const item = ({ _id, name, sku }: Listing): Suggestion => ({
      key: `items:${_id}`,
      group: 'items',
      text: name,
      ...(sku && { hint: sku }),
      Icon: navigationIcons.internal,
      choose: () => void navigate(addresses.internal.print({ _id })),
    });
    const conversation = ({ _id, subject, buyer, store }: Support): Suggestion => ({
      key: `conversations:${_id}`,
      group: 'conversations',
      text: [subject, buyer.name || buyer.email].filter(Boolean).join(' · '),
      hint: store.sto_name,
      Icon: navigationIcons.support,
      choose: () => void navigate(addresses.support.print({ filter: 'all', status: 'All', id: _id })),
    });
    return [...foundOrders.map(order), ...foundListings.map(item), ...foundSupports.map(conversation)];
  }, [foundListings, foundOrders, foundSupports, navigate, t]);
  return { found, status: wanted === '' ? 'idle' : (current?.status ?? 'asking') };
};
