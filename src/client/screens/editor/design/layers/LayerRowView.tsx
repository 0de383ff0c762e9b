import ExpandMore from '@mui/icons-material/ExpandMore';
import Folder from '@mui/icons-material/FolderOutlined';
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

/** One line of the layer list. */
export const LayerRowView = ({
  row,
  id,
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
  const shown = row.kind === 'layer' ? row.layer.visible : row.layers.some(({ visible }) => visible);
  return (
    <Box
      component="div"
      id={id}
      role="option"
      aria-selected={selected}
      aria-label={row.kind === 'group' ? t(row.open ? 'layers.groupOpen' : 'layers.groupClosed', { count: row.ids.length }) : undefined}
      draggable={!renaming}
      onClick={onClick}
      onDoubleClick={row.kind === 'layer' ? onBeginRename : onFold}
      onDragStart={onDrag}
      onDragEnd={onDrag}
      onDragOver={onDrag}
      onDrop={onDrag}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        height: 36,
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
      {row.kind === 'group' ? (
        <>
          <ExpandMore
            aria-hidden
            onClick={(event) => {
              event.stopPropagation();
              onFold();
            }}
            sx={{
              fontSize: 18,
              mx: -1,
              transform: row.open ? 'none' : 'rotate(-90deg)',
              '[dir=rtl] &': { transform: row.open ? 'none' : 'rotate(90deg)' },
            }}
          />
          <Folder aria-hidden sx={{ fontSize: 18, color: 'text.secondary' }} />
          <Box component="span" sx={{ flex: 1 }}>
            {t('layers.group', { count: row.ids.length })}
          </Box>
        </>
      ) : (
        <>
          <LayerThumb layer={row.layer} />
          <LayerName layer={row.layer} renaming={renaming} onRename={onRename} />
        </>
      )}
      {!renaming && <LayerMarks layers={row.kind === 'group' ? row.layers : [row.layer]} onChange={onMark} />}
    </Box>
  );
};
