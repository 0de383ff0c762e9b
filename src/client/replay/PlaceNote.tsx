import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { Recorder } from './recorder';

/** Notes where the person is and which language the page speaks, whenever either changes. Stands inside the router. */
export const PlaceNote = ({ note }: { readonly note: Recorder['notePlace'] }) => {
  const { pathname, search } = useLocation();
  const { language } = useTranslation().i18n;
  useEffect(() => note({ address: pathname + search, language }), [note, pathname, search, language]);
  return null;
};
