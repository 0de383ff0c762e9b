import { operation, type MutationOperations, type QueryOperations } from '../kernel/operation';
import { makeCannedReply, readCannedReplies, removeCannedReply } from './canned';
import { countInbox, countSupports } from './counts';
import { readMessages, readSupportDesk } from './desk';
import { draftSave } from './drafts';
import { readSupports } from './list';
import { macroRun } from './macro-run';
import { makeMacro, readMacros, removeMacro } from './macros';
import { makeSupport } from './make';
import { supportMerge, supportSplit } from './merge';
import { supportOrderAction } from './order-action';
import { presence, readPresences } from './presences';
import { toSupports } from './rows';
import { messageRetry, messageSend, messageUndo } from './send';
import { readSignatures, signatureSave } from './signatures';
import { supportUndo } from './undo';
import { supportUpdate } from './update';

const view = { module: 'messenger', access: 'view' } as const;

export const Query: Pick<
  QueryOperations,
  'supports' | 'supportsCount' | 'supportInbox' | 'support' | 'messages' | 'presences' | 'cannedReplies' | 'macros' | 'signatures'
> = {
  supports: operation({
    rule: view,
    prepare: (_args, { services }) => services.marketNow(),
    run: async (tx, args, context, now) => toSupports(tx, context.container._id, await readSupports(tx, args, context, now), now),
  }),
  supportsCount: { rule: view, run: (tx, _args, { container }) => countSupports(tx, container._id) },
  supportInbox: { rule: view, run: (tx, _args, { container, user }) => countInbox(tx, container._id, user._id) },
  support: operation({
    rule: view,
    prepare: (_args, { services }) => services.marketNow(),
    run: (tx, { _id }, context, now) => readSupportDesk(tx, context, _id, now),
  }),
  messages: {
    rule: view,
    run: (tx, { support_id, before }, { container }) => readMessages(tx, container._id, support_id.trim(), before?.trim() || undefined),
  },
  presences: { rule: view, run: (tx, _args, { container }) => readPresences(tx, container._id) },
  cannedReplies: { rule: view, run: (tx, _args, { container }) => readCannedReplies(tx, container._id) },
  macros: { rule: view, run: (tx, _args, { container }) => readMacros(tx, container._id) },
  signatures: { rule: view, run: (tx, _args, context) => readSignatures(tx, context) },
};

export const Mutation: Pick<
  MutationOperations,
  | 'makeSupport'
  | 'messageSend'
  | 'supportOrderAction'
  | 'messageUndo'
  | 'messageRetry'
  | 'draftSave'
  | 'supportUpdate'
  | 'supportUndo'
  | 'supportMerge'
  | 'supportSplit'
  | 'presence'
  | 'macroRun'
  | 'makeCannedReply'
  | 'removeCannedReply'
  | 'makeMacro'
  | 'removeMacro'
  | 'signatureSave'
> = {
  makeSupport,
  messageSend,
  supportOrderAction,
  messageUndo,
  messageRetry,
  draftSave,
  supportUpdate,
  supportUndo,
  supportMerge,
  supportSplit,
  presence,
  macroRun,
  makeCannedReply,
  removeCannedReply,
  makeMacro,
  removeMacro,
  signatureSave,
};
