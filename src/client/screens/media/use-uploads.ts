import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import type { EntitiesState } from '../../kernel/entity-reducer';
import type { TasksRoot } from '../../kernel/tasks-slice';
import { showToast } from '../../ui/toast';

/** Queues uploads of one type, by code that loads with the first. `replaces`: the file whose picture the chosen one takes the place of. */
export const useUploads = (type: string, replaces?: string): ((chosen: readonly File[]) => void) => {
  const store = useStore<EntitiesState & TasksRoot>();
  const { t } = useTranslation('errors');
  return useCallback(
    (chosen) => {
      import('./queue-uploads').then(
        ({ queueUploads }) => queueUploads(store, chosen, type, replaces),
        () => showToast(t('maintenance.title'), { tone: 'error' }),
      );
    },
    [store, t, type, replaces],
  );
};
