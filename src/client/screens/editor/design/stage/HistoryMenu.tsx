import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import { useSelector, useStore } from 'react-redux';
import { jumpTo } from '../../../../editor/commands/history';
import { stepBetween } from '../../../../editor/document/step-name';
import type { Root } from '../../root';

interface HistoryMenuProps {
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** The steps of the history, newest first; a click goes there. It stays open, so that one can look around. */
export const HistoryMenu = ({ anchor, onClose }: HistoryMenuProps) => {
  const { t } = useTranslation('editor');
  const store = useStore<Root>();
  const { past, present, future } = useSelector(({ editor }: Root) => editor.document);
  const states = [...past, present, ...future];
  const now = past.length;
  const name = (index: number): string => {
    const [before, after] = [states[index - 1], states[index]];
    if (!before || !after) return t('history.start');
    const { name: step, layer, count } = stepBetween(before, after);
    const what = t(`history.steps.${step}`);
    if (layer !== null) return t('history.of', { step: what, name: layer });
    return count > 1 ? t('history.of', { step: what, name: t('layers.several', { count }) }) : what;
  };
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { dense: true, 'aria-label': t('history.title') }, paper: { sx: { maxHeight: 420, width: 280 } } }}
    >
      {states
        .map((_state, index) => (
          <MenuItem
            key={index}
            role="menuitemradio"
            aria-checked={index === now}
            selected={index === now}
            autoFocus={index === now}
            onClick={() => jumpTo(store.getState(), index - now).forEach((action) => store.dispatch(action))}
            sx={{ opacity: index > now ? 0.55 : 1 }}
          >
            <ListItemText slotProps={{ primary: { noWrap: true } }}>{name(index)}</ListItemText>
          </MenuItem>
        ))
        .reverse()}
    </Menu>
  );
};
