import type { OrderStatus } from '../../../domain/sales/order-status';
import type { Priority } from '../../../domain/tasks/priorities';
import type { Resolution, TaskCategory, TaskStatus, WaitingFor } from '../../../domain/tasks/tasks';

/** How many tickets stand where. */
export const TICKETS: readonly (readonly [status: TaskStatus<'support'>, count: number])[] = [
  ['New', 6],
  ['Inprocess', 12],
  ['Waiting', 9],
  ['Resolved', 8],
  ['Closed', 5],
];

/** How much of the time for it was gone by now, of tickets and artwork in turn: over 1 is late, from 0.75 on it is due soon. */
export const GONE = [0.2, 0.05, 0.85, 0.4, 1.1, 0.55, 0.8, 0.3, 0.15, 1.3, 0.9, 0.5] as const;

/** Hours ago a ticket was opened at least, and those that do not run any more at most. */
export const AGES: Readonly<Record<TaskStatus<'support'>, readonly [least: number, most: number]>> = {
  New: [1, 30],
  Inprocess: [4, 110],
  Waiting: [20, 160],
  Resolved: [60, 220],
  Closed: [260, 620],
};

export const PRIORITIES_IN_TURN: readonly Priority[] = ['normal', 'high', 'normal', 'low', 'urgent', 'normal', 'normal', 'high'];

/** What somebody says is wrong: of which orders, in which words, and what they want. */
interface Complaint {
  readonly category: TaskCategory<'support'>;
  readonly orders: readonly OrderStatus[];
  readonly words: readonly string[];
  readonly wanted: Resolution;
  readonly waitsFor: WaitingFor;
  readonly steps?: readonly string[];
}

/** In turn; parcels that are lost come first. */
export const COMPLAINTS: readonly Complaint[] = [
  {
    category: 'damaged',
    orders: ['Delivered'],
    words: ['The mug came in two pieces. The box looked fine from outside.', 'There is a tear along the left sleeve seam.'],
    wanted: 'reprint',
    waitsFor: 'provider',
    steps: ['Ask for a photo', 'Tell the provider'],
  },
  {
    category: 'misprint',
    orders: ['Delivered'],
    words: ['The print sits four centimeters too low.', 'The colors are washed out; the photo shows gray where it should be black.'],
    wanted: 'reprint',
    waitsFor: 'provider',
    steps: ['Compare with the mockup', 'Send photos to the provider'],
  },
  {
    category: 'wrong_item',
    orders: ['Delivered'],
    words: ['Ordered an L, got an S.', 'Got a white one; the order says navy.'],
    wanted: 'reprint',
    waitsFor: 'buyer',
  },
  {
    category: 'no_tracking',
    orders: ['Shipped', 'Partially Shipped'],
    words: ['The number in the email does not open anything at the courier.', 'No movement since the label was made.'],
    wanted: 'answer',
    waitsFor: 'provider',
  },
  {
    category: 'address_change',
    orders: ['Processing', 'On Hold'],
    words: ['We moved last week. New address is in the second email.', 'The flat number is missing, it is 4B.'],
    wanted: 'new_address',
    waitsFor: 'buyer',
  },
  {
    category: 'cancel',
    orders: ['Processing', 'In Production'],
    words: ['Ordered twice by mistake, please cancel one.', 'Found it nearer to home. Can I still cancel?'],
    wanted: 'cancel',
    waitsFor: 'provider',
  },
  {
    category: 'refund',
    orders: ['Delivered', 'Refunded'],
    words: ['It arrived after the birthday. I would like my money back.', 'One of two shirts is unwearable; half back would do.'],
    wanted: 'partial_refund',
    waitsFor: 'manager',
  },
  {
    category: 'artwork',
    orders: ['Processing', 'In Production'],
    words: ['Is the name spelled with two n? It should be Johanna.', 'Can the year be left out of the print?'],
    wanted: 'answer',
    waitsFor: 'designer',
  },
  {
    category: 'not_received',
    orders: ['Shipped', 'Delivered'],
    words: ['Tracking says delivered, nobody here has seen it.', 'Neighbours have nothing, the post office has nothing.'],
    wanted: 'reprint',
    waitsFor: 'buyer',
    steps: ['Ask the courier where it was left', 'Wait two working days'],
  },
  {
    category: 'trademark',
    orders: ['On Hold', 'Processing'],
    words: ['The provider will not print this: it looks too much like a brand.'],
    wanted: 'refused',
    waitsFor: 'manager',
  },
];

/** How tickets were resolved that nothing had to be done to an order for. */
export const ENDS: readonly (readonly [Resolution, string])[] = [
  ['answer', 'The parcel turned up at a neighbour’s.'],
  ['answer', 'Explained how the number is followed; it moved the day after.'],
  ['refused', 'Sent back more than 60 days after delivery.'],
  ['answer', 'The provider had mixed up two labels and swapped them.'],
];

/** Artwork that is made, on orders without any (`bare`, `half bare`), with too soft a picture (`soft`), and of a while ago. */
export const DESIGNS: readonly {
  readonly of: 'bare' | 'half bare' | 'soft' | 'Delivered' | 'Cancelled';
  readonly category: TaskCategory<'design'>;
  readonly status: TaskStatus<'design'>;
  readonly brief?: string;
  readonly note?: string;
}[] = [
  { of: 'bare', category: 'missing', status: 'New' },
  { of: 'bare', category: 'missing', status: 'Assigned' },
  { of: 'bare', category: 'personalised', status: 'In design', brief: 'Name on the mug: “Johanna”, in the round script of the sample.' },
  { of: 'bare', category: 'personalised', status: 'Review', brief: 'Name on the mug: “Grandpa Bill”. Left-handed: print both sides.' },
  { of: 'half bare', category: 'missing', status: 'New' },
  { of: 'half bare', category: 'missing', status: 'Assigned' },
  {
    of: 'half bare',
    category: 'personalised',
    status: 'Revision',
    brief: 'Name on the mug: “Zoë & Max”, with a heart between.',
    note: 'The dots on the ë are cut off. Move it down a little.',
  },
  {
    of: 'soft',
    category: 'low_resolution',
    status: 'New',
    brief: 'The picture prints at less than 150 dpi. Redraw it, or ask for a larger one.',
  },
  {
    of: 'soft',
    category: 'low_resolution',
    status: 'New',
    brief: 'The picture prints at less than 150 dpi. Redraw it, or ask for a larger one.',
  },
  { of: 'soft', category: 'low_resolution', status: 'In design', brief: 'Trace the badge; keep its two colors.' },
  { of: 'Delivered', category: 'personalised', status: 'Approved', brief: 'Year below the badge: 1987.' },
  { of: 'Delivered', category: 'revision', status: 'Approved', brief: 'The same in white for dark shirts.' },
  { of: 'Delivered', category: 'personalised', status: 'Approved', brief: 'Team name on the back, number 10.' },
  { of: 'Delivered', category: 'missing', status: 'Approved' },
  { of: 'Delivered', category: 'low_resolution', status: 'Approved', brief: 'Redrawn from the photo the buyer sent.' },
  { of: 'Delivered', category: 'missing', status: 'Approved' },
  { of: 'Cancelled', category: 'missing', status: 'Cancelled' },
  { of: 'Cancelled', category: 'personalised', status: 'Cancelled', brief: 'Two names, one heart.' },
];
