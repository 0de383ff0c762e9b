import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { WAITING_FOR, type WaitingFor } from '../../../../domain/tasks/tasks';
import { SNOOZES, snoozeUntil, type Snooze } from '../../../../domain/support/snooze';
import type { SupportUpdateInput } from '../../../../contract/generated/operations';
import { macros, type Macro } from '../../../entities/macros';
import { presences } from '../../../entities/presences';
import type { Support } from '../../../entities/supports';
import { useList } from '../../../kernel/hooks';
import { useFormat } from '../../../ui/format';
import { priorityOptions, waitingName } from '../../orders/task-words';
import { selectUser, type SessionRoot } from '../../session/session-slice';
import { useMembers } from '../../orders/use-members';
import { stepWords } from '../words';
import { PickMenu } from './PickMenu';

export interface MenuProps {
  readonly support: Support;
  /** By the clock orders go by. */
  readonly asOf: number;
  readonly anchor: Element | null;
  readonly onChange: (params: SupportUpdateInput) => void;
  readonly onClose: () => void;
}

export const PriorityMenu = ({ anchor, onChange, onClose }: MenuProps) => {
  const { t } = useTranslation('support');
  const { t: words } = useTranslation('orderTasks');
  return (
    <PickMenu
      anchor={anchor}
      label={t('deed.priority')}
      choices={priorityOptions(words).map(({ value, label }) => ({ id: value, label, onChoose: () => onChange({ priority: value }) }))}
      onClose={onClose}
    />
  );
};

/** Until when something can rest; `onChoose` hears it with its word. */
export const useRests = (asOf: number, snoozes: readonly Snooze[], onChoose: (until: number, snooze: Snooze) => void) => {
  const { t } = useTranslation('support');
  const format = useFormat();
  return snoozes.map((snooze) => {
    const until = snoozeUntil(snooze, asOf, Intl.DateTimeFormat().resolvedOptions().timeZone);
    return {
      id: snooze,
      label: t(`snooze.${snooze}`),
      hint: [t(snooze === 'parcel' ? 'snooze.atLatest' : 'snooze.until', { at: format.dateTime(until) })],
      onChoose: () => onChoose(until, snooze),
    };
  });
};

interface RestMenuProps extends Pick<MenuProps, 'asOf' | 'anchor' | 'onClose'> {
  readonly onRest: (until: number) => void;
}

/** Until when something rests that waits for no parcel. */
export const RestMenu = ({ asOf, anchor, onRest, onClose }: RestMenuProps) => {
  const { t } = useTranslation('support');
  const choices = useRests(
    asOf,
    SNOOZES.filter((snooze) => snooze !== 'parcel'),
    onRest,
  );
  return <PickMenu anchor={anchor} label={t('deed.snooze')} choices={choices} onClose={onClose} />;
};

interface WaitMenuProps extends Pick<MenuProps, 'anchor' | 'onClose'> {
  readonly onWait: (whom: WaitingFor) => void;
}

/** Whom a ticket waits for. */
export const WaitMenu = ({ anchor, onWait, onClose }: WaitMenuProps) => {
  const { t } = useTranslation('orderTasks');
  const choices = WAITING_FOR.map((whom) => ({ id: whom, label: waitingName(t, whom), onChoose: () => onWait(whom) }));
  return <PickMenu anchor={anchor} label={t('wait.whom')} choices={choices} onClose={onClose} />;
};

export const SnoozeMenu = ({ support, asOf, anchor, onChange, onClose }: MenuProps) => {
  const { t } = useTranslation('support');
  const sleeps = support.snoozed_until !== null || support.snoozed_for_parcel;
  const wake = { id: 'wake', label: t('snooze.wake'), onChoose: () => onChange({ snoozed_until: 0, snoozed_for_parcel: false }) };
  const until = useRests(asOf, SNOOZES, (snoozed_until, snooze) => onChange({ snoozed_until, snoozed_for_parcel: snooze === 'parcel' }));
  return <PickMenu anchor={anchor} label={t('deed.snooze')} choices={sleeps ? [...until, wake] : until} onClose={onClose} />;
};

export const AssignMenu = ({ support, anchor, onChange, onClose }: MenuProps) => {
  const { t } = useTranslation('support');
  const people = useMembers(support.assignee, 'messenger');
  const { rows: present } = useList(presences, {});
  const here = useMemo(() => new Set(present.map(({ person }) => person._id)), [present]);
  const me = useSelector((state: SessionRoot) => selectUser(state)?._id);
  return (
    <PickMenu
      anchor={anchor}
      label={t('deed.assign')}
      choices={[
        { id: 'me', label: t('assign.me'), onChoose: () => onChange({ assignee: 'me' }) },
        ...people
          .filter(({ value }) => value !== me)
          .map(({ value, label }) => ({
            id: value || 'nobody',
            label,
            ...(here.has(value) && { hint: [t('presence.here')] }),
            onChoose: () => onChange({ assignee: value }),
          })),
      ]}
      onClose={onClose}
    />
  );
};

interface MacroMenuProps {
  readonly anchor: Element | null;
  readonly onRun: (macro: Macro) => void;
  readonly onClose: () => void;
}

/** Macros by number, each with what it would do. */
export const MacroMenu = ({ anchor, onRun, onClose }: MacroMenuProps) => {
  const { t } = useTranslation('support');
  const { t: words } = useTranslation('orderTasks');
  const { rows, loading } = useList(macros, { perpage: 100 });
  const people = useMembers(null, 'messenger');
  const nameOf = (id: string): string => people.find(({ value }) => value === id)?.label ?? t('assign.somebody');
  return (
    <PickMenu
      anchor={anchor}
      label={t('deed.macro')}
      none={t(loading ? 'canned.loading' : 'macro.none')}
      loading={loading}
      choices={rows.map((macro) => ({
        id: macro._id,
        label: macro.name,
        hint: [...macro.steps.map((step) => stepWords(t, words, step, nameOf)), ...(macro.next ? [t('step.next')] : [])],
        onChoose: () => onRun(macro),
      }))}
      onClose={onClose}
    />
  );
};
