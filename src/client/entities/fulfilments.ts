import {
  FulfilmentsDocument,
  FulfilmentTryNowDocument,
  MakeFulfilmentDocument,
  TestFulfilmentDocument,
  TrashFulfilmentDocument,
  type FulfilmentFieldsFragment,
} from '../../contract/generated/operations';
import { defineEntity, mutation, saveOver } from '../kernel/define-entity';

export type Fulfilment = FulfilmentFieldsFragment;

/** Accounts at providers, through which orders are made (specification 1, §3). */
export const fulfilments = defineEntity({
  name: 'fulfilments',
  query: { document: FulfilmentsDocument, rows: (data): readonly Fulfilment[] => data.fulfilments },
  mutations: {
    save: mutation({ document: MakeFulfilmentDocument, rows: (data) => [data.makeFulfilment], over: saveOver('save') }),
    /** Changes nothing; what came of it is how the call ended. */
    test: mutation({ document: TestFulfilmentDocument, concurrency: 'every' }),
    /** Has a disturbed provider looked at now; how it went is told when the look is over. */
    tryNow: mutation({ document: FulfilmentTryNowDocument, rows: (data) => [data.fulfilmentTryNow] }),
    trash: mutation({ document: TrashFulfilmentDocument, removed: (data) => data.trashFulfilment }),
  },
});
