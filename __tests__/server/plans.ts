import { Client } from 'pg';
import type { TestServer } from './harness';

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Plan Rows': number;
  readonly Plans?: readonly Plan[];
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** Who asks, and for which page. */
interface Asker {
  readonly token: string;
  readonly host: string;
  readonly page: number;
  readonly container: string;
}

/** The plans of everything a document selects, as PostgreSQL makes them for the tenant. */
export const plansOf = async (
  server: TestServer,
  document: string,
  { token, host, page, container }: Asker,
  settings = '',
): Promise<{ text: string; nodes: Plan[] }[]> => {
  const asked = jest.spyOn(Client.prototype, 'query');
  const { errors } = await server.graphql(document, {}, { token, host, page, perpage: 50 });
  const selects = asked.mock.calls
    .map(([query]) => query as unknown as { name?: string; text?: string; values?: unknown[] })
    .filter(({ name, text }) => name !== 'caller' && text?.startsWith('select') && !text.startsWith('select set_config'))
    // People are read in their own right.
    .filter(({ text = '' }) => !text.includes('from "users"'));
  asked.mockRestore();
  if (errors) throw new Error(errors[0]?.message);
  const client = await server.services.pool.connect();
  try {
    await client.query('begin');
    await client.query(`select set_config('role', 'back_office_tenant', true), set_config('app.container', '${container}', true)`);
    if (settings) await client.query(settings);
    const plans = [];
    for (const { text = '', values = [] } of selects) {
      const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`explain (format json) ${text}`, values);
      plans.push({ text, nodes: nodesOf(rows[0]!['QUERY PLAN'][0].Plan) });
    }
    return plans;
  } finally {
    await client.query('rollback');
    client.release();
  }
};
