import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import Delete from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import Lock from '@mui/icons-material/LockOutlined';
import LockOpen from '@mui/icons-material/LockOpenOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import type { SceneLayer } from '../../../../scene/document';
import { Hint } from '../../../ui/Hint';
import type { LayerListProps } from './LayerList';

export interface LayerActionsProps extends Pick<LayerListProps, 'onMove' | 'onPatch' | 'onDuplicate' | 'onRemove'> {
  /** Undefined: nothing is selected, so nothing can be done. */
  readonly layer: SceneLayer | undefined;
  /** From the top. */
  readonly index: number;
  readonly count: number;
  readonly onRename: (layerId: string) => void;
}

/** What can be done with the selected layer of the list. */
export const LayerActions = ({ layer, index, count, onMove, onPatch, onDuplicate, onRemove, onRename }: LayerActionsProps) => {
  const { t } = useTranslation('editor');
  const name = layer?.name ?? '';
  const hidden = layer?.visible === false;
  const locked = layer?.locked === true;
  const actions: readonly { label: string; Icon: typeof Edit; off?: boolean; act: (id: string) => void }[] = [
    { label: t('layers.up'), Icon: ArrowUpward, off: index === 0, act: (id) => onMove(id, index - 1) },
    { label: t('layers.down'), Icon: ArrowDownward, off: index >= count - 1, act: (id) => onMove(id, index + 1) },
    {
      label: hidden ? t('layers.show', { name }) : t('layers.hide', { name }),
      Icon: hidden ? VisibilityOff : Visibility,
      act: (id) => onPatch(id, { visible: hidden }),
    },
    {
      label: locked ? t('layers.unlock', { name }) : t('layers.lock', { name }),
      Icon: locked ? Lock : LockOpen,
      act: (id) => onPatch(id, { locked: !locked }),
    },
    { label: t('layers.rename'), Icon: Edit, act: onRename },
    { label: t('commands.duplicate'), Icon: ContentCopy, act: onDuplicate },
    { label: t('commands.remove'), Icon: Delete, off: locked, act: onRemove },
  ];
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', mt: 1 }}>
      {actions.map(({ label, Icon, off = false, act }) => (
        <Hint key={label} title={label}>
          <span>
            <IconButton aria-label={label} disabled={!layer || off} onClick={() => layer && act(layer.id)}>
              <Icon sx={{ fontSize: 18 }} />
            </IconButton>
          </span>
        </Hint>
      ))}
    </Box>
  );
};
