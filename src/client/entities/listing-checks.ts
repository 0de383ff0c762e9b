import { BulkCheckDocument, type BulkCheckQuery } from '../../contract/generated/operations';
import { defineEntity } from '../kernel/define-entity';

type Verdict = BulkCheckQuery['bulkCheck'][number];

/** What a push of listings would come to, without pushing; a verdict is known by what is in it. */
export const listingChecks = defineEntity({
  name: 'listingChecks',
  query: {
    document: BulkCheckDocument,
    rows: (data): readonly Verdict[] =>
      data.bulkCheck.map((row) => ({ ...row, _id: [row._id, row.code, row.count, row.loss, row.lacks, row.cautions].join(' ') })),
  },
  mutations: {},
});
