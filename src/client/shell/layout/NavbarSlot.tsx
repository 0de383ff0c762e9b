import { lazy, Suspense } from 'react';
import type { User } from '../../entities/users';
import { loadScreenTexts } from '../../i18n';

const NavbarTools = lazy(async () => {
  const [{ NavbarTools: Tools }] = await Promise.all([import(/* webpackPrefetch: true */ './NavbarTools'), loadScreenTexts()]);
  return { default: Tools };
});

/** The place of what helps to get around, which loads after the first picture. `bar` false: only the keys, no bar is shown. */
export const NavbarSlot = ({ user, bar = true }: { readonly user: User; readonly bar?: boolean }) => (
  <Suspense>
    <NavbarTools user={user} bar={bar} />
  </Suspense>
);
