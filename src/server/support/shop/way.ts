import type { SupportWay } from '../../../contract/generated/resolvers';
import { PLATFORMS, type PlatformId } from '../../../domain/platforms';
import type { Channel } from '../../../domain/support/lifecycle';
import { obstacleAtShop, obstacleInText, type WayObstacle } from '../../../domain/support/ways';
import type { Tx } from '../../kernel/context';
import { UserError } from '../../kernel/errors';
import { mailAddress } from '../../mail/open';
import type { SupportRow } from '../tables';

type Way = Pick<SupportRow, 'container_id' | 'store_id' | 'channel' | 'shop_thread' | 'shop_closed' | 'order_id' | 'buyer_email'>;

interface Ways {
  readonly platform: PlatformId;
  /** What hinders answering at the platform. */
  readonly obstacle: WayObstacle | undefined;
  /** The store has a mailbox. */
  readonly mailbox: boolean;
}

const waysOf = async (tx: Tx, support: Way): Promise<Ways> => {
  const store = await tx
    .selectFrom('stores')
    .select(['platform_id', 'settings'])
    .where('container_id', '=', support.container_id)
    .where('_id', '=', support.store_id)
    .executeTakeFirstOrThrow();
  return {
    platform: store.platform_id,
    obstacle: obstacleAtShop(PLATFORMS[store.platform_id], support),
    mailbox: mailAddress(store) !== undefined,
  };
};

/** How a conversation is answered, as the contract shows it. */
export const readWay = async (tx: Tx, support: Way): Promise<SupportWay> => {
  const { platform, obstacle, mailbox } = await waysOf(tx, support);
  const { name, messages } = PLATFORMS[platform];
  const byShop = support.channel === 'shop';
  return {
    channel: support.channel,
    name,
    most: byShop ? (messages?.most ?? null) : null,
    links: !byShop || messages?.links === true,
    files: !byShop,
    refusal: byShop ? (obstacle ?? null) : null,
    mail: byShop && mailbox && support.buyer_email !== null,
  };
};

/** How a reply goes out, and that it can. `by`: as somebody says; without it, as the conversation came. Throws `UserError`. */
export const channelFor = async (
  tx: Tx,
  support: Way,
  { by, body, files }: { readonly by: Channel | undefined; readonly body: string; readonly files: number },
): Promise<Channel> => {
  const channel = by ?? support.channel;
  if (channel === 'mail') {
    if (support.buyer_email === null) throw new UserError('support.noAddress', { field: 'body' });
    return 'mail';
  }
  const { platform, obstacle } = await waysOf(tx, support);
  const { name, messages } = PLATFORMS[platform];
  if (obstacle || !messages) throw new UserError(obstacle ?? 'message.noReply', { code: 'CONFLICT', field: 'body', values: { name } });
  const lack = obstacleInText(messages, { body, files });
  if (lack === 'message.tooLong') throw new UserError(lack, { field: 'body', values: { name, most: messages.most } });
  if (lack) throw new UserError(lack, { field: 'body', values: { name } });
  return 'shop';
};

/** How one that is begun here goes out: by mail, unless the store has no mailbox and its platform takes messages about an order. */
export const channelOfNew = async (tx: Tx, begun: Omit<Way, 'channel' | 'shop_thread' | 'shop_closed'>): Promise<Channel> => {
  const { obstacle, mailbox } = await waysOf(tx, { ...begun, channel: 'shop', shop_thread: null, shop_closed: false });
  return obstacle === undefined && (!mailbox || begun.buyer_email === null) ? 'shop' : 'mail';
};
