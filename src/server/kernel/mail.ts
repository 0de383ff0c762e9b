import type { Config } from './config';
import { withinDeadline } from './deadline';

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Hands mail to the server that delivers it. */
export type SendMail = (mail: Mail) => Promise<void>;

/** Milliseconds a mail server may take to answer, and to take a mail. */
const PATIENCE = 15_000;
const IN_ALL = 60_000;

/** Sends mail as the settings say; undefined where they name no mail server. The client loads when there is something to send. */
export const openMail = ({ mail: settings }: Config): SendMail | undefined =>
  settings &&
  (async (mail) => {
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({
      url: settings.url,
      connectionTimeout: PATIENCE,
      greetingTimeout: PATIENCE,
      socketTimeout: PATIENCE,
    });
    try {
      await withinDeadline(IN_ALL, undefined, () => transport.sendMail({ from: settings.from, ...mail }));
    } finally {
      transport.close();
    }
  });
