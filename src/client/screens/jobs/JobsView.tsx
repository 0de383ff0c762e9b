import WorkHistory from '@mui/icons-material/WorkHistoryOutlined';
import Button from '@mui/material/Button';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { JobGroup } from '../../entities/job-groups';
import { DataTable } from '../../ui/DataTable';
import { useFormat } from '../../ui/format';
import type { ListParams } from '../../ui/list-params';
import { Message } from '../../ui/Message';
import { PageHeader } from '../../ui/PageHeader';
import { Pagination } from '../../ui/Pagination';
import { jobGroupColumns, type JobGroupActions } from './job-group-columns';

export interface JobsViewProps extends JobGroupActions {
  readonly rows: readonly JobGroup[];
  readonly total: number;
  readonly loading: boolean;
  readonly error: { readonly message: string } | null;
  readonly params: ListParams;
  readonly renderJobs: (group: JobGroup) => ReactNode;
  readonly onRetry: () => void;
}

export const JobsView = (props: JobsViewProps) => {
  const { rows, total, loading, error, params, renderJobs, onStart, onStop, onRemove, onRetry } = props;
  const { t } = useTranslation('jobs');
  const format = useFormat();
  const columns = useMemo(() => jobGroupColumns(t, format, { onStart, onStop, onRemove }), [t, format, onStart, onStop, onRemove]);
  return (
    <>
      <PageHeader title={t('title')} />
      <DataTable
        label={t('title')}
        columns={columns}
        rows={rows}
        loading={loading}
        error={error}
        onRetry={onRetry}
        renderDetails={renderJobs}
        empty={
          <Message Icon={WorkHistory} title={t('empty.title')} text={t('empty.text')}>
            <Button variant="contained" component={Link} to="/items/internal">
              {t('empty.action')}
            </Button>
          </Message>
        }
      />
      {total > 0 && <Pagination params={params} total={total} />}
    </>
  );
};
