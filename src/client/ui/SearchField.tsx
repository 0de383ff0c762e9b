import Close from './icons/Close';
import Search from './icons/Search';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Afterwards } from './Afterwards';
import { hasSingleKeys } from './single-keys';

interface SearchFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder: string;
  /** The key `/` comes here from wherever on the page nobody is typing. */
  readonly slash?: boolean;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** A search box; Escape empties it. */
export const SearchField = ({ value, onChange, placeholder, slash = false }: SearchFieldProps) => {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!slash) return;
    const go = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (!hasSingleKeys() || isTyping(event.target) || document.querySelector('[aria-modal="true"]')) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    window.addEventListener('keydown', go);
    return () => window.removeEventListener('keydown', go);
  }, [slash]);
  return (
    <Box sx={frame}>
      <Search aria-hidden sx={{ color: 'text.secondary', fontSize: 18 }} />
      <Box
        component="input"
        ref={input}
        type="search"
        value={value}
        placeholder={placeholder}
        aria-label={`${t('action.search')}: ${placeholder}`}
        aria-keyshortcuts={slash ? '/' : undefined}
        onChange={(event: React.ChangeEvent<HTMLInputElement>) => onChange(event.target.value)}
        onKeyDown={(event: React.KeyboardEvent) => event.key === 'Escape' && onChange('')}
        sx={box}
      />
      {/* There before anything is typed: the looks it brings would have the browser style the whole page again at the first key. */}
      <Afterwards>
        <IconButton
          aria-label={t('action.clear')}
          onClick={() => onChange('')}
          sx={clear}
          style={{ visibility: value === '' ? 'hidden' : undefined }}
        >
          <Close sx={{ fontSize: 16 }} />
        </IconButton>
      </Afterwards>
    </Box>
  );
};

const clear = { p: 1 } as const;

/** The browser's own box in our looks: a list's first picture needs no more. */
const box = {
  flex: 1,
  minWidth: 0,
  height: 30,
  p: 0,
  border: 0,
  outline: 0,
  font: 'inherit',
  fontSize: 13,
  color: 'inherit',
  bgcolor: 'transparent',
  '&::placeholder': { color: 'text.secondary', opacity: 1 },
  '&::-webkit-search-cancel-button': { display: 'none' },
} as const;

const frame = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  // Beside a button there is room for both on a phone.
  flex: '1 1 160px',
  width: '100%',
  minWidth: 0,
  maxWidth: 300,
  height: 32,
  maxHeight: 32,
  paddingInlineStart: 2,
  paddingInlineEnd: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -1 },
} as const;
