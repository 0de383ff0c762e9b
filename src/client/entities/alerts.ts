import { AlertsDocument, MakeAlertDocument, type AlertsQuery } from '../../contract/generated/operations';
import { defineEntity, mutation } from '../kernel/define-entity';

export type AlertRow = AlertsQuery['alerts'][number];

/** What the signed-in person can be told of in this shop, each with its name as id. */
export const alerts = defineEntity({
  name: 'alerts',
  query: { document: AlertsDocument, rows: (data): readonly AlertRow[] => data.alerts },
  mutations: { turn: mutation({ document: MakeAlertDocument, rows: (data) => [data.makeAlert] }) },
});
