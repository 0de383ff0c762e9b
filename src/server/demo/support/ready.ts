import type { MacroStep } from '../../../domain/support/macros';

/** Answers that are ready, by what is typed after `/`. */
export const READY_ANSWERS: readonly { readonly shortcut: string; readonly name: string; readonly body: string }[] = [
  {
    shortcut: 'where',
    name: 'Where is my order',
    body: 'Hi {{buyer.first_name|there}},\n\nyour order {{order.number}} is on its way. You can follow the parcel {{tracking.number}} here: {{tracking.url}}\n\nBest regards,\n{{agent.name}}',
  },
  {
    shortcut: 'printing',
    name: 'Still being printed',
    body: 'Hi {{buyer.first_name|there}},\n\nyour order {{order.number}} ({{order.items}}) is being printed and leaves our workshop by {{order.ship_by|the end of the week}}. You get a mail with the tracking number then.\n\n{{agent.name}}',
  },
  {
    shortcut: 'photo',
    name: 'Ask for a photo',
    body: 'Hi {{buyer.first_name|there}},\n\nI am sorry about that. Could you send us a photo of it in daylight? Then we find a solution at once.\n\n{{agent.name}}',
  },
  {
    shortcut: 'reprint',
    name: 'We make it again',
    body: 'Hi {{buyer.first_name|there}},\n\nwe make {{order.items}} again and send it at no cost. You need not send anything back.\n\n{{agent.name}}',
  },
  {
    shortcut: 'refund',
    name: 'Refund on its way',
    body: 'Hi {{buyer.first_name|there}},\n\nthe money for order {{order.number}} is on its way back to you. Most banks show it within five working days.\n\n{{agent.name}}',
  },
  {
    shortcut: 'address',
    name: 'Link for the address',
    body: 'Hi {{buyer.first_name|there}},\n\nplease tell us where order {{order.number}} goes: {{address.link}}\nThe link works once and for two weeks.\n\n{{agent.name}}',
  },
  {
    shortcut: 'late',
    name: 'Sorry for the delay',
    body: 'Hi {{buyer.first_name|there}},\n\nyour order takes longer than we promised, and I am sorry for that. It has priority in the workshop now.\n\n{{agent.name}}',
  },
  {
    shortcut: 'lost',
    name: 'Parcel was lost',
    body: 'Hi {{buyer.first_name|there}},\n\nthe courier cannot find the parcel {{tracking.number}}. We make your order again today, at no cost to you.\n\n{{agent.name}}',
  },
  {
    shortcut: 'size',
    name: 'Another size',
    body: 'Hi {{buyer.first_name|there}},\n\neach piece is printed for you alone, so we cannot take it back, but you get a second one in another size at half the price. Which size would you need?\n\n{{agent.name}}',
  },
  {
    shortcut: 'cancelled',
    name: 'Cancelled in time',
    body: 'Hi {{buyer.first_name|there}},\n\norder {{order.number}} is cancelled. Nothing was printed, so it costs you nothing.\n\n{{agent.name}}',
  },
  {
    shortcut: 'toolate',
    name: 'Too late to cancel',
    body: 'Hi {{buyer.first_name|there}},\n\norder {{order.number}} is being printed already, so it can’t be stopped any more. Should you not want to keep it, write to us once it is there.\n\n{{agent.name}}',
  },
  {
    shortcut: 'thanks',
    name: 'Thank you',
    body: 'Hi {{buyer.first_name|there}},\n\nthank you for your kind words! All of us at {{store.name}} are glad to read them.\n\n{{agent.name}}',
  },
];

/** Several steps in one. */
export const READY_MACROS: readonly { readonly name: string; readonly next: boolean; readonly steps: readonly MacroStep[] }[] = [
  {
    name: 'Ask for the address',
    next: true,
    steps: [
      { act: 'assign', value: 'me' },
      { act: 'tag', value: 'address' },
      {
        act: 'reply',
        value:
          'Hi {{buyer.first_name|there}},\n\nplease tell us where order {{order.number}} goes: {{address.link}}\nThe link works once and for two weeks.\n\n{{agent.name}}',
      },
      { act: 'status', value: 'Waiting' },
    ],
  },
  {
    name: 'Damaged: ticket and photo',
    next: true,
    steps: [
      { act: 'assign', value: 'me' },
      { act: 'priority', value: 'high' },
      { act: 'tag', value: 'quality' },
      { act: 'ticket', value: 'damaged' },
      {
        act: 'reply',
        value:
          'Hi {{buyer.first_name|there}},\n\nI am sorry about that. Could you send us a photo of it in daylight? Then we find a solution at once.\n\n{{agent.name}}',
      },
    ],
  },
  {
    name: 'On its way, resolve',
    next: true,
    steps: [
      {
        act: 'reply',
        value:
          'Hi {{buyer.first_name|there}},\n\nyour parcel {{tracking.number}} is on its way. You can follow it here: {{tracking.url}}\n\n{{agent.name}}',
      },
      { act: 'status', value: 'Resolved' },
    ],
  },
  {
    name: 'Wait for the parcel',
    next: true,
    steps: [
      { act: 'assign', value: 'me' },
      { act: 'note', value: 'Waits until the parcel {{tracking.number|of the order}} moves.' },
      { act: 'snooze', value: 'parcel' },
    ],
  },
  {
    name: 'Hold for the buyer',
    next: false,
    steps: [
      { act: 'hold', value: 'buyer' },
      { act: 'tag', value: 'on hold' },
      { act: 'note', value: 'Held until the buyer says how to go on.' },
    ],
  },
  {
    name: 'Thank and resolve',
    next: true,
    steps: [
      { act: 'tag', value: 'praise' },
      {
        act: 'reply',
        value:
          'Hi {{buyer.first_name|there}},\n\nthank you for your kind words! All of us at {{store.name}} are glad to read them.\n\n{{agent.name}}',
      },
      { act: 'status', value: 'Resolved' },
    ],
  },
];
