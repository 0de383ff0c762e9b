import { lazy, Suspense, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { BulkAction } from '../../../domain/lists/bulk';
import type { ListName } from '../../../domain/lists/lists';
import type { EntityName } from '../../entities/tables';
import { after, whenIdle } from '../../kernel/clock';
import { useList, type ListEntity } from '../../kernel/hooks';
import { changeAddress, matchKey, readAddress, type ListAddress } from '../../ui/list/address';
import type { ListColumn, ListRow } from '../../ui/list/columns';
import { chosenNames, namesOf, type ListFilter } from '../../ui/list/filters';
import { ListPage } from '../../ui/list/ListPage';
import { useOpened } from '../../ui/list/opened';
import { countSelected, NOTHING_SELECTED, selectIds, selectMatching, type Selection } from '../../ui/list/selection';
import type { ListTab } from '../../ui/list/TabLinks';
import { BulkButtons, takeOffer, useBulk } from './bulk/BulkButtons';
import type { BulkOffer } from './bulk/offer';
import { useOfferKeys } from './bulk/use-offer-keys';
import { ExportButton } from './ExportButton';
import { ListSearch } from './ListSearch';
import { useKeptList } from './use-kept-list';
import { useListLayout } from './use-list-layout';
import { useScrolledList } from './use-scrolled-list';
import { ViewsButton } from './ViewsButton';

/** Most visits choose nothing. */
const SelectionBar = lazy(async () => ({ default: (await import('../../ui/list/SelectionBar')).SelectionBar }));

const NO_FILTERS: readonly ListFilter[] = [];
const NO_OFFERS: readonly BulkOffer[] = [];
const NO_ROWS: readonly never[] = [];

/** Back to the rows after a dialog, whose button may have gone. */
const focusList = (): void => {
  after(0, () => {
    if (document.activeElement === document.body) document.querySelector<HTMLElement>('[data-row][tabindex="0"]')?.focus();
  });
};

interface ListDrawer {
  /** The parameter of the address that holds the row's id. */
  readonly param: string;
  /** Loads it ahead, once the rows are there. */
  readonly prepare?: () => void;
  /** What is opened; it may load late. */
  readonly drawer: (id: string, close: () => void) => ReactNode;
}

/** Milliseconds after which a drawer is loaded ahead on a page that is never at rest. */
const PREPARE = 5000;

/** Rows lead nowhere. */
const NOWHERE: ListDrawer = { param: '', drawer: () => null };

interface ListScreenProps<R extends ListRow, Variables extends object> {
  /** Names the list where its layout and views are kept. */
  readonly list: ListName;
  readonly entity: ListEntity<R, Variables> & { readonly name: string };
  readonly title: string;
  /** Kept by the screen (`useMemo`). */
  readonly columns: readonly ListColumn<R>[];
  /** What the server is asked, from what the address says; page and sort order are added. */
  readonly query: (address: ListAddress) => Variables;
  readonly tabs?: { readonly items: readonly ListTab[]; readonly value: string };
  readonly searchPlaceholder?: string;
  readonly filters?: readonly ListFilter[];
  /** What people call a row. */
  readonly rowName: (row: R) => string;
  /** What a row opens beside the list: the address names it by `param`. Kept by the screen. */
  readonly opens?: ListDrawer;
  /** Where a row leads instead. */
  readonly rowLink?: (row: R) => string | null;
  /** What unfolds under a row. */
  readonly renderDetails?: (row: R) => ReactNode;
  /** Shows rows as cards; `box` chooses the row, null where rows cannot be chosen; `link` is where it leads. Kept by the screen. */
  readonly card?: ((row: R, box: ReactNode, link: string | null) => ReactNode) | undefined;
  /** Stands in the place of the rows, which are not asked for then: shows them by itself, from what the server is to be asked. */
  readonly board?: ((variables: Variables) => ReactNode) | undefined;
  /** Least width of a card, in pixels. */
  readonly cardWidth?: number;
  /** Rows on a page unless somebody chooses another number; 20 when not given. */
  readonly pageSize?: number;
  /** Offered beside saved views, such as another way to show the rows; where it has to know the rows that match, made from what the server is asked. */
  readonly tools?: ReactNode | ((variables: Variables) => ReactNode);
  /** The primary action, beside the title. */
  readonly actions?: ReactNode;
  /** Shown when there is no row at all: teaches the next step. */
  readonly empty: ReactNode;
  /** Something beside search and filters narrows the list and is seen elsewhere: the tab. */
  readonly narrowed?: boolean;
  /** Where the whole list is shown: the way out of a filter that leaves nothing. */
  readonly home: string;
  /** What can be done with many rows at once; without any, rows cannot be chosen. Kept by the screen. */
  readonly bulk?: readonly BulkOffer[];
  /**
   * Offered for rows that were chosen one by one, or for those of this page where all that match were, and changes nothing. `variables`: what the
   * server is asked for the rows that match. Kept by the screen.
   */
  readonly chosenTools?: (ids: readonly string[], variables: Variables, all: boolean) => ReactNode;
  /** A bulk action that begins with the list, on these rows. */
  readonly begin?: { readonly action: BulkAction; readonly ids: readonly string[] };
}

/** A list screen from its columns and its query: address, loading, layout, views, choosing, bulk actions and export are the same for all. */
export const ListScreen = <R extends ListRow, Variables extends object>(props: ListScreenProps<R, Variables>) => {
  const { entity, title, columns, query, tabs, searchPlaceholder, filters = NO_FILTERS, narrowed = false, home } = props;
  const { list: name, bulk = NO_OFFERS, begin: first, pageSize, opens = NOWHERE } = props;
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const sorts = useMemo(() => columns.flatMap(({ sort }) => sort ?? []), [columns]);
  const searches = searchPlaceholder !== undefined;
  const address = useMemo(() => readAddress(params, { sorts, filters, searches, pageSize }), [params, sorts, filters, searches, pageSize]);
  const change = useCallback(
    (changes: Readonly<Record<string, string>>, replace = false) => setParams((old) => changeAddress(old, changes), { replace }),
    [setParams],
  );
  const onAddress = useCallback((changes: Readonly<Record<string, string>>) => change(changes), [change]);
  const commitSearch = useCallback((text: string) => change({ search: text.trim() }, true), [change]);

  const opened = useOpened(opens.param);
  const { linkTo } = opened;
  const rowLink = useMemo(
    () => props.rowLink ?? (opens === NOWHERE ? undefined : ({ _id }: R) => linkTo(_id)),
    [props.rowLink, opens, linkTo],
  );

  const { page, perpage, sort } = address;
  const variables = { ...query(address), ...(sort !== '' && { sort }) };
  const match = matchKey(address, tabs?.value ?? '');
  const onBoard = props.board !== undefined;
  const scrolls = perpage === 'all';
  const paged = useKeptList(useList(entity, scrolls ? {} : { page, perpage, variables }, { skip: scrolls || onBoard }), match);
  const scrolled = useScrolledList(entity, variables, { skip: !scrolls || onBoard });
  const list = scrolls ? { ...scrolled, refreshing: false } : paged;

  const { layout, onLayout, view, viewArranged, ready } = useListLayout(name, address.view);

  const { prepare } = opens;
  const shown = ready && list.rows.length > 0;
  useEffect(() => (shown && prepare ? whenIdle(PREPARE, prepare) : undefined), [shown, prepare]);

  // What was chosen among other rows means nothing here.
  const [choice, setChoice] = useState<{ readonly match: string; readonly selection: Selection }>(() => ({
    match,
    selection: first ? selectIds(first.ids) : NOTHING_SELECTED,
  }));
  const selection = choice.match === match ? choice.selection : NOTHING_SELECTED;
  const onSelect = useCallback((next: Selection) => setChoice({ match, selection: next }), [match]);
  const count = countSelected(selection, list.total);
  const firstOffer = first && bulk.find(({ action }) => action === first.action);
  const { begin, dialog } = useBulk(
    () => (first && firstOffer ? takeOffer(firstOffer, { ids: first.ids }, first.ids.length) : null),
    useCallback(() => onSelect(NOTHING_SELECTED), [onSelect]),
    focusList,
  );
  const entityName = entity.name as EntityName;
  const onChoose = (offer: BulkOffer) =>
    begin(
      takeOffer(offer, selection.all ? { entity: entityName, variables, total: list.total } : { ids: Object.keys(selection.ids) }, count),
    );

  useOfferKeys(bulk, (offer, row) => (count > 0 ? onChoose(offer) : begin(takeOffer(offer, { ids: [row] }, 1))));

  // A page beyond the last one, from an old link or after rows have gone, shows the last.
  const last = scrolls ? 1 : Math.max(1, Math.ceil(list.total / perpage));
  const beyond = !list.loading && !list.refreshing && list.rows.length === 0 && page > last && list.error === null;
  useEffect(() => {
    if (beyond) change({ page: last === 1 ? '' : String(last) }, true);
  }, [beyond, last, change]);

  // Another status keeps what people look for, and how.
  const common = ['search', 'sort', 'perpage'];
  const keep = [...common, ...chosenNames(filters)];
  const kept = new URLSearchParams(keep.flatMap((name) => (params.get(name) ? [[name, params.get(name) ?? '']] : []))).toString();
  const tabItems = tabs?.items.map((tab) => ({ ...tab, to: kept === '' ? tab.to : `${tab.to}${tab.to.includes('?') ? '&' : '?'}${kept}` }));
  return (
    <>
      <ListPage
        {...props}
        board={props.board?.(variables)}
        rowLink={rowLink}
        title={title}
        tabs={tabs && tabItems && { items: tabItems, value: tabs.value }}
        address={address}
        onAddress={onAddress}
        search={searches && <ListSearch value={address.search} onCommit={commitSearch} placeholder={searchPlaceholder} />}
        filters={filters}
        rows={ready ? list.rows : NO_ROWS}
        onSight={scrolls ? scrolled.onSight : undefined}
        total={list.total}
        about={list.about}
        loading={list.loading || !ready}
        layout={layout}
        onLayout={onLayout}
        tools={
          <>
            {typeof props.tools === 'function' ? props.tools(variables) : props.tools}
            <ViewsButton list={name} kept={[...common, ...filters.flatMap(namesOf)]} view={view} layout={layout} arranged={viewArranged} />
            {!props.card && !onBoard && (
              <ExportButton
                list={name}
                entity={entityName}
                variables={variables}
                columns={columns}
                layout={layout}
                disabled={list.total === 0}
              />
            )}
          </>
        }
        {...(bulk.length > 0 && { selection: { value: selection, onChange: onSelect } })}
        selectionBar={
          count > 0 && (
            <Suspense>
              <SelectionBar
                count={count}
                total={list.total}
                onSelectAll={selection.all || list.total <= list.rows.length ? undefined : () => onSelect(selectMatching(selection))}
                onClear={() => onSelect(NOTHING_SELECTED)}
              >
                {props.chosenTools?.(
                  selection.all ? list.rows.flatMap((row) => row?._id ?? []) : Object.keys(selection.ids),
                  variables,
                  selection.all,
                )}
                <BulkButtons offers={bulk} onChoose={onChoose} />
              </SelectionBar>
            </Suspense>
          )
        }
        error={list.error}
        onRetry={list.reload}
        narrowed={narrowed || address.search !== '' || Object.values(address.filters).some((value) => value !== '')}
        onClearFilters={() => void navigate(home)}
      />
      {dialog}
      <Suspense>{opened.id !== null && opens.drawer(opened.id, opened.close)}</Suspense>
    </>
  );
};
