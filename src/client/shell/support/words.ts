import type { TFunction } from 'i18next';
import type { MacroFieldsFragment } from '../../../contract/generated/operations';
import { MACRO_ACTS, type MacroAct } from '../../../domain/support/macros';
import { SNOOZES } from '../../../domain/support/snooze';
import type { Message } from '../../entities/messages';
import type { Support } from '../../entities/supports';
import { categoryName, priorityName, taskStatusName } from '../orders/task-words';

type Say = TFunction<'support'>;
type SayTask = TFunction<'orderTasks'>;

/** How a conversation travels. */
export const channelName = (t: Say, { channel, platform }: Pick<Support, 'channel' | 'platform'>): string =>
  channel === 'shop' ? t('channel.shop', { name: platform }) : t('channel.mail');

/** By whom a message is: a rule, a member, or the buyer. */
export const writerOf = (t: Say, { rule, author, name }: Pick<Message, 'rule' | 'author' | 'name'>): string =>
  rule ? t('message.rule', { name: rule }) : (author?.name ?? name);

export const isMacroAct = (text: string): text is MacroAct => MACRO_ACTS.some((act) => act === text);

/** Characters of a text that are shown of a step. */
const SHOWN = 60;

/** What a macro's step does, in words. `nameOf`: what a member is called. */
export const stepWords = (
  t: Say,
  task: SayTask,
  { act, value }: MacroFieldsFragment['steps'][number],
  nameOf: (id: string) => string,
): string => {
  if (!isMacroAct(act)) return act;
  switch (act) {
    case 'assign':
      return value === 'me' ? t('step.assignMe') : value === '' ? t('step.assignNobody') : t('step.assign', { name: nameOf(value) });
    case 'status':
      return t('step.status', { status: taskStatusName(task, value) });
    case 'priority':
      return t('step.priority', { priority: priorityName(task, value) });
    case 'snooze': {
      const snooze = SNOOZES.find((each) => each === value);
      return t('step.snooze', { until: snooze ? t(`snooze.${snooze}`) : value });
    }
    case 'ticket':
      return t('step.ticket', { category: categoryName(task, value) });
    case 'hold':
      return t('step.hold');
    case 'reply':
    case 'note':
    case 'tag':
      return t(`step.${act}`, { text: value.length > SHOWN ? `${value.slice(0, SHOWN).trimEnd()}…` : value });
  }
};
