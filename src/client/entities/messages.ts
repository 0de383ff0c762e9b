import { MessagesDocument, type MessageFieldsFragment } from '../../contract/generated/operations';
import { defineEntity } from '../kernel/define-entity';

export type Message = MessageFieldsFragment;

/** What was said in conversations; the latest of each come with its desk, earlier ones when somebody wants them. */
export const messages = defineEntity({
  name: 'messages',
  query: { document: MessagesDocument, rows: (data): readonly Message[] => data.messages },
  mutations: {},
});
