import type { DialogCase } from './case';

export const SUPPORT_DIALOGS: readonly DialogCase[] = [
  { of: 'shell/support/Conversation.tsx', pressed: 'What is known of a buyer is read; what is pressed there opens dialogs of its own.' },
  {
    of: 'shell/support/manage/ManageDrawer.tsx',
    pressed: 'A form in it waits for the answer to the first press, and what it saves goes under one key.',
  },
  { of: 'shell/support/rules/RuleList.tsx', pressed: 'It closes with the first press, and what is gone is gone once.' },
  { of: 'shell/kept/KeptRows.tsx', pressed: 'It closes with the first press, and what is gone is gone once.' },
];
