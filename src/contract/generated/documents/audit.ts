import type { TypedDocumentString } from '../../typed-document';
import type * as Types from '../operations';

const AuditEventFields = "fragment AuditEventFields on AuditEvent{_id created_at action subject_id subject operation reason address user_agent actor{_id email}acted_as{_id email}changes{field before after secret}}";
export const AuditEventsDocument = ("query AuditEvents($_id:ID$search:String$subject:String$action:String$actor:ID$start:Int$end:Int){auditEvents(_id:$_id search:$search subject:$subject action:$action actor:$actor start:$start end:$end){...AuditEventFields}}" + AuditEventFields) as unknown as TypedDocumentString<Types.AuditEventsQuery, Types.AuditEventsQueryVariables>;
