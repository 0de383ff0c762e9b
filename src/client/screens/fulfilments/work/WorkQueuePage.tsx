import Factory from '../../../ui/icons/FactoryOutlined';
import { useTranslation } from 'react-i18next';
import { fulfilments } from '../../../entities/fulfilments';
import { useList, useRow } from '../../../kernel/hooks';
import { AbsentRow } from '../../../shell/lists/RowDrawer';
import { WorkQueue } from './WorkQueue';

/** The queue of the fulfilment the address names. */
export const WorkQueuePage = ({ id }: { readonly id: string }) => {
  const { t } = useTranslation('fulfilments');
  const fulfilment = useRow(fulfilments, id);
  const list = useList(fulfilments, { variables: { _id: id } });
  return fulfilment && fulfilment.orders !== 'api' ? (
    <WorkQueue key={id} fulfilment={fulfilment} />
  ) : (
    <AbsentRow list={list} gone={t('gone')} Icon={Factory} />
  );
};
