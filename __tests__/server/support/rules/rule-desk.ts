import type { RuleInput } from '../../../../src/contract/generated/operations';
import { newId } from '../../../../src/server/db/ids';
import { ruleSubjects } from '../../../../src/server/rule-subjects';
import { runningOfRules, timingOfRules } from '../../../../src/server/rules/rounds';
import type { Ask } from '../../commerce';
import type { TestServer } from '../../harness';

const RULE =
  '_id subject name enabled event hours match conditions { field op values } steps { act value } stop runs refused last_run_at updated_at';
export const SAVE = `mutation ($_id: ID, $updated_at: Int, $params: RuleInput!) { ruleSave(_id: $_id, updated_at: $updated_at, params: $params) { ${RULE} } }`;

type Typed = Partial<Omit<RuleInput, 'conditions' | 'steps'>> & {
  /** Field, operator, values. */
  readonly when?: readonly (readonly [string, string, ...string[]])[];
  /** Act and value. */
  readonly then?: readonly (readonly [string, string])[];
};

interface Place {
  readonly server: TestServer;
  readonly ask: Ask;
  readonly container: string;
}

/** A rule as the page sends it. */
export const ruleParams = ({ when = [], then = [['tag', 'seen']], ...more }: Typed): object => ({
  ...{ subject: 'support', name: 'A rule', enabled: true, event: 'received', match: 'all' },
  conditions: when.map(([field, op, ...values]) => ({ field, op, values })),
  steps: then.map(([act, value]) => ({ act, value })),
  ...more,
});

export const saveRule = async ({ ask }: Pick<Place, 'ask'>, typed: Typed, of: object = {}) =>
  (await ask(SAVE, { params: ruleParams(typed), ...of })).ruleSave;

export const listRules = async ({ ask }: Pick<Place, 'ask'>) => (await ask(`{ rules(subject: "support") { ${RULE} } }`)).rules;

/** The log, newest first. */
export const listRuns = async ({ ask }: Pick<Place, 'ask'>, filters: object = {}) =>
  (
    await ask(
      `query ($rule_id: ID, $outcome: String, $start: Int, $end: Int) { ruleRuns(subject: "support", rule_id: $rule_id, outcome: $outcome, start: $start, end: $end) {
        _id rule_id rule_name subject_id title event outcome steps { act value } refusal refusal_values created_at } }`,
      filters,
    )
  ).ruleRuns;

export const testRule = async ({ ask }: Pick<Place, 'ask'>, typed: Typed) =>
  (
    await ask(
      'query ($params: RuleInput!) { ruleTest(params: $params) { touched events complete examples { subject_id title detail at } } }',
      {
        params: ruleParams(typed),
      },
    )
  ).ruleTest;

/** Everything rules have to do by now is done. */
export const runRules = async ({ server: { services } }: Pick<Place, 'server'>): Promise<void> => {
  await runningOfRules(ruleSubjects).run(services);
  await timingOfRules(ruleSubjects).run(services);
};

/** No rule is left, nor what rules did. */
export const clearRules = async ({ server: { services } }: Pick<Place, 'server'>): Promise<void> => {
  for (const table of ['rules', 'rule_events', 'rule_runs'] as const) await services.db.deleteFrom(table).execute();
};

export const saveReply = async ({ server: { services, origin }, container }: Place, body: string): Promise<string> => {
  const _id = newId();
  await services.inContainer(container, (tx) =>
    tx.insertInto('canned_replies').values({ _id, name: _id, shortcut: _id, body, origin, created_at: 1, updated_at: 1 }).execute(),
  );
  return _id;
};
