import { useTranslation } from 'react-i18next';
import { ORDER_STATUSES } from '../../../../domain/sales/order-status';
import { CHANNELS, SUPPORT_STATUSES } from '../../../../domain/support/lifecycle';
import { RULE_LANGUAGES, RULE_NOBODY } from '../../../../domain/support/rule-terms';
import { SNOOZES } from '../../../../domain/support/snooze';
import { cannedReplies, type CannedReply } from '../../../entities/canned-replies';
import { stores } from '../../../entities/stores';
import { useList } from '../../../kernel/hooks';
import type { SelectOption } from '../../../ui/PlainSelect';
import { statusName } from '../../orders/order-status';
import { priorityOptions, taskStatusName } from '../../orders/task-words';
import { useMembers } from '../../orders/use-members';
import { useMay } from '../../session/use-may';
import type { RuleActName, RuleFieldOf, RuleNames } from './rule-words';

const ALL = { perpage: 100 };
const STEP_STATUSES = ['Inprocess', 'Waiting', 'Resolved'] as const;

interface RuleChoices {
  readonly names: RuleNames;
  /** The values a choice has, as a form offers them. */
  readonly optionsOf: (field: RuleFieldOf<'choice'>) => readonly SelectOption[];
  /** The values an act has; undefined: it has a text. */
  readonly actOptionsOf: (act: RuleActName) => readonly SelectOption[] | undefined;
  readonly replies: readonly CannedReply[];
  /** False until the saved replies are known. */
  readonly ready: boolean;
}

/** Names and choices of everything rules mention: members, stores, saved replies, languages, statuses. */
export const useRuleNames = (): RuleChoices => {
  const { t, i18n } = useTranslation('rules');
  const { t: support } = useTranslation('support');
  const { t: tasks } = useTranslation('orderTasks');
  const { t: ordersWords } = useTranslation('orders');
  const people = useMembers(null, 'messenger');
  const places = useList(stores, ALL, { skip: !useMay('store', 'view') });
  const { rows: replies, loading } = useList(cannedReplies, ALL);
  const { language } = i18n;
  const languages = new Intl.DisplayNames(language, { type: 'language' });

  const optionsOf = (field: RuleFieldOf<'choice'>): readonly SelectOption[] => {
    switch (field) {
      case 'language':
        return RULE_LANGUAGES.map((value) => ({ value, label: languages.of(value) ?? value }));
      case 'last_from':
        return (['buyer', 'us'] as const).map((value) => ({ value, label: t(`by.${value}`) }));
      case 'store':
        return places.rows.map(({ _id, sto_name }) => ({ value: _id, label: sto_name }));
      case 'channel':
        return CHANNELS.map((value) => ({ value, label: t(`channel.${value}`) }));
      case 'status':
        return SUPPORT_STATUSES.map((value) => ({ value, label: taskStatusName(tasks, value) }));
      case 'priority':
        return priorityOptions(tasks);
      case 'assignee':
        return people.map(({ value, label }) => ({ value: value === '' ? RULE_NOBODY : value, label }));
      case 'order_status':
        return ORDER_STATUSES.map((value) => ({ value, label: statusName(ordersWords, value) }));
    }
  };

  const actOptionsOf = (act: RuleActName): readonly SelectOption[] | undefined => {
    switch (act) {
      case 'assign':
        return people;
      case 'reply':
        return replies.map(({ _id, name }) => ({ value: _id, label: name }));
      case 'priority':
        return priorityOptions(tasks);
      case 'status':
        return STEP_STATUSES.map((value) => ({ value, label: taskStatusName(tasks, value) }));
      case 'snooze':
        return SNOOZES.map((value) => ({ value, label: support(`snooze.${value}`) }));
      case 'tag':
      case 'note':
        return undefined;
    }
  };

  const labelIn = (options: readonly SelectOption[] | undefined, value: string): string =>
    options?.find((option) => option.value === value)?.label ?? t('form.gone');
  const choice: RuleNames['choice'] = (field, value) => {
    if (field === 'last_from') return value === 'us' ? t('from.us') : t('from.buyer');
    if (field === 'assignee' && value === RULE_NOBODY) return t('nobody');
    return labelIn(optionsOf(field), value);
  };
  return {
    names: { language, choice, step: (act, value) => labelIn(actOptionsOf(act), value) },
    optionsOf,
    actOptionsOf,
    replies,
    ready: !loading,
  };
};
