import Search from '../../ui/icons/Search';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import InputBase from '@mui/material/InputBase';
import Typography from '@mui/material/Typography';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '../../entities/users';
import { useContainers, useScreens } from '../search/sources';
import { suggestionsFor } from '../search/suggestion';
import { SuggestionList } from '../search/SuggestionList';
import { useFound } from '../search/use-found';
import { useSuggestionBox } from '../search/use-suggestion-box';
import { KeyCap } from '../shortcuts/KeyCap';
import { useActions } from './use-actions';
import { usePlaces } from './use-places';

interface CommandPaletteProps {
  readonly user: User;
  readonly onClose: () => void;
  /** Shows all shortcuts. */
  readonly onSheet: () => void;
}

/** Everything one can go to or do, by typing a few letters of it. Only what the person may see. */
export const CommandPalette = ({ user, onClose, onSheet }: CommandPaletteProps) => {
  const { t } = useTranslation('navigation');
  const id = useId();
  const [query, setQuery] = useState('');
  const places = usePlaces(user);
  const screens = useScreens(user);
  const containers = useContainers(user);
  const actions = useActions(onSheet);
  const { found, status } = useFound(query);
  const suggestions = useMemo(
    () => suggestionsFor(query, [...places, ...screens, ...found, ...containers, ...actions]),
    [actions, containers, found, places, query, screens],
  );
  const box = useSuggestionBox({ id, query, onQuery: setQuery, suggestions, open: true, onOpen: () => undefined, onClose });
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="sm"
      fullWidth
      // The same text box wherever a list of any length is.
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{ paper: { 'aria-label': t('palette.label'), sx: { mt: '10vh', height: 'min(520px, 75vh)' } } }}
    >
      <Box {...box.getRootProps({ onKeyDown: box.onKeyDown })} sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2.5, px: 4, minHeight: 52, borderBottom: 1, borderColor: 'divider' }}>
          <Search aria-hidden sx={{ color: 'text.secondary' }} />
          <InputBase
            autoFocus
            placeholder={t('palette.placeholder')}
            inputProps={{ ...box.getInputProps(), 'aria-label': t('palette.label'), maxLength: 200 }}
            sx={{ flex: 1, fontSize: 15, '& input::placeholder': { color: 'text.secondary', opacity: 1 } }}
          />
          <KeyCap keys={['Esc']} />
        </Box>
        <SuggestionList box={box} query={query} status={status} />
        <Typography
          variant="caption"
          component="div"
          sx={{ display: 'flex', gap: 4, px: 4, py: 2, borderTop: 1, borderColor: 'divider', color: 'text.secondary' }}
        >
          <span>
            <KeyCap keys={['Enter']} /> {t('palette.choose')}
          </span>
          <span>
            <KeyCap keys={['Mod', 'B']} /> {t('palette.star')}
          </span>
          <span>
            <KeyCap keys={['?']} /> {t('palette.sheet')}
          </span>
        </Typography>
      </Box>
    </Dialog>
  );
};
