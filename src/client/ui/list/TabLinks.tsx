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
}

/** The statuses of a list, or the sections of something; each is a link, so it opens in a new browser tab too. */
export const TabLinks = ({ tabs, value, label, step }: TabLinksProps) => {
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
    <Box component="nav" aria-label={label} sx={frame}>
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

const frame = {
  display: 'flex',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBottom: 1,
  borderColor: 'divider',
  mb: 3,
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 1.5,
    flexShrink: 0,
    minHeight: 40,
    px: 3,
    fontSize: 13,
    fontWeight: 500,
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    color: 'text.secondary',
    borderBottom: 2,
    borderColor: 'transparent',
    '&:hover': { color: 'text.primary' },
    '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2, borderRadius: 1 },
    '&.current': { color: 'primary.main', borderColor: 'primary.main' },
    '& span': { fontSize: 12, fontWeight: 400, color: 'text.secondary' },
  },
} as const;
