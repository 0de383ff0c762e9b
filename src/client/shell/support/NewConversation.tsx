import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { SupportInputLimits } from '../../../contract/generated/limits';
import { addresses } from '../../../domain/addresses/addresses';
import type { Order } from '../../entities/orders';
import { supports } from '../../entities/supports';
import { useMutation } from '../../kernel/hooks';
import { DeedDialog } from '../orders/DeedDialog';
import { TextBox } from '../orders/TextBox';

interface NewConversationProps {
  readonly order: Pick<Order, '_id' | 'number'>;
  readonly onClose: () => void;
}

/** Begins a conversation with an order's buyer and goes there. */
export const NewConversation = ({ order, onClose }: NewConversationProps) => {
  const { t } = useTranslation('support');
  const navigate = useNavigate();
  const { submit, state } = useMutation(supports, supports.actions.make);
  const [subject, setSubject] = useState(() => t('begin.default', { number: order.number }));
  const made = state?.status === 'done' ? state.ids?.[0] : undefined;
  const close = (): void =>
    made === undefined ? onClose() : void navigate(addresses.support.print({ filter: 'order', status: 'All', id: made }));
  return (
    <DeedDialog
      title={t('begin.title')}
      confirm={t('begin.do')}
      state={state}
      disabled={subject.trim() === ''}
      onConfirm={() => submit({ params: { order_id: order._id, subject: subject.trim() } })}
      onClose={close}
    >
      <TextBox autoFocus label={t('begin.subject')} value={subject} most={SupportInputLimits.subject.characters} onChange={setSubject} />
    </DeedDialog>
  );
};
