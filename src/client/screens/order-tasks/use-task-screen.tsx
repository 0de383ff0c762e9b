import { useEffect, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { addresses } from '../../../domain/addresses/addresses';
import { dayRange } from '../../../domain/lists/day-range';
import { TASK_CATEGORIES, TASK_STATUSES, type TaskType } from '../../../domain/tasks/tasks';
import { countActions, selectCounts, type CountsRoot } from '../../entities/counts';
import { selectUser, type SessionRoot } from '../../shell/session/session-slice';
import { useMay } from '../../shell/session/use-may';
import { categoryName, taskStatusName } from '../../shell/orders/task-words';
import { useFormat } from '../../ui/format';
import type { ListAddress } from '../../ui/list/address';
import { PlainSelect } from '../../ui/PlainSelect';
import { bulkOffers } from './bulk-offers';
import { ShapeToggle } from './ShapeToggle';
import { countAt, placeOf, segmentOf, type TaskPlace } from './task-place';
import { useTaskFilters } from './use-task-filters';

/** What both kinds of tasks show in the same way: tabs of a category, filters, bulk offers. `usual`: how they are shown unless the address says it. */
export const useTaskScreen = (type: TaskType, usual: 'board' | 'list') => {
  const { t } = useTranslation('orderTasks');
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const format = useFormat();
  const route = useParams();
  const [params] = useSearchParams();
  const address = type === 'support' ? addresses.orderTickets : addresses.designTasks;
  const place = placeOf(type, route.category, route.status);
  const counts = useSelector((state: CountsRoot) => selectCounts(state, 'orderTasks'));
  const me = useSelector((state: SessionRoot) => selectUser(state)?._id ?? '');
  const mayChange = useMay('tasks', 'update');
  useEffect(() => void dispatch(countActions.load('orderTasks')), [dispatch]);

  const said = (name: string): string => params.get(name) ?? '';
  const who = t(type === 'support' ? 'column.assignee' : 'column.designer');
  const filters = useTaskFilters(t, { order: said('order'), figure: said('figure'), assignee: said('assignee') }, who);
  const bulk = useMemo(() => (mayChange ? bulkOffers(t, type, me) : []), [t, type, me, mayChange]);
  const query = ({ search, filters: { sla, assignee, provider, order, figure, date_from, date_to } }: ListAddress) => {
    const range = dayRange(date_from, date_to);
    return {
      type,
      category: place.category,
      status: place.status,
      search,
      sla,
      assignee,
      provider,
      order_id: order,
      figure,
      ...(range.ok && range.value),
    };
  };
  const at = (change: Partial<TaskPlace>): TaskPlace => ({ ...place, ...change });
  const countOf = (wanted: TaskPlace): number | undefined => (counts ? countAt(counts, type, wanted) : undefined);
  const linkTo = ({ category, status }: TaskPlace): string => address.print({ category, status: segmentOf(status) });
  const tabs = {
    value: `${place.category} ${place.status}`,
    items: (['all', ...TASK_STATUSES[type]] as const).map((status) => ({
      value: `${place.category} ${status}`,
      label: status === 'all' ? t('all') : taskStatusName(t, status),
      to: linkTo(at({ status })),
      count: countOf(at({ status })),
    })),
  };
  const categories = (['all', ...TASK_CATEGORIES[type]] as const).map((category) => {
    const count = countOf(at({ category }));
    const name = category === 'all' ? t('everyCategory') : categoryName(t, category);
    return { value: category, label: count === undefined ? name : `${name} (${format.count(count)})` };
  });
  /** Narrows to a category; how the rest is narrowed stays. */
  const category: ReactNode = (
    <PlainSelect
      label={t('column.category')}
      value={place.category}
      options={categories}
      onChange={(value) => {
        const kept = new URLSearchParams(params);
        for (const name of ['id', 'page']) kept.delete(name);
        const rest = kept.toString();
        void navigate(`${linkTo(placeOf(type, value, place.status))}${rest === '' ? '' : `?${rest}`}`);
      }}
    />
  );
  // One status alone is a list.
  const shape = params.get('shape') ?? usual;
  const onBoard = place.status === 'all' && shape === 'board';
  const other = onBoard ? 'list' : 'board';
  return {
    t,
    format,
    place,
    filters,
    bulk,
    query,
    tabs,
    onBoard,
    tools: (
      <>
        {category}
        {place.status === 'all' && <ShapeToggle onBoard={onBoard} other={other === usual ? '' : other} />}
      </>
    ),
    home: address.print({ category: 'all', status: 'all' }),
    narrowed: (place.category !== 'all' || place.status !== 'all') && (countOf({ category: 'all', status: 'all' }) ?? 0) > 0,
    /** Where all of a status are. */
    statusLink: (status: string) => linkTo(placeOf(type, place.category, status)),
  };
};
