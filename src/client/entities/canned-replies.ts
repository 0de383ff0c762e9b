import {
  CannedRepliesDocument,
  MakeCannedReplyDocument,
  RemoveCannedReplyDocument,
  type CannedReplyFieldsFragment,
} from '../../contract/generated/operations';
import { defineEntity, mutation, saveOver } from '../kernel/define-entity';

export type CannedReply = CannedReplyFieldsFragment;

/** Answers that are ready. */
export const cannedReplies = defineEntity({
  name: 'cannedReplies',
  query: { document: CannedRepliesDocument, rows: (data): readonly CannedReply[] => data.cannedReplies },
  mutations: {
    save: mutation({ document: MakeCannedReplyDocument, rows: (data) => [data.makeCannedReply], over: saveOver('save') }),
    remove: mutation({ document: RemoveCannedReplyDocument }),
  },
});
