import ContentCopy from '../../../../ui/icons/ContentCopyOutlined';
import Crop from '../../../../ui/icons/Crop';
import Delete from '../../../../ui/icons/DeleteOutlined';
import FlipToBack from '../../../../ui/icons/FlipToBack';
import FlipToFront from '../../../../ui/icons/FlipToFront';
import Link from '../../../../ui/icons/Link';
import LinkOff from '../../../../ui/icons/LinkOff';
import Lock from '../../../../ui/icons/LockOutlined';
import LockOpen from '../../../../ui/icons/LockOpenOutlined';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import { useTranslation } from 'react-i18next';
import type { CommandName } from '../../../../editor/commands';
import type { SelectionBox } from '../../../../editor/canvas/stage-model';
import type { SceneLayer } from '../../../../../scene/document';
import { Hint } from '../../../../ui/Hint';
import type { Commands } from '../../use-commands';

/** Room between bar and layer, in pixels; below the layer stands the handle to turn it. */
const GAP = 14;
const GAP_BELOW = 50;
const HEIGHT = 40;
const BUTTON = 34;

interface Tool {
  readonly name: CommandName;
  readonly Icon: typeof Delete;
  readonly pressed?: boolean;
}

interface ContextBarProps {
  readonly box: SelectionBox;
  /** At least one. */
  readonly layers: readonly SceneLayer[];
  readonly commands: Commands;
}

/** What one does most with the selected layers, above them, or below where there is no room; always within the stage. */
export const ContextBar = ({ box, layers, commands }: ContextBarProps) => {
  const { t } = useTranslation('editor');
  const locked = layers.every((layer) => layer.locked);
  const single = layers.length === 1;
  const ungroups = commands.enabled.ungroup && !commands.enabled.group;
  const tools: readonly Tool[] = [
    ...(single && layers[0]?.type === 'image' ? [{ name: 'crop', Icon: Crop } as const] : []),
    ...(single ? [] : [ungroups ? ({ name: 'ungroup', Icon: LinkOff } as const) : ({ name: 'group', Icon: Link } as const)]),
    { name: 'duplicate', Icon: ContentCopy },
    { name: 'bringForward', Icon: FlipToFront },
    { name: 'sendBackward', Icon: FlipToBack },
    { name: 'toggleLock', Icon: locked ? Lock : LockOpen, pressed: locked },
    { name: 'remove', Icon: Delete },
  ];
  const above = box.top - GAP - HEIGHT;
  const top = Math.max(8, above > 8 ? above : box.top + box.height + GAP_BELOW);
  const half = (tools.length * BUTTON) / 2 + 8;
  return (
    <Paper
      elevation={3}
      role="toolbar"
      aria-label={t('stage.layerBar')}
      style={{
        left: `clamp(${half}px, ${box.left + box.width / 2}px, calc(100% - ${half}px))`,
        top: `min(${top}px, calc(100% - ${HEIGHT + 8}px))`,
        // Where the layers lie on the stage is the same in every language, so nothing here is turned around.
        transform: 'translateX(-50%)',
      }}
      sx={{ position: 'absolute', display: 'flex', gap: 0.5, p: 1, height: HEIGHT, zIndex: 1 }}
    >
      {tools.map(({ name, Icon, pressed }) => (
        <Hint key={name} title={t(`commands.${name}`)}>
          <span>
            <IconButton
              aria-label={t(`commands.${name}`)}
              aria-pressed={pressed}
              disabled={!commands.enabled[name]}
              onClick={() => commands.run(name)}
            >
              <Icon />
            </IconButton>
          </span>
        </Hint>
      ))}
    </Paper>
  );
};
