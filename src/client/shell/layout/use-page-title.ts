import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { brand } from './Brand';
import { entryAt, NAVIGATION, TOP_MENU } from './navigation';

const PLACES = [...NAVIGATION, { id: 'top', label: 'top', entries: TOP_MENU } as const];

/** Names the browser tab after the place of the menu, so that many open tabs can be told apart. */
export const usePageTitle = (): void => {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const place = entryAt(pathname, PLACES);
  const title = place ? `${t(`nav.${place.label}`)} · ${brand.name}` : brand.name;
  useEffect(() => {
    document.title = title;
  }, [title]);
};
