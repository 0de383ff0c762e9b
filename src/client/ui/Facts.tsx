import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { ownDirection } from './styles';

const NOTHING: ReadonlySet<ReactNode> = new Set([null, undefined, false, '']);

/** What is known of something, each fact with its name; those without a value are left out. */
export const Facts = ({ facts }: { readonly facts: readonly (readonly [label: string, value: ReactNode])[] }) => (
  <Box component="dl" sx={list}>
    {facts.map(
      ([label, value]) =>
        !NOTHING.has(value) && (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ),
    )}
  </Box>
);

const list = {
  display: 'grid',
  gap: 2,
  m: 0,
  fontSize: 13,
  '& > div': { display: 'grid', gridTemplateColumns: '120px 1fr', alignItems: 'center', gap: 2 },
  '& dt, & dd': ownDirection,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, minWidth: 0, overflowWrap: 'anywhere' },
} as const;
