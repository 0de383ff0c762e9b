import type { AuditedRow, ReadAudited } from '../kernel/audit';
import { asIdentity } from '../db/tenancy';
import { membershipRows } from './rows';

/** Members as the audit log may show them: their place in the workspace, and nothing of their account but the email. */
export const readAuditedMembers: ReadAudited = (tx, { container }, ids) =>
  asIdentity(tx, async (identity) => {
    const rows = await membershipRows(identity)
      .where('m.container_id', '=', container._id)
      .where((is) => is.or([is('m._id', 'in', [...ids]), is('m.user_id', 'in', [...ids])]))
      .execute();
    return rows.map(
      ({
        member_id,
        email,
        member_status,
        base_role,
        assigned_name,
        vip,
        ship_by_seller,
        phone_number,
        sale_plan,
        ...row
      }): AuditedRow => ({
        _id: member_id,
        label: email,
        shown: {
          ...{ status: member_status, role: base_role, group: assigned_name, vip, ship_by_seller, phone_number, sale_plan },
          ...{ ffm_sku: row.ffm_sku, ffm_sku_label: row.ffm_sku_label, plan_config: row.plan_config },
        },
      }),
    );
  });
