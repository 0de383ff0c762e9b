import Search from '../../ui/icons/Search';
import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '../../entities/users';
import { KeyCap } from '../shortcuts/KeyCap';
import { PALETTE_KEYS } from '../shortcuts/registry';
import { useContainers, useScreens } from './sources';
import { suggestionsFor } from './suggestion';
import { SuggestionList } from './SuggestionList';
import { useFound } from './use-found';
import { useSuggestionBox } from './use-suggestion-box';

/** The navbar's search box: screens, orders, items and containers, filtered as the person types. */
export const NavbarSearch = ({ user }: { readonly user: User }) => {
  const { t } = useTranslation('navigation');
  const id = useId();
  const [query, setQuery] = useState('');
  const [open, setOpen] = useState(false);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const screens = useScreens(user);
  const containers = useContainers(user);
  const { found, status } = useFound(open ? query : '');
  const suggestions = useMemo(() => suggestionsFor(query, [...screens, ...found, ...containers]), [containers, found, query, screens]);
  const box = useSuggestionBox({
    id,
    query,
    onQuery: setQuery,
    suggestions,
    open,
    onOpen: () => setOpen(true),
    onClose: () => {
      setOpen(false);
      setQuery('');
    },
  });
  return (
    <Box
      {...box.getRootProps({ onKeyDown: box.onKeyDown })}
      role="search"
      sx={{ position: 'relative', width: 280, flexShrink: 1, minWidth: 160 }}
    >
      <Box ref={setAnchor} sx={field}>
        <Search aria-hidden sx={{ color: 'text.secondary', fontSize: 18 }} />
        <InputBase
          placeholder={t('search.placeholder')}
          inputProps={{ ...box.getInputProps(), 'aria-label': t('search.label'), type: 'search', maxLength: 200 }}
          sx={{ flex: 1, fontSize: 13, '& input::placeholder': { color: 'text.secondary', opacity: 1 } }}
        />
        {!open && <KeyCap keys={PALETTE_KEYS} />}
      </Box>
      {box.popupOpen && (
        // Outside the bar, whose colour would change the list's.
        <Popper open anchorEl={anchor} placement="bottom-end" sx={{ zIndex: 'modal' }}>
          <Paper elevation={8} sx={popup}>
            <SuggestionList box={box} query={query} status={status} />
          </Paper>
        </Popper>
      )}
    </Box>
  );
};

const field = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  height: 34,
  px: 2.5,
  borderRadius: 1,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.subtle',
  '&:focus-within': { borderColor: 'primary.main', outline: '1px solid', outlineColor: 'primary.main' },
  '& input::-webkit-search-cancel-button': { display: 'none' },
} as const;

const popup = {
  width: 440,
  mt: 1.5,
  maxHeight: 'min(480px, 75vh)',
  display: 'flex',
  flexDirection: 'column',
  border: 1,
  borderColor: 'divider',
  overflow: 'hidden',
} as const;
