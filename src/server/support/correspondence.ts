import type { Correspondence } from '../mail/correspondence';
import { messageBelow } from './below';
import { keepMail } from './keep-mail';
import { messageFailed, messagePutOff, messageSent } from './sent';

/** What becomes of mails that come, and of replies once they went. */
export const correspondence: Correspondence = {
  keep: keepMail,
  below: messageBelow,
  sent: messageSent,
  putOff: messagePutOff,
  failed: messageFailed,
};
