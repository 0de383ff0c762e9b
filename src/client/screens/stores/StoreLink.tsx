import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';

/** The query parameter that opens a store's drawer over whatever list is shown; `new` for one to be added. */
export const STORE_PARAM = 'store';

interface StoreLinkProps {
  readonly id: string;
  /** Looks like an icon button. */
  readonly button?: boolean;
  readonly label?: string;
  readonly children: ReactNode;
}

export const StoreLink = ({ id, button = false, label, children, ...rest }: StoreLinkProps) => {
  const [params] = useSearchParams();
  const next = new URLSearchParams(params);
  next.set(STORE_PARAM, id);
  const to = { search: `?${next.toString()}` };
  if (button) {
    return (
      <IconButton component={Link} to={to} aria-label={label} {...rest}>
        {children}
      </IconButton>
    );
  }
  return (
    <MuiLink component={Link} to={to} color="inherit">
      {children}
    </MuiLink>
  );
};
