import i18next from 'i18next';
import { loadScreenTexts, speak, startTexts } from '../../../../../src/client/i18n';
import type { CannedReply } from '../../../../../src/client/entities/canned-replies';
import type { Rule } from '../../../../../src/client/entities/rules';
import { draftFault, draftOfRule, EMPTY_RULE, placeOfFault, ruleInputOf } from '../../../../../src/client/shell/support/rules/rule-drafts';
import { isAnsweringPreset, presetDraft, presetReply, RULE_PRESETS } from '../../../../../src/client/shell/support/rules/rule-presets';
import { ruleSentence, ruleStepsLine, RULE_FIELDS, type RuleNames } from '../../../../../src/client/shell/support/rules/rule-words';
import { writerOf } from '../../../../../src/client/shell/support/words';
import { LANGUAGES, type Language } from '../../../../../src/domain/languages';
import { checkRule } from '../../../../../src/domain/rules/check-rule';
import { RULE_OPERATORS } from '../../../../../src/domain/rules/terms';
import { SUPPORT_RULE_TERMS } from '../../../../../src/domain/support/rule-terms';
import { RATING_LINK, VARIABLES } from '../../../../../src/domain/support/variables';
import { fillIn, unfilled } from '../../../../../src/domain/variables';

beforeAll(async () => {
  await startTexts();
  await loadScreenTexts();
});
afterAll(() => speak('en'));

const say = () => i18next.getFixedT(null, 'rules');
const namesIn = (language: Language): RuleNames => ({
  language,
  choice: (field, value) => `${field} ${value}`,
  step: (_act, value) => value,
});

const where = {
  event: 'received',
  match: 'all',
  conditions: [
    { field: 'words', op: 'contains', values: ['where', 'when'] },
    { field: 'has_tracking', op: 'is', values: ['yes'] },
  ],
  steps: [
    { act: 'reply', value: 'Tracking' },
    { act: 'tag', value: 'wismo' },
  ],
};

test.each([
  [
    'en',
    'When a message arrives, if the message contains “where” or “when” and the order has tracking, reply with “Tracking” and tag “wismo”.',
  ],
  [
    'de',
    'Wenn eine Nachricht eingeht, sofern die Nachricht „where“ oder „when“ enthält und die Bestellung Tracking hat: mit „Tracking“ antworten und Tag „wismo“ hinzufügen.',
  ],
  [
    'fr',
    'Quand un message arrive, si le message contient «\u00A0where\u00A0» ou «\u00A0when\u00A0» et la commande a un suivi, répondre avec «\u00A0Tracking\u00A0» et ajouter l’étiquette «\u00A0wismo\u00A0».',
  ],
  [
    'pt',
    'Quando uma mensagem chega, se a mensagem contém “where” ou “when” e o pedido tem rastreamento, responder com “Tracking” e adicionar a tag “wismo”.',
  ],
] as const)('a rule is said in one sentence in %s', async (language, sentence) => {
  await speak(language);
  expect(ruleSentence(say(), namesIn(language), where)).toBe(sentence);
});

test('the sentence of a timed rule says how long it waits, and of many values only the first', async () => {
  await speak('en');
  const values = ['a', 'b', 'c', 'd', 'e'];
  const rule = {
    event: 'waits',
    hours: 1,
    match: 'any',
    conditions: [
      { field: 'tag', op: 'hasNot', values },
      { field: 'order_age', op: 'atLeast', values: ['3'] },
    ],
    steps: [{ act: 'assign', value: '' }],
  };
  expect(ruleSentence(say(), namesIn('en'), rule)).toBe(
    'After 1 hour without a message, if the tags don’t include “a”, “b”, “c”, or 2 more or the order is at least 3 days old, unassign.',
  );
  expect(ruleSentence(say(), namesIn('en'), { ...rule, hours: 72, conditions: [] })).toBe('After 72 hours without a message, unassign.');
  expect(ruleStepsLine(say(), namesIn('en'), [{ act: 'note', value: 'x'.repeat(70) }])).toBe(`Add note “${'x'.repeat(60)}…”`);
});

