import type { MessageLimits, Platform } from '../platforms/platform';

/** Why a conversation cannot be answered at its platform, as codes of refusals. */
export type WayObstacle = 'message.noReply' | 'message.threadClosed' | 'message.noOrder';

/** What of a message a platform does not take. */
export type TextObstacle = 'message.tooLong' | 'message.noLinks' | 'message.noFiles';

interface AtPlatform {
  readonly shop_thread: string | null;
  readonly shop_closed: boolean;
  readonly order_id: string | null;
}

/** What hinders answering a conversation at its platform; undefined: nothing. */
export const obstacleAtShop = ({ messages }: Pick<Platform, 'messages'>, at: AtPlatform): WayObstacle | undefined => {
  if (!messages) return 'message.noReply';
  if (messages.to === 'order') return at.order_id === null ? 'message.noOrder' : undefined;
  if (at.shop_thread === null) return 'message.noReply';
  return at.shop_closed ? 'message.threadClosed' : undefined;
};

/** Links, and addresses of mailboxes. Nothing here looks at the same place twice, however long the text is. */
const LINK = /https?:\/\/\S|\bwww\.\S|(?<=\w)@[a-z0-9-]{1,63}\.[a-z]{2}/iu;

/** What of a message its platform does not take; undefined: it takes it. */
export const obstacleInText = (
  { most, links }: Pick<MessageLimits, 'most' | 'links'>,
  { body, files }: { readonly body: string; readonly files: number },
): TextObstacle | undefined => {
  if (files > 0) return 'message.noFiles';
  if (body.trim().length > most) return 'message.tooLong';
  return !links && LINK.test(body) ? 'message.noLinks' : undefined;
};
