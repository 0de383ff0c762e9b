import type { TFunction } from 'i18next';
import { csvTexts } from '../../../domain/spreadsheets/cell-values';
import type { AuditEventRow } from '../../entities/audit-events';
import type { Format } from '../../ui/format';
import { Stacked, Words } from '../../ui/list/cells';
import { listColumns } from '../../ui/list/columns';
import { timeColumn } from '../../ui/list/time-column';
import { auditActionName, auditActorName } from './audit-words';

const changeText = ({ field, before, after, secret }: AuditEventRow['changes'][number], t: TFunction<'audit'>): string =>
  `${field}: ${secret ? t('changes.secret') : `${before ?? t('none')} → ${after ?? t('none')}`}`;

export const auditColumns = (t: TFunction<'audit'>, format: Format) =>
  listColumns<AuditEventRow>([
    timeColumn(format, { id: 'time', header: t('column.time'), at: ({ created_at }) => created_at }),
    {
      id: 'action',
      header: t('column.action'),
      minWidth: 180,
      role: 'title',
      csv: ({ action }) => auditActionName(t, action),
      cell: ({ action, operation }) => (
        <Stacked>
          <b>{auditActionName(t, action)}</b>
          {operation && <small>{operation}</small>}
        </Stacked>
      ),
    },
    {
      id: 'actor',
      header: t('column.actor'),
      minWidth: 180,
      csv: (event) => auditActorName(t, event),
      cell: (event) => <Words>{auditActorName(t, event)}</Words>,
    },
    {
      id: 'subject',
      header: t('column.subject'),
      minWidth: 140,
      csv: ({ subject }) => subject,
      cell: ({ subject }) => subject && <Words>{subject}</Words>,
    },
    {
      id: 'changes',
      header: t('changes.title'),
      minWidth: 180,
      rank: 2,
      csv: ({ changes }) => csvTexts(changes.map((change) => changeText(change, t))),
      cell: ({ changes }) => changes.length > 0 && <Words>{changes.map(({ field }) => field).join(', ')}</Words>,
    },
    {
      id: 'address',
      header: t('column.address'),
      width: 128,
      rank: 1,
      csv: ({ address }) => address,
      cell: ({ address }) => <bdi dir="ltr">{address}</bdi>,
    },
    {
      id: 'device',
      header: t('column.device'),
      width: 160,
      hidden: true,
      csv: ({ user_agent }) => user_agent,
      cell: ({ user_agent }) => <Words>{user_agent}</Words>,
    },
  ]);
