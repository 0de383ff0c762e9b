import ArrowDownward from '../../../../ui/icons/ArrowDownward';
import ArrowUpward from '../../../../ui/icons/ArrowUpward';
import ContentCopy from '../../../../ui/icons/ContentCopyOutlined';
import Delete from '../../../../ui/icons/DeleteOutlined';
import Edit from '../../../../ui/icons/EditOutlined';
import Lock from '../../../../ui/icons/LockOutlined';
import LockOpen from '../../../../ui/icons/LockOpenOutlined';
import Visibility from '../../../../ui/icons/VisibilityOutlined';
import VisibilityOff from '../../../../ui/icons/VisibilityOffOutlined';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { CommandName } from '../../../../editor/commands';
import type { SceneLayer } from '../../../../../scene/document';
import { IconActions } from '../IconActions';
import type { Commands } from '../../use-commands';

interface LayerActionsProps {
  /** The selected ones. */
  readonly layers: readonly SceneLayer[];
  readonly commands: Commands;
  /** Null where they are not one row of the list. */
  readonly onRename: (() => void) | null;
}

/** What can be done with the selected layers of the list. */
export const LayerActions = ({ layers, commands, onRename }: LayerActionsProps) => {
  const { t } = useTranslation('editor');
  const [single] = layers.length === 1 ? layers : [];
  const name = single?.name ?? t('layers.several', { count: layers.length });
  const hidden = layers.length > 0 && layers.every(({ visible }) => !visible);
  const locked = layers.length > 0 && layers.every((layer) => layer.locked);
  const command = (command: CommandName, label: string, Icon: typeof Edit) => ({
    label,
    Icon,
    off: !commands.enabled[command],
    act: () => commands.run(command),
  });
  const actions = [
    command('bringForward', t('layers.up'), ArrowUpward),
    command('sendBackward', t('layers.down'), ArrowDownward),
    command('toggleVisible', t(hidden ? 'layers.show' : 'layers.hide', { name }), hidden ? VisibilityOff : Visibility),
    command('toggleLock', t(locked ? 'layers.unlock' : 'layers.lock', { name }), locked ? Lock : LockOpen),
    { label: t('layers.rename'), Icon: Edit, off: !onRename, act: () => onRename?.() },
    command('duplicate', t('commands.duplicate'), ContentCopy),
    command('remove', t('commands.remove'), Delete),
  ];
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', mt: 1 }}>
      <IconActions actions={actions} />
    </Box>
  );
};
