import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { SNOOZES } from '../../../domain/support/snooze';
import { supports, type Support } from '../../entities/supports';
import { after } from '../../kernel/clock';
import type { EntitiesState } from '../../kernel/entity-reducer';
import type { BulkOptionsProps } from '../../shell/lists/bulk/offer';
import { OptionsDialog } from '../../shell/lists/bulk/OptionsDialog';
import { priorityOptions } from '../../shell/orders/task-words';
import { useMembers } from '../../shell/orders/use-members';
import { MacroMenu, useRests } from '../../shell/support/deeds/DeedMenus';
import { PickMenu } from '../../shell/support/deeds/PickMenu';
import { KEYS } from '../../shell/support/keys';
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

/** A menu says that it closes before it says what was chosen in it. */
const useMenu = ({ onReady, onClose }: Pick<BulkOptionsProps, 'onReady' | 'onClose'>) => {
  const isChosen = useRef(false);
  return {
    onChoose: (...[extra]: Parameters<typeof onReady>): void => {
      isChosen.current = true;
      onReady(extra, false);
    },
    onClose: (): void => void after(0, () => !isChosen.current && onClose()),
  };
};

/** The button of the bar that has this key, or whatever stands in its place. */
const buttonOf = (key: string): Element => document.querySelector(`[aria-keyshortcuts="${key}"]`) ?? document.body;

/** Asks for the macro to run on chosen conversations: by its number, as for one. */
export const MacroSupportOptions = (props: BulkOptionsProps) => {
  const [anchor] = useState(() => buttonOf(KEYS.macro));
  const { onChoose, onClose } = useMenu(props);
  return (
    <MacroMenu
      anchor={anchor}
      onRun={({ _id, steps }) =>
        onChoose(
          {
            macro: _id,
            replies: steps.filter(({ act }) => act === 'reply').length,
            lasting: steps.some(({ act }) => act === 'note' || act === 'ticket' || act === 'hold'),
          },
          false,
        )
      }
      onClose={onClose}
    />
  );
};

/** The latest time the server has told with a conversation, by the clock it goes by. */
const latestTime = (state: EntitiesState): number =>
  Math.max(0, ...Object.values(state.entities[supports.name]?.rows ?? {}).map((row) => (row as unknown as Support).as_of));

/** Asks until when chosen conversations rest. */
export const SnoozeSupportOptions = (props: BulkOptionsProps) => {
  const { t } = useTranslation('support');
  const [anchor] = useState(() => buttonOf(KEYS.snooze));
  const asOf = useSelector(latestTime);
  const { onChoose, onClose } = useMenu(props);
  const choices = useRests(asOf, SNOOZES, (snoozed_until, snooze) =>
    onChoose({ support: { snoozed_until, snoozed_for_parcel: snooze === 'parcel' } }, false),
  );
  return <PickMenu anchor={anchor} label={t('deed.snooze')} choices={choices} onClose={onClose} />;
};
