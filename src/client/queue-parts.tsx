import { loadDrawerTexts } from './i18n';
import type { QueueParts } from './screens/queue/QueueScreen';
import { latePart } from './ui/late-part';

const ConversationPart = latePart(async () => {
  const [{ ConversationPart: Part }] = await Promise.all([import('./screens/queue/ConversationPart'), loadDrawerTexts()]);
  return Part;
});
const OrderPart = latePart(async () => {
  const [{ OrderDrawer }] = await Promise.all([import('./screens/orders/OrderDrawer'), loadDrawerTexts()]);
  return OrderDrawer;
});
const PaypalPart = latePart(async () => (await import('./screens/paypal/PaypalDrawer')).PaypalDrawer);
const TaskPart = latePart(async () => (await import('./screens/order-tasks/TaskDrawer')).TaskDrawer);

/** What of other screens stands beside the deadline queue. */
export const queueParts: QueueParts = {
  support: ({ id, linkTo, onMove, onTake, onBack }) => (
    <ConversationPart id={id} linkTo={linkTo} onMove={onMove} onTake={onTake} onBack={onBack} />
  ),
  order: ({ id, onClose }) => <OrderPart id={id} onClose={onClose} />,
  dispute: ({ id, onClose }) => <PaypalPart id={id} onClose={onClose} />,
  task: ({ id, type, onClose }) => <TaskPart id={id} kind={type === 'design' ? 'designs' : 'tickets'} onClose={onClose} />,
};
