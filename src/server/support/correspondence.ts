import type { Correspondence } from '../mail/correspondence';
import { keepMail } from './keep-mail';
import { messageFailed, messageSent } from './sent';

/** What becomes of mails that come, and of replies once they went. */
export const correspondence: Correspondence = { keep: keepMail, sent: messageSent, failed: messageFailed };
