import { AuditEventsDocument, type AuditEventFieldsFragment } from '../../contract/generated/operations';
import { defineEntity } from '../kernel/define-entity';

export type AuditEventRow = AuditEventFieldsFragment;

export const auditEvents = defineEntity({
  name: 'auditEvents',
  query: { document: AuditEventsDocument, rows: (data): readonly AuditEventRow[] => data.auditEvents },
  mutations: {},
});
