import type { CannedReply } from '../../../entities/canned-replies';
import { EMPTY_RULE, type RuleDraft } from './rule-drafts';
import type { TFunction } from 'i18next';

/** Phrases by which buyers ask for their order, in every language of the application; they are compared without regard to case and accents. */
const ASKED_WHERE = [
  'where is my order',
  'where is order',
  'where is the order',
  'where is my package',
  'where is my parcel',
  'where’s my order',
  'has not arrived',
  'hasn’t arrived',
  'not received my order',
  'tracking number',
  'when will it arrive',
  'wo ist meine bestellung',
  'wo bleibt meine bestellung',
  'wo ist mein paket',
  'noch nicht angekommen',
  'noch nicht erhalten',
  'sendungsnummer',
  'wann kommt',
  'où est ma commande',
  'où en est ma commande',
  'où est mon colis',
  'pas encore reçu',
  'pas reçu ma commande',
  'numéro de suivi',
  'onde está meu pedido',
  'onde está o meu pedido',
  'cadê meu pedido',
  'ainda não chegou',
  'código de rastreio',
  'código de rastreamento',
] as const;

export const RULE_PRESETS = ['away', 'where', 'first', 'quiet', 'rating'] as const;

export type RulePreset = (typeof RULE_PRESETS)[number];

/** The presets that answer a buyer, each with the text of a saved reply. */
type AnsweringPreset = Exclude<RulePreset, 'quiet'>;

export const isAnsweringPreset = (preset: RulePreset | null): preset is AnsweringPreset => preset !== null && preset !== 'quiet';

/** A saved reply to begin with, in the language of the screen. */
interface ReplyText {
  readonly name: string;
  readonly shortcut: string;
  readonly body: string;
}

export const presetReply = (t: TFunction<'rules'>, preset: AnsweringPreset): ReplyText => ({
  name: t(`text.${preset}.name`),
  shortcut: t(`text.${preset}.shortcut`),
  // The text has variables of its own, which are filled in when it is sent.
  body: t(`text.${preset}.body`, { skipInterpolation: true }),
});

/** The saved reply of a preset, if somebody has created it before: by its shortcut. */
const keptReply = (t: TFunction<'rules'>, preset: AnsweringPreset, replies: readonly CannedReply[]): string => {
  const { shortcut } = presetReply(t, preset);
  return replies.find((reply) => reply.shortcut.toLowerCase() === shortcut)?._id ?? '';
};

/** A rule ready to be looked at and tested; it does nothing until somebody saves it and switches it on. */
export const presetDraft = (t: TFunction<'rules'>, preset: RulePreset, replies: readonly CannedReply[]): RuleDraft => {
  const base = { ...EMPTY_RULE, name: t(`preset.${preset}.name`) };
  switch (preset) {
    case 'away':
      return {
        ...base,
        conditions: [
          { field: 'business_hours', op: 'is', values: ['no'] },
          { field: 'first', op: 'is', values: ['yes'] },
        ],
        steps: [{ act: 'reply', value: keptReply(t, preset, replies) }],
        stop: true,
      };
    case 'where':
      return {
        ...base,
        conditions: [
          { field: 'words', op: 'contains', values: [...ASKED_WHERE] },
          { field: 'has_tracking', op: 'is', values: ['yes'] },
          // A parcel that is said to be delivered needs a person.
          { field: 'order_status', op: 'is', values: ['Partially Shipped', 'Shipped'] },
        ],
        steps: [
          { act: 'reply', value: keptReply(t, preset, replies) },
          { act: 'tag', value: 'wismo' },
          { act: 'status', value: 'Waiting' },
        ],
        stop: true,
      };
    case 'first':
      return {
        ...base,
        conditions: [{ field: 'first', op: 'is', values: ['yes'] }],
        steps: [{ act: 'reply', value: keptReply(t, preset, replies) }],
      };
    case 'quiet':
      return {
        ...base,
        event: 'waits',
        conditions: [
          { field: 'last_from', op: 'is', values: ['us'] },
          { field: 'status', op: 'is', values: ['Waiting'] },
        ],
        steps: [{ act: 'status', value: 'Resolved' }],
      };
    case 'rating':
      return {
        ...base,
        event: 'resolved',
        hours: '24',
        steps: [{ act: 'reply', value: keptReply(t, preset, replies) }],
      };
  }
};
