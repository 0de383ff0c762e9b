import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo, useState, type DragEvent, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { documentActions, patchLayer } from '../../../../editor/document/actions';
import { selectScene, selectSelectedLayers } from '../../../../editor/selectors';
import { uiActions } from '../../../../editor/ui';
import type { Commands } from '../../use-commands';
import { LayerActions } from './LayerActions';
import { idsBetween, layerRows, orderAfterDrop, type LayerRow } from './layer-rows';
import { LayerRowView } from './LayerRowView';
import { useLayerKeys } from './use-layer-keys';

const NONE: ReadonlySet<string> = new Set();

/** Which groups are folded, and a way to fold and unfold one. */
const useFolds = () => {
  const [closed, setClosed] = useState(NONE);
  const fold = (row: LayerRow, open: boolean): void => {
    const groupId = row.kind === 'group' ? row.layers[0]?.groupId : null;
    if (groupId) setClosed((before) => new Set([...[...before].filter((id) => id !== groupId), ...(open ? [] : [groupId])]));
  };
  return { closed, fold };
};

interface Dragging {
  readonly ids: readonly string[];
  readonly over: { readonly row: string; readonly above: boolean } | null;
}

/**
 * The layers of the side as a listbox. Arrows select, with Shift a span, Space adds and takes away, Alt and arrows move, F2 renames, Delete
 * deletes. A group is a row of its own that left and right fold. Rows can be dragged, all selected ones at once.
 */
export const LayerList = ({ commands }: { readonly commands: Commands }) => {
  const { t } = useTranslation('editor');
  const dispatch = useDispatch();
  const scene = useSelector(selectScene);
  const layers = useSelector(selectSelectedLayers);
  const { closed, fold } = useFolds();
  const [renaming, setRenaming] = useState<string | null>(null);
  const [at, setAt] = useState<{ readonly active: string | null; readonly anchor: string | null }>({ active: null, anchor: null });
  const [dragging, setDragging] = useState<Dragging | null>(null);
  const rows = useMemo(() => layerRows(scene?.layers.toReversed() ?? [], closed), [scene, closed]);
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
  const onKeyDown = useLayerKeys({ rows, active, anchor, selected, commands, onSelect: select, onFold: fold, onRename: setRenaming });
  if (!scene || rows.length === 0) {
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
  return (
    <>
      <Box
        role="listbox"
        tabIndex={0}
        aria-multiselectable
        aria-label={t('layers.list')}
        aria-activedescendant={rows[active] && optionId(rows[active])}
        onKeyDown={onKeyDown}
        sx={{ borderRadius: 1, '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' } }}
      >
        {rows.map((row, index) => (
          <LayerRowView
            key={row.id}
            row={row}
            id={optionId(row)}
            selected={isSelected(row)}
            active={index === active && selected.length > 1}
            renaming={renaming === row.id}
            drop={dropAt(row)}
            onClick={onClick(row, index)}
            onBeginRename={() => setRenaming(row.id)}
            onRename={(name) => {
              setRenaming(null);
              if (name !== null) dispatch(patchLayer({ sideId: scene.id, layerId: row.id, change: { name } }));
            }}
            onFold={() => row.kind === 'group' && fold(row, !row.open)}
            onMark={(change) =>
              dispatch(documentActions.patchLayers({ sideId: scene.id, changes: Object.fromEntries(row.ids.map((id) => [id, change])) }))
            }
            onDrag={onDrag(row)}
          />
        ))}
      </Box>
      <LayerActions layers={layers} commands={commands} onRename={setRenaming} />
    </>
  );
};

const optionId = (row: LayerRow): string => `layer-${row.id}`;
