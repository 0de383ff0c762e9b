import type { Announcements, ScreenReaderInstructions, UniqueIdentifier } from '@dnd-kit/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

/** What a screen reader says while a column is moved among `ids`. */
export const useColumnWords = (
  ids: readonly string[],
  nameOf: (id: string) => string,
): { readonly announcements: Announcements; readonly screenReaderInstructions: ScreenReaderInstructions } => {
  const { t } = useTranslation('lists');
  /** Where it was said to be: being over its own place when it is taken is no news. */
  const said = useRef<UniqueIdentifier>(null);
  const told = (id: UniqueIdentifier, at: UniqueIdentifier) => {
    said.current = at;
    return { column: nameOf(String(id)), place: ids.indexOf(String(at)) + 1, count: ids.length };
  };
  return {
    announcements: {
      onDragStart: ({ active }) => t('columns.taken', told(active.id, active.id)),
      onDragOver: ({ active, over }) => (over && over.id !== said.current ? t('columns.over', told(active.id, over.id)) : undefined),
      onDragEnd: ({ active, over }) =>
        over && over.id !== active.id ? t('columns.placed', told(active.id, over.id)) : t('columns.kept', told(active.id, active.id)),
      onDragCancel: ({ active }) => t('columns.kept', told(active.id, active.id)),
    },
    screenReaderInstructions: { draggable: t('columns.how') },
  };
};
