import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { orders } from '../../../entities/orders';
import type { SupportDesk } from '../../../entities/support-desks';
import { supports, type Support } from '../../../entities/supports';
import { useList, useMutation, useSettledText } from '../../../kernel/hooks';
import { SelectField } from '../../../ui/form/SelectField';
import { TagField } from '../../../ui/form/TagField';
import { useFormat } from '../../../ui/format';
import { SearchField } from '../../../ui/SearchField';
import { DeedDialog } from '../../orders/DeedDialog';
import { taskStatusName } from '../../orders/task-words';
import { useMay } from '../../session/use-may';
import { writerOf } from '../words';

export interface DialogProps {
  readonly desk: SupportDesk;
  readonly support: Support;
  readonly onClose: () => void;
}

export const TagsDialog = ({ support, onClose }: DialogProps) => {
  const { t } = useTranslation('support');
  const { submit, state } = useMutation(supports, supports.actions.update);
  const [tags, setTags] = useState<readonly string[]>(support.tags);
  const add_tags = tags.filter((tag) => !support.tags.includes(tag));
  const remove_tags = support.tags.filter((tag) => !tags.includes(tag));
  return (
    <DeedDialog
      title={t('deed.tags')}
      confirm={t('tags.save')}
      state={state}
      disabled={add_tags.length + remove_tags.length === 0}
      onConfirm={() => submit({ ids: [support._id], params: { add_tags, remove_tags } })}
      onClose={onClose}
    >
      <TagField autoFocus label={t('deed.tags')} value={tags} onChange={setTags} />
    </DeedDialog>
  );
};

interface PickProps {
  readonly label: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

const Pick = ({ label, on, onChange }: PickProps) => (
  <FormControlLabel
    control={<Checkbox checked={on} onChange={(_event, next) => onChange(next)} />}
    label={label}
    slotProps={{ typography: { variant: 'body2', sx: { overflowWrap: 'anywhere' } } }}
  />
);

const toggled = (ids: readonly string[], id: string, on: boolean): readonly string[] =>
  on ? [...ids, id] : ids.filter((each) => each !== id);

export const MergeDialog = ({ desk, support, onClose }: DialogProps) => {
  const { t } = useTranslation('support');
  const { t: words } = useTranslation('orderTasks');
  const { submit, state } = useMutation(supports, supports.actions.merge);
  const [ids, setIds] = useState<readonly string[]>([]);
  return (
    <DeedDialog
      title={t('deed.merge')}
      confirm={t('merge.do')}
      state={state}
      disabled={ids.length === 0}
      onConfirm={() => submit({ ids: [...ids], into: support._id })}
      onClose={onClose}
    >
      <Typography variant="body2">{t(desk.others.length === 0 ? 'merge.none' : 'merge.text', { name: support.buyer.name })}</Typography>
      {desk.others.map(({ _id, subject, status }) => (
        <Pick
          key={_id}
          label={`${subject} · ${taskStatusName(words, status)}`}
          on={ids.includes(_id)}
          onChange={(on) => setIds(toggled(ids, _id, on))}
        />
      ))}
    </DeedDialog>
  );
};

/** Characters of a message by which it is known. */
const KNOWN_BY = 80;

export const SplitDialog = ({ desk, onClose }: DialogProps) => {
  const { t } = useTranslation('support');
  const format = useFormat();
  const { submit, state } = useMutation(supports, supports.actions.split);
  const [ids, setIds] = useState<readonly string[]>([]);
  return (
    <DeedDialog
      title={t('deed.split')}
      confirm={t('split.do')}
      state={state}
      disabled={ids.length === 0}
      onConfirm={() => submit({ _id: desk._id, message_ids: [...ids] })}
      onClose={onClose}
    >
      <Typography variant="body2">{t('split.text')}</Typography>
      {desk.messages.map((message) => (
        <Pick
          key={message._id}
          label={`${writerOf(t, message)}, ${format.moment(message.created_at)}: ${message.body.slice(0, KNOWN_BY)}`}
          on={ids.includes(message._id)}
          onChange={(on) => setIds(toggled(ids, message._id, on))}
        />
      ))}
    </DeedDialog>
  );
};

/** Which order a conversation is about: one of the buyer's, or any of the store's by its number. */
export const LinkOrderDialog = ({ desk, support, onClose }: DialogProps) => {
  const { t } = useTranslation('support');
  const { submit, state } = useMutation(supports, supports.actions.update);
  const mayOrders = useMay('order', 'view');
  const [search, setSearch] = useState('');
  const [typed, type] = useSettledText(search, setSearch);
  const found = useList(orders, { variables: { search, store: support.store._id } }, { skip: !mayOrders || search === '' });
  const known = search === '' ? desk.orders : found.rows;
  const [chosen, setChosen] = useState(support.order?._id ?? '');
  const all = [...(support.order ? [support.order] : []), ...known];
  const options = [...new Map(all.map(({ _id, number }) => [_id, { value: _id, label: `#${number}` }])).values()];
  return (
    <DeedDialog
      title={t('deed.link')}
      confirm={t('link.do')}
      state={state}
      disabled={chosen === (support.order?._id ?? '')}
      onConfirm={() => submit({ ids: [support._id], params: { order_id: chosen } })}
      onClose={onClose}
    >
      {mayOrders && <SearchField value={typed} onChange={type} placeholder={t('link.search')} />}
      <SelectField
        label={t('link.order')}
        value={chosen}
        options={[{ value: '', label: t('link.none') }, ...options]}
        onChange={setChosen}
      />
    </DeedDialog>
  );
};
