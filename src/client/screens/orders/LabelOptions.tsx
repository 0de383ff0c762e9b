import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { members } from '../../entities/members';
import { useList } from '../../kernel/hooks';
import type { BulkOptionsProps } from '../../shell/lists/bulk/offer';
import { useMay } from '../../shell/session/use-may';
import { SelectField } from '../../ui/form/SelectField';
import { TagField } from '../../ui/form/TagField';

/** Neither somebody nor nobody: who looks after it stays. */
const AS_IT_IS = '-';

/** Who looks after chosen orders, and which tags they get or lose. */
export const LabelOptions = ({ count, onReady, onClose }: BulkOptionsProps) => {
  const { t } = useTranslation('orders');
  const { t: say } = useTranslation('order');
  const { t: common } = useTranslation('common');
  const titleId = useId();
  const mayPeople = useMay('user', 'view');
  const people = useList(members, { perpage: 100 }, { skip: !mayPeople });
  const [assignee, setAssignee] = useState(AS_IT_IS);
  const [add, setAdd] = useState<readonly string[]>([]);
  const [remove, setRemove] = useState<readonly string[]>([]);
  const params = {
    ...(assignee !== AS_IT_IS && { assignee }),
    ...(add.length > 0 && { add_tags: [...add] }),
    ...(remove.length > 0 && { remove_tags: [...remove] }),
  };
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('bulk.labelTitle', { count })}</DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
        {mayPeople && (
          <SelectField
            label={t('column.assignee')}
            value={assignee}
            options={[
              { value: AS_IT_IS, label: say('label.asItIs') },
              { value: '', label: say('nobody') },
              ...people.rows.map(({ _id, name, email }) => ({ value: _id, label: name || email })),
            ]}
            onChange={setAssignee}
          />
        )}
        <TagField label={say('label.add')} value={add} onChange={setAdd} />
        <TagField label={say('label.remove')} value={remove} onChange={setRemove} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{common('action.cancel')}</Button>
        <Button variant="contained" disabled={Object.keys(params).length === 0} onClick={() => onReady({ params }, false)}>
          {say('label.review')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