test.each(LANGUAGES)('every field with each of its operators has words in %s', async (language) => {
  await speak(language);
  for (const field of RULE_FIELDS)
    for (const op of RULE_OPERATORS[SUPPORT_RULE_TERMS.fields[field].type])
      for (const value of field === 'order_age' ? ['1', '2'] : ['yes', 'no']) {
        const sentence = ruleSentence(say(), namesIn(language), { ...where, conditions: [{ field, op, values: [value] }] });
        expect(sentence).not.toMatch(/if\.|\{\{|undefined|NaN /u);
      }
});

test('a rule of a newer server is said by its own words', async () => {
  await speak('en');
  const rule = { ...where, event: 'closed', conditions: [{ field: 'mood', op: 'is', values: ['x'] }], steps: [{ act: 'call', value: '' }] };
  expect(ruleSentence(say(), namesIn('en'), rule)).toBe('Closed, if mood, call.');
});

const reply = (shortcut: string): CannedReply => ({ _id: 'r1', name: 'R', shortcut, body: 'B', updated_at: 1 }) as CannedReply;

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(RULE_PRESETS)('the preset %s is off and is a rule the server takes once it has its saved reply', async (preset) => {
    await speak(language);
    const replies = isAnsweringPreset(preset) ? [reply(presetReply(say(), preset).shortcut)] : [];
    const draft = presetDraft(say(), preset, replies);
    expect(draft.enabled).toBe(false);
    expect(draft.name).not.toBe('');
    expect(checkRule(SUPPORT_RULE_TERMS, ruleInputOf(draft))).toMatchObject({ ok: true });
  });

  test.each(RULE_PRESETS.filter(isAnsweringPreset))(
    'without it, the preset %s offers a text whose variables are all known',
    async (preset) => {
      await speak(language);
      const draft = presetDraft(say(), preset, []);
      expect(placeOfFault(draftFault(draft, { named: true }) ?? {})).toBe('step.0');
      const { name, shortcut, body } = presetReply(say(), preset);
      expect([name, shortcut].every((text) => text.trim() !== '')).toBe(true);
      expect(body).toContain('{{buyer.first_name|');
      expect(unfilled(fillIn(body, Object.fromEntries([...VARIABLES, RATING_LINK].map((variable) => [variable, 'x']))))).toBeUndefined();
    },
  );
});

test('what is wrong with a draft is said at its place', () => {
  const draft = { ...EMPTY_RULE, name: 'A', steps: [{ act: 'tag', value: 'late' }] };
  const place = (changes: object, named = true) => placeOfFault(draftFault({ ...draft, ...changes }, { named }) ?? { field: 'none' });
  expect(place({})).toBeNull();
  expect(place({ name: ' ' })).toBe('name');
  expect(place({ name: ' ' }, false)).toBeNull();
  expect(place({ event: 'waits', hours: '' })).toBe('hours');
  expect(place({ event: 'waits', hours: '1.5' })).toBe('hours');
  expect(place({ event: 'waits', conditions: [{ field: 'first', op: 'is', values: ['yes'] }] })).toBe('condition.0');
  expect(place({ conditions: [{ field: 'words', op: 'contains', values: [] }] })).toBe('condition.0');
  expect(place({ steps: [] })).toBe('steps');
  expect(place({ steps: [...draft.steps, { act: 'reply', value: '' }] })).toBe('step.1');
});

test('what a rule wrote is by the rule, and other messages by who wrote them', async () => {
  await speak('en');
  const t = i18next.getFixedT(null, 'support');
  expect(writerOf(t, { rule: 'Out of office', author: null, name: 'Ada' })).toBe('Rule: Out of office');
  expect(writerOf(t, { rule: null, author: { _id: 'u', name: 'Sam' }, name: 'Ada' })).toBe('Sam');
  expect(writerOf(t, { rule: null, author: null, name: 'Ada' })).toBe('Ada');
});

test('a kept rule is typed again as it is', () => {
  const { event, match, conditions, steps } = where;
  const rule = {
    _id: 'a',
    subject: 'support',
    name: 'A',
    enabled: true,
    event,
    hours: null,
    match,
    conditions,
    steps,
    stop: true,
  } as unknown as Rule;
  expect(ruleInputOf(draftOfRule(rule))).toEqual({
    subject: 'support',
    name: 'A',
    enabled: true,
    event,
    hours: null,
    match,
    conditions,
    steps,
    stop: true,
  });
});
