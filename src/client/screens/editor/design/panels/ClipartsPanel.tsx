import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector, useStore } from 'react-redux';
import { readableInk } from '../../../../../domain/design/palette';
import { clipartCategories } from '../../../../entities/clipart-categories';
import { cliparts, type Clipart } from '../../../../entities/cliparts';
import { documentActions } from '../../../../editor/document/actions';
import { selectDocument } from '../../../../editor/selectors';
import { useList, useSettledText } from '../../../../kernel/hooks';
import { PlainSelect } from '../../../../ui/PlainSelect';
import { SearchField } from '../../../../ui/SearchField';
import { ColorField } from '../../fields/ColorField';
import type { Root } from '../../root';
import { MorePages } from './MorePages';
import { PictureTile } from './PictureTile';

/** Cliparts on a page (specification 2, §9). */
const PER_PAGE = 50;
/** All there are, as one page. */
const CATEGORIES = 100;

/** The shipped drawings: coloured ones, and those of one colour, which is chosen here. */
export const ClipartsPanel = () => {
  const { t } = useTranslation('editor');
  const store = useStore<Root>();
  const garment = useSelector((state: Root) => selectDocument(state).color);
  const categories = useList(clipartCategories, { perpage: CATEGORIES }).rows;
  const tabs = [...new Set(categories.map(({ tab: one }) => one))];
  const [chosenTab, setTab] = useState<string | null>(null);
  const tab = chosenTab ?? tabs[0] ?? '';
  const [category, setCategory] = useState('');
  const [search, setSearch] = useState('');
  const [typed, type] = useSettledText(search, setSearch);
  const [chosenColor, setColor] = useState<string | null>(null);
  const color = chosenColor ?? readableInk(garment);
  const fillOf = ({ tintable }: Clipart): string | null => (tintable ? color : null);
  const variables = { tab, category, search };

  const use = (clipart: Clipart): void => {
    const { sideId } = store.getState().editor.ui;
    if (sideId === null) return;
    const { id, width, height } = clipart;
    store.dispatch(documentActions.addClipart({ sideId, clipart: id, width, height, fill: fillOf(clipart) }));
  };
  return (
    <>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        aria-label={t('cliparts.tabs')}
        value={tab}
        onChange={(_event, next: string | null) => {
          if (next === null) return;
          setTab(next);
          setCategory('');
        }}
        sx={{ mb: 3, height: 32 }}
      >
        {tabs.map((one) => (
          <ToggleButton key={one} value={one}>
            {t(`cliparts.tab.${one}` as 'cliparts.tab.colour', { defaultValue: one })}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <SearchField value={typed} onChange={type} placeholder={t('cliparts.search')} />
      <Box sx={{ my: 2 }}>
        <PlainSelect
          fullWidth
          label={t('cliparts.category')}
          value={category}
          onChange={setCategory}
          options={[
            { value: '', label: t('cliparts.allCategories') },
            ...categories
              .filter((one) => one.tab === tab)
              .map(({ id, count }) => ({ value: id, label: t('cliparts.categoryCount', { name: nameOf(id, t), count }) })),
          ]}
        />
      </Box>
      {tab === 'line' && (
        <Box sx={{ mb: 3 }}>
          <ColorField label={t('cliparts.color')} value={color} onStart={() => undefined} onChange={setColor} />
        </Box>
      )}
      {tab !== '' && (
        <MorePages
          key={JSON.stringify(variables)}
          entity={cliparts}
          variables={variables}
          perpage={PER_PAGE}
          columns={4}
          failed={t('cliparts.failed')}
          empty={t('cliparts.noMatch')}
        >
          {(clipart) => (
            <PictureTile
              key={clipart._id}
              title={clipart.name}
              label={t('uploads.add', { name: clipart.name })}
              onUse={() => use(clipart)}
              dragged={{ kind: 'clipart', clipart: clipart.id, width: clipart.width, height: clipart.height, fill: fillOf(clipart) }}
            >
              <Drawing url={clipart.url} color={fillOf(clipart)} />
            </PictureTile>
          )}
        </MorePages>
      )}
    </>
  );
};

/** A category's name; those of the one-colour tab are the same with `line-` before. One nobody translated shows its own id. */
const nameOf = (id: string, t: ReturnType<typeof useTranslation<'editor'>>['t']): string => {
  const name = id.replace(/^line-/u, '');
  return t(`cliparts.categories.${name}` as 'cliparts.categories.animals', { defaultValue: name });
};

/** The drawing in its own colours, or all in one. */
const Drawing = ({ url, color }: { readonly url: string; readonly color: string | null }) =>
  color === null ? (
    <Box component="img" src={url} alt="" loading="lazy" draggable={false} sx={{ width: 1, height: 1, objectFit: 'contain' }} />
  ) : (
    <Box sx={{ width: 1, height: 1, bgcolor: color, mask: `url("${url}") center / contain no-repeat` }} />
  );
