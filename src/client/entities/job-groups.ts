import {
  ExternalRefreshDocument,
  JobGroupsDocument,
  JobItemDocument,
  JobsRemoveDocument,
  JobsStartDocument,
  JobsStopDocument,
  OrdersFetchDocument,
  PushIssuuDocument,
  type JobGroupFieldsFragment,
} from '../../contract/generated/operations';
import { defineEntity, mutation, reference } from '../kernel/define-entity';
import { stores } from './stores';

export type JobGroup = JobGroupFieldsFragment;

/** Jobs of one kind for one store, made together (specification 1, §3, Job group). */
export const jobGroups = defineEntity({
  name: 'jobGroups',
  references: { store: reference(stores.name) },
  query: { document: JobGroupsDocument, rows: (data): readonly JobGroup[] => data.jobGroups },
  mutations: {
    push: mutation({ document: JobItemDocument, rows: (data) => data.jobItem }),
    fetchOrders: mutation({ document: OrdersFetchDocument, rows: (data) => data.ordersFetch }),
    fetchItems: mutation({ document: ExternalRefreshDocument, rows: (data) => data.externalRefresh }),
    share: mutation({ document: PushIssuuDocument, rows: (data) => data.pushIssuu }),
    start: mutation({ document: JobsStartDocument, rows: (data) => data.jobsStart }),
    stop: mutation({ document: JobsStopDocument, rows: (data) => data.jobsStop }),
    remove: mutation({ document: JobsRemoveDocument, removed: (data) => data.jobsRemove }),
  },
});
