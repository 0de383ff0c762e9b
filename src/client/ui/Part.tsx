import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

/** A part of the drawer under its own head. */
export const Part = ({
  title,
  action,
  children,
}: {
  readonly title: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}) => {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1, mb: 2 }}>
        <Typography id={titleId} variant="h3" sx={{ flex: '1 0 auto', maxWidth: '100%' }}>
          {title}
        </Typography>
        {action}
      </Box>
      {children}
    </section>
  );
};

/** Things one below the other, each in a frame. */
export const Cards = ({ children }: { readonly children: ReactNode }) => (
  <Box component="ul" sx={cards}>
    {children}
  </Box>
);

const cards = {
  display: 'grid',
  gap: 3,
  m: 0,
  p: 0,
  fontSize: 13,
  listStyle: 'none',
  '& > li': { border: 1, borderColor: 'divider', borderRadius: 1, p: 4, minWidth: 0, overflowWrap: 'anywhere' },
} as const;
