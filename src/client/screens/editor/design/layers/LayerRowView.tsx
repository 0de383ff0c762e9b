import ExpandMore from '../../../../ui/icons/ExpandMore';
import Folder from '../../../../ui/icons/FolderOutlined';
import Box from '@mui/material/Box';
import type { DragEvent, MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { LayerMarks, type LayerMarksProps } from './LayerMarks';
import { LayerName } from './LayerName';
import { LayerThumb } from './LayerThumb';
import type { LayerRow } from './layer-rows';

interface LayerRowProps {
  readonly row: LayerRow;
  readonly id: string;
  /** What the layer holds, in words. */
  readonly detail: string;
  readonly selected: boolean;
  /** The keys of the list go out from it. */
  readonly active: boolean;
  readonly renaming: boolean;
  /** Where what is dragged would come to lie. */
  readonly drop: 'above' | 'below' | null;
  readonly onClick: (event: MouseEvent) => void;
  readonly onRename: (name: string | null) => void;
  readonly onBeginRename: () => void;
  readonly onFold: () => void;
  readonly onMark: LayerMarksProps['onChange'];
  readonly onDrag: (event: DragEvent<HTMLElement>) => void;
}

/** Height of a row, in pixels. */
const LAYER_ROW = 40;

/** One line of the layer list. */
export const LayerRowView = ({
  row,
  id,
  detail,
  selected,
  active,
  renaming,
  drop,
  onClick,
  onRename,
  onBeginRename,
  onFold,
  onMark,
  onDrag,
}: LayerRowProps) => {
  const { t } = useTranslation('editor');
  const isGroup = row.kind === 'group';
  const shown = isGroup ? row.layers.some(({ visible }) => visible) : row.layer.visible;
  const name = isGroup ? (row.name ?? t('layers.group', { count: row.ids.length })) : row.layer.name;
  const state = isGroup ? t(row.open ? 'layers.groupOpen' : 'layers.groupClosed', { count: row.ids.length }) : undefined;
  return (
    <Box
      component="div"
      id={id}
      role="option"
      aria-selected={selected}
      aria-label={isGroup && row.name !== null ? `${row.name}, ${state}` : state}
      draggable={!renaming}
      onClick={onClick}
      onDoubleClick={onBeginRename}
      onDragStart={onDrag}
      onDragEnd={onDrag}
      onDragOver={onDrag}
      onDrop={onDrag}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        height: LAYER_ROW,
        px: 2,
        paddingInlineStart: row.kind === 'layer' && row.inGroup ? 7 : 2,
        borderRadius: 1,
        cursor: 'default',
        fontSize: 13,
        color: shown ? 'text.primary' : 'text.disabled',
        bgcolor: selected ? 'action.selected' : undefined,
        boxShadow: drop === null ? undefined : `inset 0 ${drop === 'above' ? 2 : -2}px 0 var(--mui-palette-primary-main, #2f7df6)`,
        outline: active ? '1px dashed' : undefined,
        outlineColor: 'divider',
        outlineOffset: -1,
        '&:hover': { bgcolor: selected ? 'action.selected' : 'action.hover' },
      }}
    >
      {isGroup ? (
        <>
          <ExpandMore
            aria-hidden
            onClick={(event) => {
              event.stopPropagation();
              onFold();
            }}
            onDoubleClick={(event) => event.stopPropagation()}
            sx={{
              fontSize: 18,
              mx: -1,
              transform: row.open ? 'none' : 'rotate(-90deg)',
              '[dir=rtl] &': { transform: row.open ? 'none' : 'rotate(90deg)' },
            }}
          />
          <Folder aria-hidden sx={{ fontSize: 18, color: 'text.secondary' }} />
        </>
      ) : (
        <LayerThumb layer={row.layer} />
      )}
      {renaming ? (
        <LayerName
          label={t(isGroup ? 'layers.renameGroup' : 'layers.renameLayer')}
          name={isGroup ? (row.name ?? '') : name}
          onRename={onRename}
        />
      ) : (
        <Box component="span" sx={{ flex: 1, minWidth: 0, lineHeight: 1.3 }}>
          <Box component="span" sx={line}>
            {name}
          </Box>
          {detail !== '' && (
            <Box component="span" title={detail} sx={{ ...line, fontSize: 11, color: shown ? 'text.secondary' : 'text.disabled' }}>
              <bdi>{detail}</bdi>
            </Box>
          )}
        </Box>
      )}
      {!renaming && <LayerMarks layers={isGroup ? row.layers : [row.layer]} onChange={onMark} />}
    </Box>
  );
};

const line = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
