import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { KeyCap } from '../../shortcuts/KeyCap';

interface Choice {
  readonly id: string;
  readonly label: string;
  /** What it does. */
  readonly hint?: readonly string[];
  readonly onChoose: () => void;
}

interface PickMenuProps {
  readonly anchor: Element | null;
  readonly label: string;
  /** Said where there is nothing to choose. */
  readonly none?: string;
  readonly choices: readonly Choice[];
  /** They are not all there yet: a number waits for them. */
  readonly loading?: boolean;
  readonly onClose: () => void;
}

/** Choices by number: the first nine by a key each, wherever the focus is still on its way to. */
export const PickMenu = ({ anchor, label, none, choices, loading = false, onClose }: PickMenuProps) => {
  const { t } = useTranslation('common');
  const choose = (choice: Choice | undefined): void => {
    if (!choice) return;
    onClose();
    choice.onChoose();
  };
  const wanted = useRef<number | null>(null);
  const pick = useEffectEvent((): void => {
    if (loading || wanted.current === null) return;
    choose(choices[wanted.current - 1]);
    wanted.current = null;
  });
  const onKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    const isEscape = event.key === 'Escape';
    if ((!isEscape && !/^[1-9]$/u.test(event.key)) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (isEscape) return onClose();
    wanted.current = Number(event.key);
    pick();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, []);
  useEffect(() => pick(), [loading]);
  // The choice that had the focus goes when others come.
  const list = useRef<HTMLUListElement>(null);
  const hasChoices = choices.length > 0;
  useEffect(() => {
    if (!list.current?.contains(document.activeElement)) list.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
  }, [hasChoices]);
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{
        list: { ref: list, 'aria-label': label, dense: true },
        paper: { sx: { maxWidth: 380, maxHeight: 'min(70dvh, 560px)' } },
      }}
    >
      {choices.map((choice, i) => (
        <MenuItem key={choice.id} onClick={() => choose(choice)} aria-keyshortcuts={i < 9 ? String(i + 1) : undefined} sx={row}>
          <span>{i < 9 && <KeyCap keys={[String(i + 1)]} />}</span>
          <span>
            {choice.label}
            {choice.hint?.map((line, nth) => (
              <small key={nth}>{line}</small>
            ))}
          </span>
        </MenuItem>
      ))}
      {choices.length === 0 && (
        <MenuItem onClick={onClose}>
          <Box component="span" sx={{ whiteSpace: 'normal', color: 'text.secondary' }}>
            {none ?? t('list.noMatch')}
          </Box>
        </MenuItem>
      )}
    </Menu>
  );
};

const row = {
  display: 'grid',
  gridTemplateColumns: '28px 1fr',
  alignItems: 'start',
  whiteSpace: 'normal',
  '& small': { display: 'block', fontSize: 12, color: 'text.secondary', overflowWrap: 'anywhere' },
} as const;
