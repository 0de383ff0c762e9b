import UnfoldMore from '../../ui/icons/UnfoldMore';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '../../entities/users';

const ContainerList = lazy(async () => ({ default: (await import(/* webpackChunkName: "tools" */ './ContainerList')).ContainerList }));

/** The containers a person may go to: theirs, as the server lists them, without the hidden ones. */
export const visibleContainers = ({ auth_docker }: User): User['auth_docker'] => auth_docker.filter(({ docker }) => !docker.hiden);

/** The container the person works in, by name; with more than one, the way to the others. */
export const ContainerSwitch = ({ user }: { readonly user: User }) => {
  const { t } = useTranslation('shell');
  const listId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = user.auth_docker.find(({ current }) => current)?.docker.label ?? '';
  if (visibleContainers(user).length < 2) {
    return (
      <Typography variant="subtitle2" component="div" noWrap sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
    );
  }
  return (
    <>
      <Button
        color="inherit"
        aria-label={t('containers.open', { name: label })}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? listId : undefined}
        endIcon={<UnfoldMore />}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ minWidth: 0, overflow: 'hidden', color: 'text.secondary' }}
      >
        {label}
      </Button>
      {anchor && (
        <Suspense>
          <ContainerList id={listId} user={user} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
};
