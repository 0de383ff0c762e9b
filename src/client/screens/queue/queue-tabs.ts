import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { addresses } from '../../../domain/addresses/addresses';

/** The parts of Support; `count`: how many there are in the queue. */
export const useQueueTabs = (value: 'queue' | 'figures', count?: number) => {
  const { t } = useTranslation('queue');
  return useMemo(
    () => ({
      value,
      items: [
        { value: 'queue', label: t('tab.queue'), to: addresses.supportQueue.print(), count },
        { value: 'order', label: t('tab.order'), to: addresses.support.print({ filter: 'order' }) },
        { value: 'message', label: t('tab.message'), to: addresses.support.print({ filter: 'message' }) },
        { value: 'figures', label: t('tab.figures'), to: addresses.supportFigures.print() },
      ],
    }),
    [t, value, count],
  );
};
