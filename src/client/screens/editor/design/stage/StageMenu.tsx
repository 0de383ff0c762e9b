import Divider from '@mui/material/Divider';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { commands, type CommandName } from '../../../../editor/commands';
import { copyToSides, otherSides } from '../../../../editor/commands/copy-to-side';
import { selectDocument } from '../../../../editor/selectors';
import type { Root } from '../../root';
import { CommandMenu } from './CommandMenu';

const onLayers: readonly (readonly CommandName[])[] = [
  ['copy', 'cut', 'paste', 'duplicate', 'remove'],
  ['bringToFront', 'bringForward', 'sendBackward', 'sendToBack'],
  ['editText', 'crop', 'replacePicture', 'group', 'ungroup', 'fitArea', 'fillArea', 'flipX', 'flipY', 'rotate90'],
  ['toggleLock', 'toggleVisible', 'zoomSelection'],
];
const onGround: readonly (readonly CommandName[])[] = [
  ['paste', 'pasteInPlace', 'selectAll', 'addText'],
  ['toggleSnapping', 'toggleRulers', 'toggleMargins'],
  ['handTool', 'selectTool', 'zoomFit'],
];

interface StageMenuProps {
  /** Where in the window. */
  readonly at: { readonly x: number; readonly y: number };
  /** Pastes from the system's clipboard. */
  readonly onPaste: () => void;
  readonly onClose: () => void;
}

/** The commands that make sense where one right-clicked: on layers, or on bare ground. */
export const StageMenu = ({ at, onPaste, onClose }: StageMenuProps) => {
  const { t } = useTranslation('editor');
  const store = useStore<Root>();
  const state = store.getState();
  const document = selectDocument(state);
  const selected = commands.deselect.enabled(state);
  const sides = selected ? otherSides(state) : [];
  const copyTo = (sideId: string): void => {
    onClose();
    copyToSides(store.getState(), [sideId]).forEach((action) => store.dispatch(action));
  };
  return (
    <CommandMenu
      label={t('stage.menu')}
      parts={selected ? onLayers : onGround}
      place={{ anchorReference: 'anchorPosition', anchorPosition: { left: at.x, top: at.y } }}
      onPaste={onPaste}
      onClose={onClose}
    >
      {sides.length > 0 && <Divider component="li" />}
      {sides.map((sideId) => (
        <MenuItem key={sideId} onClick={() => copyTo(sideId)}>
          <ListItemText>{t('stage.copyTo', { side: document.sides[sideId]?.name })}</ListItemText>
        </MenuItem>
      ))}
    </CommandMenu>
  );
};
