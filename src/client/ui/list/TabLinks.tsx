import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import type { NavigateOptions } from 'react-router-dom';
import { useFormat } from '../format';
import { Link } from '../Link';

export interface ListTab {
  readonly value: string;
  readonly label: string;
  /** Where the tab leads. */
  readonly to: string;
  /** Rows behind it; nothing is shown until it is known. */
  readonly count?: number | undefined;
}

interface TabLinksProps {
  readonly tabs: readonly ListTab[];
  readonly value: string;
  readonly label: string;
  /** How a tab is gone to, if not as a step of its own. */
  readonly step?: Pick<NavigateOptions, 'replace' | 'state'>;
  /** Of less weight: a second row under the tabs. */
  readonly quiet?: boolean;
  /** In a narrow pane that stays narrow: what does not fit goes to a second row, so that all of them are seen. */
  readonly wraps?: boolean;
}

/** The statuses of a list, or the sections of something; each is a link, so it opens in a new browser tab too. */
export const TabLinks = ({ tabs, value, label, step, quiet = false, wraps = false }: TabLinksProps) => {
  const format = useFormat();
  const current = useRef<HTMLAnchorElement>(null);
  // Counts that come later make the tabs wider.
  const counted = tabs.filter(({ count }) => count !== undefined).length;
  // Sideways only: the page itself stays where it is.
  useEffect(() => {
    const [tab, row] = [current.current?.getBoundingClientRect(), current.current?.parentElement];
    const frame = row?.getBoundingClientRect();
    if (!tab || !frame || (tab.left >= frame.left && tab.right <= frame.right)) return;
    row?.scrollBy?.({ left: tab.left < frame.left ? tab.left - frame.left : tab.right - frame.right });
  }, [value, counted]);
  return (
    <Box component="nav" aria-label={label} sx={[quiet ? quietFrame : frame, wraps && { flexWrap: 'wrap' }]}>
      {tabs.map((tab) => (
        <Box
          key={tab.value}
          component={Link}
          {...step}
          to={tab.to}
          ref={tab.value === value ? current : undefined}
          aria-current={tab.value === value ? 'page' : undefined}
          className={tab.value === value ? 'current' : undefined}
        >
          {tab.label}
          {tab.count !== undefined && <span>{format.count(tab.count)}</span>}
        </Box>
      ))}
    </Box>
  );
};

const row = { display: 'flex', overflowX: 'auto', scrollbarWidth: 'none', mb: 3 } as const;
const link = {
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  fontSize: 13,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  color: 'text.secondary',
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2, borderRadius: 1 },
  '& span': { fontSize: 12, fontWeight: 400, color: 'text.secondary' },
} as const;

const frame = {
  ...row,
  borderBottom: 1,
  borderColor: 'divider',
  '& a': {
    ...link,
    gap: 1.5,
    minHeight: 40,
    px: 3,
    fontWeight: 500,
    borderBottom: 2,
    borderColor: 'transparent',
    '&:hover': { color: 'text.primary' },
    '&.current': { color: 'primary.main', borderColor: 'primary.main' },
  },
} as const;

const quietFrame = {
  ...row,
  gap: 1,
  minHeight: 28,
  '& a': {
    ...link,
    gap: 1,
    minHeight: 28,
    px: 3,
    borderRadius: 1,
    '&:hover': { color: 'text.primary', bgcolor: 'action.hover' },
    '&.current': { color: 'text.primary', fontWeight: 500, bgcolor: 'action.selected' },
  },
} as const;
