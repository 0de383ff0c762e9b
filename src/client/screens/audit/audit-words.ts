import type { TFunction } from 'i18next';
import { AUDIT_ACTIONS, type AuditAction } from '../../../domain/audit/audit';
import type { AuditEventRow } from '../../entities/audit-events';

/** The key of an action's words, in which a dot would nest. */
type ActionKey<Action extends string> = Action extends `${infer Subject}.${infer Act}` ? `${Subject}-${Act}` : never;

/** The words of an action; an action of a newer server is shown by its name. */
export const auditActionName = (t: TFunction<'audit'>, action: string): string => {
  const known = AUDIT_ACTIONS.find((each) => each === action);
  return known ? t(`action.${known.replace('.', '-') as ActionKey<AuditAction>}`) : action;
};

/** The person who acted, and the person they acted as. */
export const auditActorName = (t: TFunction<'audit'>, { actor, acted_as }: Pick<AuditEventRow, 'actor' | 'acted_as'>): string =>
  [actor?.email ?? t('system'), acted_as && t('actedAs', { email: acted_as.email })].filter(Boolean).join(' ');
