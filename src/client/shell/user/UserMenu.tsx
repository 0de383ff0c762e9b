import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '../../entities/users';

const UserMenuList = lazy(async () => ({ default: (await import(/* webpackChunkName: "tools" */ './UserMenuList')).UserMenuList }));

/** Who is signed in, and the menu of what is theirs. */
export const UserMenu = ({ user }: { readonly user: User }) => {
  const { t } = useTranslation('shell');
  const menuId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        aria-label={t('user.menu', { name: user.name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Box
          component="span"
          // Drawn, not written: the button's name is the person's, and a name should hold what is written on its button.
          data-initials={initials(user.name)}
          sx={{
            '&::before': { content: 'attr(data-initials)' },
            display: 'grid',
            placeItems: 'center',
            width: 28,
            height: 28,
            borderRadius: '50%',
            fontSize: 12,
            fontWeight: 600,
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
          }}
        />
      </IconButton>
      {anchor && (
        <Suspense>
          <UserMenuList id={menuId} user={user} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
};

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('');
