import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import Delete from '@mui/icons-material/DeleteOutlined';
import FlipToBack from '@mui/icons-material/FlipToBack';
import FlipToFront from '@mui/icons-material/FlipToFront';
import Lock from '@mui/icons-material/LockOutlined';
import LockOpen from '@mui/icons-material/LockOpenOutlined';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import { useTranslation } from 'react-i18next';
import type { CommandName } from '../../../editor/commands';
import type { SelectionBox } from '../../../editor/canvas/stage';
import { Hint } from '../../../ui/Hint';
import type { Commands } from '../use-commands';

/** Room between bar and layer, in pixels; below the layer stands the handle to turn it. */
const GAP = 14;
const GAP_BELOW = 50;
const HEIGHT = 40;

interface Tool {
  readonly name: Extract<CommandName, 'duplicate' | 'bringForward' | 'sendBackward' | 'toggleLock' | 'remove'>;
  readonly Icon: typeof Delete;
}

export interface ContextBarProps {
  readonly box: SelectionBox;
  readonly locked: boolean;
  readonly commands: Commands;
}

/** What one does most with the selected layer, above it, or below where there is no room. */
export const ContextBar = ({ box, locked, commands }: ContextBarProps) => {
  const { t } = useTranslation('editor');
  const tools: readonly Tool[] = [
    { name: 'duplicate', Icon: ContentCopy },
    { name: 'bringForward', Icon: FlipToFront },
    { name: 'sendBackward', Icon: FlipToBack },
    { name: 'toggleLock', Icon: locked ? Lock : LockOpen },
    { name: 'remove', Icon: Delete },
  ];
  const above = box.top - GAP - HEIGHT;
  const top = above > 8 ? above : box.top + box.height + GAP_BELOW;
  return (
    <Paper
      elevation={3}
      role="toolbar"
      aria-label={t('stage.layerBar')}
      style={{ left: box.left + box.width / 2, top: Math.max(8, top) }}
      sx={{ position: 'absolute', display: 'flex', gap: 0.5, p: 1, height: HEIGHT, transform: 'translateX(-50%)', zIndex: 1 }}
    >
      {tools.map(({ name, Icon }) => (
        <Hint key={name} title={t(`commands.${name}`)}>
          <span>
            <IconButton
              aria-label={t(`commands.${name}`)}
              aria-pressed={name === 'toggleLock' ? locked : undefined}
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
