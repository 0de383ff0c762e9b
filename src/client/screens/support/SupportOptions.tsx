import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkOptionsProps } from '../../shell/lists/bulk/offer';
import { OptionsDialog } from '../../shell/lists/bulk/OptionsDialog';
import { priorityOptions } from '../../shell/orders/task-words';
import { useMembers } from '../../shell/orders/use-members';
import { SelectField } from '../../ui/form/SelectField';
import { TagField } from '../../ui/form/TagField';

/** Asks for the assignee of chosen conversations. */
export const AssignSupportOptions = ({ count, ...rest }: BulkOptionsProps) => {
  const { t } = useTranslation('support');
  const people = useMembers(null, 'messenger');
  const [assignee, setAssignee] = useState('');
  return (
    <OptionsDialog title={t('many.assignTitle', { count })} extra={{ support: { assignee } }} {...rest}>
      <SelectField label={t('filter.assignee')} value={assignee} options={people} onChange={setAssignee} />
    </OptionsDialog>
  );
};

/** Asks for the priority of chosen conversations. */
export const PrioritySupportOptions = ({ count, ...rest }: BulkOptionsProps) => {
  const { t } = useTranslation('support');
  const { t: words } = useTranslation('orderTasks');
  const [priority, setPriority] = useState('high');
  return (
    <OptionsDialog title={t('many.priorityTitle', { count })} extra={{ support: { priority } }} {...rest}>
      <SelectField label={t('deed.priority')} value={priority} options={priorityOptions(words)} onChange={setPriority} />
    </OptionsDialog>
  );
};

/** Asks for tags to add to chosen conversations; the ones they have stay. */
export const TagsSupportOptions = ({ count, ...rest }: BulkOptionsProps) => {
  const { t } = useTranslation('support');
  const [add_tags, setTags] = useState<string[]>([]);
  return (
    <OptionsDialog title={t('many.tagsTitle', { count })} extra={add_tags.length === 0 ? null : { support: { add_tags } }} {...rest}>
      <TagField autoFocus label={t('deed.tags')} value={add_tags} onChange={setTags} />
    </OptionsDialog>
  );
};
