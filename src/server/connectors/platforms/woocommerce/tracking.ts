import { z } from 'zod';
import { requireShippable } from '../closed-order';
import type { OutgoingTracking } from '../shop';
import type { Connection } from './access';
import { ANY, NoRoute, WooClient, WooRefusal } from './client';
import { statusOf } from './order';

/** The interface of the shop's plugin for parcels, which WooCommerce itself is without. */
const PLUGIN = '/wp-json/wc-shipment-tracking/v3';

const trackingShape = z.object({ tracking_id: z.string(), tracking_number: z.string() });
const stateShape = z.object({ status: z.string() });

/** The states the last parcel completes; any other is somebody's own, such as a plugin's, or over. */
const COMPLETED_FROM: readonly string[] = ['processing', 'on-hold'];

const noteShape = z.object({ id: z.number().int(), note: z.string() });

const day = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 10);

/** With the plugin the parcel is one of the order's own, and the buyer sees it in mail and account. */
const byPlugin = async (client: WooClient, order: string, tracking: OutgoingTracking): Promise<string> => {
  const path = `${PLUGIN}/orders/${order}/shipment-trackings`;
  const { data: known } = await client.get(path, {}, z.array(trackingShape));
  for (const { tracking_id, tracking_number } of known)
    if (tracking.replaces !== null && tracking_number === tracking.replaces) await client.remove(`${path}/${tracking_id}`);
  const held = known.find(({ tracking_number }) => tracking_number === tracking.tracking_number);
  if (held) return held.tracking_id;
  const made = await client.write(
    'POST',
    path,
    {
      tracking_number: tracking.tracking_number,
      date_shipped: day(tracking.shipped_at),
      custom_tracking_provider: tracking.courier_name,
      custom_tracking_link: tracking.tracking_url ?? '',
    },
    trackingShape,
  );
  return made.tracking_id;
};

/** Whether a note is one of ours about a parcel: a carrier, and the parcel's number behind it. */
const isNoteOf = (note: string, number: string): boolean => {
  const [, told] = /^[^:\n]{1,100}: (\S+)/.exec(note) ?? [];
  return told === number;
};

/** Takes a note away that names a number which does not hold any more: buyers read the order's notes in their accounts. */
const removeNote = async (client: WooClient, path: string): Promise<void> => {
  try {
    await client.remove(path);
  } catch (error) {
    // It is gone, or the shop lets nobody delete notes: the right one stands there all the same.
    if (!(error instanceof NoRoute || (error instanceof WooRefusal && [403, 404, 405, 501].includes(error.status)))) throw error;
  }
};

/** Without it the buyer is told by a note on the order, which WooCommerce mails. The note of a number that was corrected is taken away afterwards. */
const byNote = async (client: WooClient, order: string, tracking: OutgoingTracking): Promise<string> => {
  const path = `/orders/${order}/notes`;
  const { data: notes } = await client.get(path, { type: 'customer' }, z.array(noteShape));
  const held = notes.find(({ note }) => note.includes(tracking.tracking_number));
  const note = [`${tracking.courier_name}: ${tracking.tracking_number}`, tracking.tracking_url].filter(Boolean).join(' ');
  const { id } = held ?? (await client.write('POST', path, { note, customer_note: true }, noteShape));
  const { replaces } = tracking;
  if (replaces !== null && replaces !== tracking.tracking_number)
    for (const each of notes) if (isNoteOf(each.note, replaces)) await removeNote(client, `${path}/${each.id}`);
  return String(id);
};

/** Makes the shop know the parcel once; the order is completed with the last of them. See `Shop.pushTracking`. */
export const pushTracking = async (connection: Connection, tracking: OutgoingTracking): Promise<string> => {
  const client = new WooClient(connection, tracking.tracking_id);
  await client.quiet();
  const order = encodeURIComponent(tracking.order_platform_id);
  const { data: held } = await client.get(`/orders/${order}`, { _fields: 'status' }, stateShape);
  requireShippable(statusOf(held.status, true), held.status);
  const id = await byPlugin(client, order, tracking).catch((error: unknown) => {
    if (!(error instanceof NoRoute)) throw error;
    return byNote(client, order, tracking);
  });
  if (tracking.last && COMPLETED_FROM.includes(held.status)) await client.write('PUT', `/orders/${order}`, { status: 'completed' }, ANY);
  return id;
};
