import ArrowDownward from '../../../../ui/icons/ArrowDownward';
import ArrowUpward from '../../../../ui/icons/ArrowUpward';
import ContentCopy from '../../../../ui/icons/ContentCopyOutlined';
import Delete from '../../../../ui/icons/DeleteOutlined';
import Edit from '../../../../ui/icons/EditOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sceneOf } from '../../../../editor/document/convert';
import type { EditorSide } from '../../../../editor/document/types';
import { IconActions } from '../IconActions';
import { SidePicture } from '../drawn/SidePicture';
import { RenameField } from './RenameField';

interface SideListProps {
  readonly sides: readonly EditorSide[];
  /** Of the garment. */
  readonly color: string;
  /** The side on the stage: what the buttons below are about. */
  readonly shown: string;
  /** No more sides can be had. */
  readonly full: boolean;
  readonly onShow: (sideId: string) => void;
  readonly onRename: (sideId: string, name: string) => void;
  readonly onMove: (sideId: string, index: number) => void;
  readonly onDuplicate: (sideId: string) => void;
  readonly onRemove: (sideId: string) => void;
}

/** The sides in the product's order. They are sorted by dragging, or by the buttons. */
export const SideList = ({ sides, color, shown, full, onShow, onRename, onMove, onDuplicate, onRemove }: SideListProps) => {
  const { t } = useTranslation('editor');
  const [renaming, setRenaming] = useState(false);
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const index = sides.findIndex(({ id }) => id === shown);
  const actions = [
    { label: t('side.up'), Icon: ArrowUpward, off: index <= 0, act: () => onMove(shown, index - 1) },
    { label: t('side.down'), Icon: ArrowDownward, off: index >= sides.length - 1, act: () => onMove(shown, index + 1) },
    { label: t('side.rename'), Icon: Edit, off: false, act: () => setRenaming(true) },
    { label: t('side.duplicate'), Icon: ContentCopy, off: full, act: () => onDuplicate(shown) },
    { label: t('side.remove'), Icon: Delete, off: sides.length === 1, act: () => onRemove(shown) },
  ];
  const endDrag = (): void => {
    setDragged(null);
    setOver(null);
  };
  return (
    <>
      <Box component="ol" aria-label={t('side.list')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {sides.map((side, i) => (
          <Box
            component="li"
            key={side.id}
            draggable={!renaming}
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move';
              setDragged(side.id);
            }}
            onDragOver={(event) => {
              if (dragged === null) return;
              event.preventDefault();
              setOver(i);
            }}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged !== null) onMove(dragged, i);
              endDrag();
            }}
            onDragEnd={endDrag}
            sx={{ borderRadius: 1, outline: dragged !== null && over === i ? '2px solid' : 'none', outlineColor: 'primary.main' }}
          >
            {renaming && side.id === shown ? (
              <RenameField
                label={t('side.name')}
                value={side.name}
                onDone={(name) => {
                  setRenaming(false);
                  if (name !== null) onRename(side.id, name);
                }}
              />
            ) : (
              <ButtonBase
                aria-pressed={side.id === shown}
                onClick={() => onShow(side.id)}
                onDoubleClick={() => setRenaming(true)}
                sx={{
                  justifyContent: 'flex-start',
                  gap: 2.5,
                  width: 1,
                  p: 1,
                  textAlign: 'start',
                  borderRadius: 1,
                  fontSize: 13,
                  fontWeight: side.id === shown ? 600 : 400,
                  bgcolor: side.id === shown ? 'action.selected' : undefined,
                  '&:hover': { bgcolor: side.id === shown ? 'action.selected' : 'action.hover' },
                  '&.Mui-focusVisible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
                }}
              >
                <SidePicture side={sceneOf(side, color)} width={36} />
                <Box component="span" sx={{ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
                  {side.name}
                </Box>
                <Typography component="span" variant="caption" sx={{ color: 'text.secondary', flexShrink: 0 }}>
                  {t('side.layers', { count: side.order.length })}
                </Typography>
              </ButtonBase>
            )}
          </Box>
        ))}
      </Box>
      <Box role="toolbar" aria-label={t('side.tools')} sx={{ display: 'flex', justifyContent: 'space-between', mt: 1 }}>
        <IconActions actions={actions} />
      </Box>
    </>
  );
};
