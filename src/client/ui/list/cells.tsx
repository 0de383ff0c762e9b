import type { ReactNode } from 'react';

/** Words on two lines at most; pointed at, all of them. */
export const Words = ({ children }: { readonly children: string | null | undefined }) =>
  children && (
    <span className="words" title={children}>
      {children}
    </span>
  );

/** What people know a row by (`b`) or what a cell says first, and beneath it what else is to be said (`small`). */
export const Stacked = ({ title, children }: { readonly title?: string; readonly children: ReactNode }) => (
  <div className="stacked" title={title}>
    {children}
  </div>
);

/** How they look, said once for a whole list: a cell with a style of its own costs a pass through the style engine. */
export const cellLook = {
  '& a[data-leads]': {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    color: 'inherit',
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
  },
  '& .words': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: '2',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    whiteSpace: 'normal',
    lineHeight: 1.3,
    unicodeBidi: 'plaintext',
  },
  // Rows of a long list are of one height, which two lines fit into.
  '& .stacked': { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', py: 0.5, lineHeight: 1.3 },
  '& .end .stacked': { alignItems: 'flex-end' },
  '& .stacked b': { fontWeight: 500 },
  '& .stacked small': { fontSize: 12, color: 'text.secondary' },
  '& .stacked > *': { maxWidth: 1, overflow: 'hidden', textOverflow: 'ellipsis', unicodeBidi: 'plaintext' },
} as const;
