import Check from '../../../../ui/icons/Check';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import ListItemText from '@mui/material/ListItemText';
import Menu, { type MenuProps } from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { commands, layersAsText, type CommandName } from '../../../../editor/commands';
import { shortcutText } from '../../../../editor/commands/key-names';
import type { Root } from '../../root';

const helps: Partial<Record<CommandName, 'snapping' | 'rulers' | 'margins'>> = {
  toggleSnapping: 'snapping',
  toggleRulers: 'rulers',
  toggleMargins: 'margins',
};

interface CommandMenuProps {
  readonly label: string;
  /** In the order they are offered, a line between the parts. What cannot be done now is left out. */
  readonly parts: readonly (readonly CommandName[])[];
  readonly place: Pick<MenuProps, 'anchorEl' | 'anchorReference' | 'anchorPosition' | 'anchorOrigin' | 'transformOrigin'>;
  readonly onClose: () => void;
  /** Pastes from the system's clipboard. */
  readonly onPaste?: () => void;
  /** More items, below the commands. */
  readonly children?: ReactNode;
}

/** Commands with their keys; those that turn a help of the stage on and off have a check mark. */
export const CommandMenu = ({ label, parts, place, onClose, onPaste, children }: CommandMenuProps) => {
  const { t } = useTranslation('editor');
  const store = useStore<Root>();
  const state = store.getState();
  const offered = parts.map((names) => names.filter((name) => commands[name].enabled(state))).filter((names) => names.length > 0);
  const hasMarks = offered.some((names) => names.some((name) => helps[name]));
  const run = (name: CommandName): void => {
    onClose();
    if (name === 'paste' && onPaste) {
      onPaste();
      return;
    }
    commands[name].perform(store.getState()).forEach((action) => store.dispatch(action));
    if (name !== 'copy' && name !== 'cut') return;
    // For other tabs, as the keys do it. Where the browser forbids it, this tab has them all the same.
    const now = store.getState();
    void navigator.clipboard?.writeText(layersAsText(now.editor.ui.copied, now)).catch(() => undefined);
  };
  return (
    <Menu open onClose={onClose} {...place} slotProps={{ list: { dense: true, 'aria-label': label }, paper: { sx: { minWidth: 220 } } }}>
      {offered.flatMap((names, part) => [
        ...(part > 0 ? [<Divider key={`line-${part}`} component="li" />] : []),
        ...names.map((name) => {
          const { label: text, shortcuts } = commands[name];
          const help = helps[name];
          return (
            <MenuItem
              key={name}
              role={help ? 'menuitemcheckbox' : 'menuitem'}
              aria-checked={help && state.editor.ui[help]}
              onClick={() => run(name)}
              sx={{ gap: 2 }}
            >
              {hasMarks && (
                <Box component="span" sx={{ display: 'flex', width: 18 }}>
                  {help && state.editor.ui[help] && <Check sx={{ fontSize: 18 }} />}
                </Box>
              )}
              <ListItemText>{t(text as 'commands.undo')}</ListItemText>
              {shortcuts[0] && (
                <Typography variant="caption" dir="ltr" aria-hidden sx={{ color: 'text.secondary', marginInlineStart: 4 }}>
                  {shortcutText(shortcuts[0])}
                </Typography>
              )}
            </MenuItem>
          );
        }),
      ])}
      {children}
    </Menu>
  );
};
