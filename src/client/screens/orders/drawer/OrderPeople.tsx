import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { members } from '../../../entities/members';
import type { Order } from '../../../entities/orders';
import { useList } from '../../../kernel/hooks';
import { useMay } from '../../../shell/session/use-may';
import { Facts } from '../../../ui/Facts';
import { SelectField } from '../../../ui/form/SelectField';
import { TagField } from '../../../ui/form/TagField';
import { useChange } from './use-change';

interface OrderPeopleProps {
  readonly order: Order;
  readonly mayChange: boolean;
}

/** Who looks after an order, and its tags; each choice counts at once. */
export const OrderPeople = ({ order, mayChange }: OrderPeopleProps) => {
  const { t } = useTranslation('orders');
  const { t: say } = useTranslation('order');
  const { tags, assignee } = order;
  const mayPeople = useMay('user', 'view');
  const people = useList(members, { perpage: 100 }, { skip: !mayPeople || !mayChange });
  const { change } = useChange(order._id);
  if (!mayChange) {
    return (
      <Facts
        facts={[
          [t('column.assignee'), assignee?.name],
          [t('column.tags'), tags.join(', ')],
        ]}
      />
    );
  }
  const known = people.rows.map(({ _id, name, email }) => ({ value: _id, label: name || email }));
  const others = assignee && !known.some(({ value }) => value === assignee._id) ? [{ value: assignee._id, label: assignee.name }] : [];
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <SelectField
        label={t('column.assignee')}
        value={assignee?._id ?? ''}
        options={[{ value: '', label: say('nobody') }, ...others, ...known]}
        onChange={(id) => change({ assignee: id })}
      />
      <TagField
        label={t('column.tags')}
        value={tags}
        onChange={(next) =>
          change({ add_tags: next.filter((tag) => !tags.includes(tag)), remove_tags: tags.filter((tag) => !next.includes(tag)) })
        }
      />
    </Box>
  );
};
