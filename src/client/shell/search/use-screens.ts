import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { User } from '../../entities/users';
import { externalAddress, permittedNavigation } from '../layout/navigation';
import { navigationIcons } from '../layout/navigation-icons';
import type { Suggestion } from './suggestion';

/** The menu entries a person may see, to choose from. */
export const useScreens = (user: User): readonly Suggestion[] => {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  return useMemo(
    () =>
      permittedNavigation(user).flatMap((group) =>
        group.entries.map((entry): Suggestion => {
          const { id, label, route, external } = entry;
          const text = t(`nav.${label}`);
          return {
            key: `screens:${id}`,
            group: 'screens',
            text,
            ...(group.id !== 'top' && { hint: t(`nav.${group.label}`) }),
            Icon: navigationIcons[id],
            ...(!external && { place: { id, target: id, title: text, link: route, icon: id } }),
            choose: () => (external ? window.open(externalAddress(entry), '_blank', 'noreferrer') : void navigate(route)),
          };
        }),
      ),
    [navigate, t, user],
  );
};
