import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TaskInputLimits } from '../../../contract/generated/limits';
import type { Pieces } from '../../../domain/sales/pieces';
import { RESOLUTIONS, TASK_CATEGORIES, type TaskType } from '../../../domain/tasks/tasks';
import { orderTasks } from '../../entities/order-tasks';
import { orders, type Order } from '../../entities/orders';
import { useList, useMutation, useSettledText } from '../../kernel/hooks';
import { Labelled } from '../../ui/form/Labelled';
import { SelectField } from '../../ui/form/SelectField';
import { showToast } from '../../ui/toast';
import { DeedDialog } from './DeedDialog';
import { PictureFiles } from './PictureFiles';
import { PiecesFields } from './PiecesFields';
import { categoryOptions, priorityOptions, resolutionName } from './task-words';
import { TextBox } from './TextBox';
import { useMay } from '../session/use-may';

interface NewTaskProps {
  readonly type: TaskType;
  /** The one to begin with. */
  readonly category?: string | undefined;
  /** Without it the order is looked for by its number. */
  readonly order?: Order;
  /** The conversation it comes from. */
  readonly supportId?: string | undefined;
  readonly onClose: () => void;
}

/** Opens a ticket or a design task for an order. */
export const NewTask = ({ type, category: first, order: given, supportId, onClose }: NewTaskProps) => {
  const { t } = useTranslation('orderTasks');
  const mayFiles = useMay('file', 'add');
  const { submit, state } = useMutation(orderTasks, orderTasks.actions.make);
  const [found, setFound] = useState<Order | null>(null);
  const [category, setCategory] = useState<string>(first ?? TASK_CATEGORIES[type][0]);
  const [priority, setPriority] = useState('normal');
  const [pieces, setPieces] = useState<readonly Pieces[]>([]);
  const [wanted, setWanted] = useState('');
  const [brief, setBrief] = useState('');
  const [files, setFiles] = useState<readonly string[]>([]);
  const order = given ?? found;
  const ticket = type === 'support';
  const open = (): void => {
    if (!order) return;
    submit({
      params: {
        type,
        category,
        order_id: order._id,
        priority,
        pieces: [...pieces],
        brief: brief.trim(),
        files: [...files],
        ...(wanted !== '' && { wanted }),
        ...(supportId && { support_id: supportId }),
      },
    });
  };
  return (
    <DeedDialog
      title={given ? t(ticket ? 'new.ticketFor' : 'new.designFor', { number: given.number }) : t(ticket ? 'new.ticket' : 'new.design')}
      confirm={t(ticket ? 'new.openTicket' : 'new.openDesign')}
      state={state}
      disabled={!order}
      onConfirm={open}
      onClose={() => {
        if (state?.status === 'done') showToast(t(ticket ? 'new.ticketDone' : 'new.designDone'));
        onClose();
      }}
    >
      {!given && (
        <OrderPicker
          value={found}
          onChange={(next) => {
            setFound(next);
            setPieces([]);
          }}
        />
      )}
      <SelectField label={t('column.category')} value={category} options={categoryOptions(t, type)} onChange={setCategory} />
      <TextBox
        label={t(ticket ? 'wrongLabel' : 'briefLabel')}
        hint={t(ticket ? 'new.wrongHint' : 'new.briefHint')}
        value={brief}
        most={TaskInputLimits.brief.characters}
        rows={3}
        onChange={setBrief}
      />
      {order && (
        <PiecesFields
          order={order}
          label={(name) => t('new.affected', { name })}
          most={order.items.map(({ _id: line_id, quantity }) => ({ line_id, quantity }))}
          value={pieces}
          onChange={setPieces}
        />
      )}
      {ticket && (
        <SelectField
          label={t('column.wanted')}
          value={wanted}
          options={[{ value: '', label: t('nothingWanted') }, ...RESOLUTIONS.map((value) => ({ value, label: resolutionName(t, value) }))]}
          onChange={setWanted}
        />
      )}
      <SelectField label={t('column.priority')} value={priority} options={priorityOptions(t)} onChange={setPriority} />
      {mayFiles && (
        <PictureFiles
          title={t(ticket ? 'files.photos' : 'files.reference')}
          add={t('files.add')}
          most={TaskInputLimits.files.entries}
          value={files}
          onChange={setFiles}
        />
      )}
    </DeedDialog>
  );
};

/** Orders that are offered at a time. */
const MOST = 8;

/** An order by its number, or its buyer's name. */
const OrderPicker = ({ value, onChange }: { readonly value: Order | null; readonly onChange: (order: Order | null) => void }) => {
  const { t } = useTranslation('orderTasks');
  const [asked, setAsked] = useState('');
  const [typed, setTyped] = useSettledText(asked, setAsked);
  const search = asked.trim().replace(/^#/u, '');
  const { rows, loading } = useList(orders, { perpage: MOST, variables: { search } }, { skip: search === '' });
  const matches = search === '' ? [] : rows;
  const nameOf = ({ number, buyer, store }: Order): string =>
    `#${number} · ${[`${buyer.first_name} ${buyer.last_name}`.trim(), store.sto_name].filter(Boolean).join(' · ')}`;
  const exact = matches.find(({ number }) => number.replace(/^#/u, '') === search);
  // A whole number means the one order that has it.
  if (exact && !value) onChange(exact);
  return (
    <>
      <Labelled label={t('new.order')} hint={search !== '' && !loading && matches.length === 0 ? t('new.noOrder') : t('new.orderHint')}>
        {({ id, describedBy }) => (
          <OutlinedInput
            id={id}
            size="small"
            autoFocus
            autoComplete="off"
            value={typed}
            slotProps={{ input: { 'aria-describedby': describedBy, maxLength: 100 } }}
            onChange={(event) => {
              setTyped(event.target.value);
              onChange(null);
            }}
          />
        )}
      </Labelled>
      {matches.length > 0 && (
        <SelectField
          label={t('new.found')}
          value={value?._id ?? ''}
          options={[{ value: '', label: t('new.choose') }, ...matches.map((order) => ({ value: order._id, label: nameOf(order) }))]}
          onChange={(id) => onChange(matches.find(({ _id }) => _id === id) ?? null)}
        />
      )}
    </>
  );
};
