import Divider from '@mui/material/Divider';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { commands, type CommandName } from '../../../editor/commands';
import { copyToSides, otherSides } from '../../../editor/commands/copy-to-side';
import { selectDocument } from '../../../editor/selectors';
import type { Root } from '../root';
import { shortcutText } from './shortcut-text';

/** In the order they are offered, a line between the parts. */
const onLayers: readonly (readonly CommandName[])[] = [
  ['copy', 'cut', 'paste', 'duplicate', 'remove'],
  ['bringToFront', 'bringForward', 'sendBackward', 'sendToBack'],
  ['crop', 'group', 'ungroup', 'fitArea', 'fillArea', 'flipX', 'flipY', 'rotate90'],
  ['toggleLock', 'toggleVisible', 'zoomSelection'],
];
const onGround: readonly (readonly CommandName[])[] = [
  ['paste', 'pasteInPlace', 'selectAll'],
  ['toggleSnapping', 'toggleRulers', 'toggleMargins'],
  ['handTool', 'selectTool', 'zoomFit'],
];

const helps: Partial<Record<CommandName, 'snapping' | 'rulers' | 'margins'>> = {
  toggleSnapping: 'snapping',
  toggleRulers: 'rulers',
  toggleMargins: 'margins',
};

export interface StageMenuProps {
  /** Where in the window. */
  readonly at: { readonly x: number; readonly y: number };
  readonly onClose: () => void;
}

/** The commands that make sense where one right-clicked: on layers, or on bare ground. What cannot be done now is left out. */
export const StageMenu = ({ at, onClose }: StageMenuProps) => {
  const { t } = useTranslation('editor');
  const store = useStore<Root>();
  const state = store.getState();
  const document = selectDocument(state);
  const selected = commands.deselect.enabled(state);
  const parts = (selected ? onLayers : onGround).map((names) => names.filter((name) => commands[name].enabled(state)));
  const run = (actions: ReturnType<(typeof commands)['undo']['perform']>): void => {
    onClose();
    actions.forEach((action) => store.dispatch(action));
  };
  const sides = selected ? otherSides(state) : [];
  return (
    <Menu
      open
      onClose={onClose}
      anchorReference="anchorPosition"
      anchorPosition={{ left: at.x, top: at.y }}
      slotProps={{ list: { dense: true, 'aria-label': t('stage.menu') }, paper: { sx: { minWidth: 220 } } }}
    >
      {parts
        .filter((names) => names.length > 0)
        .flatMap((names, part) => [
          ...(part > 0 ? [<Divider key={`line-${part}`} component="li" />] : []),
          ...names.map((name) => {
            const { label, shortcuts } = commands[name];
            const help = helps[name];
            return (
              <MenuItem
                key={name}
                role={help ? 'menuitemcheckbox' : 'menuitem'}
                aria-checked={help && state.editor.ui[help]}
                onClick={() => run(commands[name].perform(store.getState()))}
                sx={{ gap: 6 }}
              >
                <ListItemText>
                  {help && state.editor.ui[help] && '✓ '}
                  {t(label as 'commands.undo')}
                </ListItemText>
                {shortcuts[0] && (
                  <Typography variant="caption" dir="ltr" aria-hidden sx={{ color: 'text.secondary' }}>
                    {shortcutText(shortcuts[0])}
                  </Typography>
                )}
              </MenuItem>
            );
          }),
        ])}
      {sides.length > 0 && <Divider component="li" />}
      {sides.map((sideId) => (
        <MenuItem key={sideId} onClick={() => run(copyToSides(store.getState(), [sideId]))}>
          <ListItemText>{t('stage.copyTo', { side: document.sides[sideId]?.name })}</ListItemText>
        </MenuItem>
      ))}
    </Menu>
  );
};
