import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo, useState, type DragEvent, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { documentActions } from '../../../../editor/document/actions';
import { selectScene, selectSelectedLayers } from '../../../../editor/selectors';
import { uiActions } from '../../../../editor/ui';
import type { LayerChange } from '../../../../editor/document/types';
import { SearchField } from '../../../../ui/SearchField';
import type { Commands } from '../../use-commands';
import { LayerActions } from './LayerActions';
import { idsBetween, orderAfterDrop, rowOf, type LayerRow } from './layer-rows';
import { LayerRowView } from './LayerRowView';
import { useLayerKeys } from './use-layer-keys';
import { useRowInSight, useRows } from './use-rows';

interface Dragging {
  readonly ids: readonly string[];
  readonly over: { readonly row: string; readonly above: boolean } | null;
}

/**
 * The layers of the side as a listbox. Arrows select, with Shift a span, Space adds and takes away, Alt and arrows move, F2 renames, Delete
 * deletes. A group is a row of its own that left and right fold, and has a name if somebody gives it one. Rows can be dragged, all selected ones at once.
 * The list keeps its height and scrolls by itself, so that what can be set of a layer stays in its place.
 */
export const LayerList = ({ commands }: { readonly commands: Commands }) => {
  const { t } = useTranslation('editor');
  const dispatch = useDispatch();
  const scene = useSelector(selectScene);
  const layers = useSelector(selectSelectedLayers);
  const { rows, details, query, look } = useRows();
  const [renaming, setRenaming] = useState<string | null>(null);
  const [at, setAt] = useState<{ readonly active: string | null; readonly anchor: string | null }>({ active: null, anchor: null });
  const [dragging, setDragging] = useState<Dragging | null>(null);
  const selected = useMemo(() => layers.map(({ id }) => id), [layers]);
  const isSelected = (row: LayerRow): boolean => row.ids.every((id) => selected.includes(id));
  const indexOf = (id: string | null): number => rows.findIndex((row) => row.id === id);
  // Where the list was left, while that is still selected; otherwise where the selection begins.
  const left = indexOf(at.active);
  const stays = rows[left] !== undefined && (selected.length === 0 || isSelected(rows[left]) || dragging !== null);
  const active = stays ? left : rows.findIndex(isSelected);
  const anchor = indexOf(at.anchor) >= 0 ? indexOf(at.anchor) : Math.max(0, active);

  const select = (row: number, ids: readonly string[], keepAnchor = false): void => {
    const id = rows[row]?.id ?? null;
    setAt({ active: id, anchor: keepAnchor ? (at.anchor ?? rows[anchor]?.id ?? null) : id });
    dispatch(uiActions.select(ids));
  };
  const fold = (row: LayerRow, open: boolean): void => {
    if (row.kind === 'group') dispatch(uiActions.fold({ groupId: row.groupId, open }));
  };
  const list = useRowInSight(rows[active] && optionId(rows[active]));
  const onKeyDown = useLayerKeys({ rows, active, anchor, selected, commands, onSelect: select, onFold: fold, onRename: setRenaming });
  if (!scene || scene.layers.length === 0) {
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary', py: 2 }}>
        {t('layers.empty')}
      </Typography>
    );
  }

  const onClick = (row: LayerRow, index: number) => (event: MouseEvent) => {
    if (event.shiftKey) select(index, idsBetween(rows, anchor, index), true);
    else if (event.ctrlKey || event.metaKey) {
      select(index, isSelected(row) ? selected.filter((id) => !row.ids.includes(id)) : [...selected, ...row.ids]);
    } else select(index, row.ids);
  };
  const onDrag = (row: LayerRow) => (event: DragEvent<HTMLElement>) => {
    if (event.type === 'dragstart') {
      event.dataTransfer.effectAllowed = 'move';
      setDragging({ ids: isSelected(row) ? selected : row.ids, over: null });
    } else if (event.type === 'dragend') setDragging(null);
    else if (dragging) {
      event.preventDefault();
      const { top, height } = event.currentTarget.getBoundingClientRect();
      const above = event.clientY < top + height / 2;
      if (event.type === 'dragover') setDragging({ ...dragging, over: { row: row.id, above } });
      else {
        const order = scene.layers.map(({ id }) => id);
        dispatch(documentActions.sortLayers({ sideId: scene.id, order: orderAfterDrop(order, dragging.ids, row.ids, above) }));
        setDragging(null);
      }
    }
  };
  const dropAt = (row: LayerRow) => (dragging?.over?.row === row.id ? (dragging.over.above ? 'above' : 'below') : null);
  const patchAll = (ids: readonly string[], change: LayerChange): void =>
    void dispatch(documentActions.patchLayers({ sideId: scene.id, changes: Object.fromEntries(ids.map((id) => [id, change])) }));
  const rename = (row: LayerRow, typed: string | null): void => {
    setRenaming(null);
    if (typed === null || (row.kind === 'layer' && typed === '')) return;
    const named = row.kind === 'layer' ? [row.layer] : scene.layers.filter(({ groupId }) => groupId === row.groupId);
    const change = row.kind === 'layer' ? { name: typed } : { groupName: typed || null };
    patchAll(
      named.map(({ id }) => id),
      change,
    );
  };
  const chosen = rowOf(rows, selected);
  return (
    <>
      <Box sx={box}>
        {(scene.layers.length >= MANY || query !== '') && <SearchField value={query} onChange={look} placeholder={t('layers.search')} />}
        <Box
          ref={list}
          role="listbox"
          tabIndex={0}
          aria-multiselectable
          aria-label={t('layers.list')}
          aria-activedescendant={rows[active] && optionId(rows[active])}
          onKeyDown={onKeyDown}
          sx={{
            flex: 1,
            minHeight: 0,
            overflowY: 'auto',
            borderRadius: 1,
            '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
          }}
        >
          {rows.map((row, index) => (
            <LayerRowView
              key={row.id}
              row={row}
              id={optionId(row)}
              detail={row.kind === 'layer' ? (details.get(row.id) ?? '') : ''}
              selected={isSelected(row)}
              active={index === active && selected.length > 1}
              renaming={renaming === row.id}
              drop={dropAt(row)}
              onClick={onClick(row, index)}
              onBeginRename={() => setRenaming(row.id)}
              onRename={(typed) => rename(row, typed)}
              onFold={() => row.kind === 'group' && fold(row, !row.open)}
              onMark={(change) => patchAll(row.ids, change)}
              onDrag={onDrag(row)}
            />
          ))}
        </Box>
        {rows.length === 0 && (
          <Typography variant="body2" role="status" sx={{ color: 'text.secondary', py: 2 }}>
            {t('layers.noMatch')}
          </Typography>
        )}
      </Box>
      <LayerActions layers={layers} commands={commands} onRename={chosen ? () => setRenaming(chosen.id) : null} />
    </>
  );
};

/** From so many layers on one may look for some. */
const MANY = 6;

/** The same height whatever is in it, so that nothing below it moves; on a narrow page, where there is little, no more than it needs. */
const box = {
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  maxHeight: { xs: 136, md: 'none' },
  height: { md: 'clamp(136px, 28vh, 256px)' },
} as const;

const optionId = (row: LayerRow): string => `layer-${row.id}`;
