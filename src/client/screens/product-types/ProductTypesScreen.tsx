import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { countActions, selectCounts, type CountsRoot } from '../../entities/counts';
import { presets } from '../../entities/presets';
import { useList, useSettledText } from '../../kernel/hooks';
import { useListParams } from '../../ui/list-params';
import { ProductTypesView } from './ProductTypesView';

/** Categories, as the count query names them (specification 1, §3). */
const CATEGORIES = ['all', 'apparel', 'alloverprint', 'giftaccessories', 'homedecorations', 'facemask', 'canvasposter', 'jewelry'] as const;

/** `/products/type/{category}`. */
export const ProductTypesScreen = () => {
  const { t } = useTranslation('products');
  const dispatch = useDispatch();
  const params = useListParams();
  const { filter = 'all' } = useParams();
  const category = CATEGORIES.find((each) => each === filter) ?? 'all';
  const counts = useSelector((state: CountsRoot) => selectCounts(state, 'productTypes'));
  const commitSearch = useCallback((text: string) => params.set({ search: text }, { replace: true }), [params]);
  const [search, setSearch] = useSettledText(params.search, commitSearch);
  const list = useList(presets, {
    page: params.page,
    perpage: params.perpage,
    variables: { type: category === 'all' ? '' : category, search: params.search },
  });

  useEffect(() => {
    dispatch(countActions.load('productTypes'));
  }, [dispatch]);

  return (
    <ProductTypesView
      rows={list.rows}
      total={list.total}
      loading={list.loading}
      error={list.error}
      // A category without products would only lead to an empty page.
      tabs={CATEGORIES.filter((each) => each === 'all' || each === category || (counts?.[each] ?? 0) > 0).map((each) => ({
        value: each,
        label: t(`tab.${each}`),
        to: each === 'all' ? '/products/type' : `/products/type/${each}`,
        count: counts?.[each],
      }))}
      tab={category}
      params={params}
      search={search}
      onSearch={setSearch}
      onRetry={list.reload}
    />
  );
};
