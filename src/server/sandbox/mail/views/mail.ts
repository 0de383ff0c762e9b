import { html, type Markup } from '../../views/html';
import { allPlaces, secrets, table, timeText, wholePage } from '../../views/page';

const PLACE = { name: 'Mail', home: '/sandbox/mail', hint: 'Practice mailboxes. No email leaves this server.' };

interface ShownMail {
  readonly id: number;
  readonly mailbox: string;
  readonly direction: 'in' | 'out';
  readonly person: string;
  readonly subject: string;
  readonly at: number;
}

export interface MailPage {
  readonly mails: readonly ShownMail[];
  readonly mailboxes: readonly string[];
  readonly access: { readonly mailer: string; readonly secret: string } | undefined;
  /** What is wrong with what was typed. */
  readonly told: string | undefined;
}

const field = (label: string, input: Markup): Markup =>
  html`<p>
    <label>${label}<br />${input}</label>
  </p>`;

/** Where a buyer writes to a shop. */
const letterForm = (mailboxes: readonly string[], told: string | undefined): Markup =>
  html`<form method="post" action="${PLACE.home}">
    ${told && html`<p class="error" role="alert">${told}</p>`}
    ${field(
      'To',
      html`<select name="mailbox">
        ${mailboxes.map((address) => html`<option>${address}</option>`)}
      </select>`,
    )}
    ${field('Your name', html`<input name="name" autocomplete="off" />`)}
    ${field('Your email', html`<input name="address" type="email" required autocomplete="off" />`)}
    ${field('Subject', html`<input name="subject" autocomplete="off" />`)}
    ${field('Message', html`<textarea name="text" rows="5" required></textarea>`)}
    <button class="button">Send</button>
  </form>`;

/** What shops and their buyers wrote to each other. */
export const mailPage = ({ mails, mailboxes, access, told }: MailPage): string =>
  wholePage(
    PLACE,
    'Mail',
    html`<h1>Mail</h1>
      <section class="panel">
        <h2>Email a store</h2>
        ${letterForm(mailboxes, told)}
      </section>
      <section class="panel">
        <h2>Emails</h2>
        ${table(
          'Emails',
          [{ title: 'From' }, { title: 'To' }, { title: 'Subject' }, { title: 'Time' }],
          mails.map(({ id, mailbox, direction, person, subject, at }) => [
            ...(direction === 'in' ? [person, mailbox] : [mailbox, person]),
            html`<a href="${PLACE.home}/letters/${id}">${subject || 'No subject'}</a>`,
            timeText(at),
          ]),
          'No emails yet.',
        )}
      </section>
      <section class="panel">
        <h2>Connect the first store’s mailbox</h2>
        ${
          access
            ? secrets([
                { id: 'mailer', label: 'Mailbox', value: access.mailer },
                { id: 'secret', label: 'Password', value: access.secret },
              ])
            : html`<form method="post" action="${PLACE.home}/passwords"><button class="button">Create password</button></form>`
        }
      </section>`,
    allPlaces,
  );

/** One mail, and where whoever got it from a shop answers it. */
export const letterPage = (
  mail: ShownMail & { readonly mail_id: string },
  text: string,
  files: readonly { readonly filename: string; readonly size: number }[],
): string =>
  wholePage(
    PLACE,
    mail.subject || 'Mail',
    html`<h1>${mail.subject || 'No subject'}</h1>
      <p class="soft">
        ${mail.direction === 'in' ? `${mail.person} to ${mail.mailbox}` : `${mail.mailbox} to ${mail.person}`}, ${timeText(mail.at)}
      </p>
      <section class="panel"><pre id="text">${text}</pre></section>
      ${
        files.length > 0 &&
        html`<ul>
          ${files.map(({ filename, size }) => html`<li>${filename} (${size} bytes)</li>`)}
        </ul>`
      }
      ${
        mail.direction === 'out' &&
        html`<section class="panel">
          <h2>Reply as ${mail.person}</h2>
          <form method="post" action="${PLACE.home}">
            <input type="hidden" name="mailbox" value="${mail.mailbox}" />
            <input type="hidden" name="name" value="" />
            <input type="hidden" name="address" value="${mail.person}" />
            <input type="hidden" name="subject" value="${/^re:/iu.test(mail.subject) ? mail.subject : `Re: ${mail.subject}`}" />
            <input type="hidden" name="answers" value="${mail.mail_id}" />
            ${field('Message', html`<textarea name="text" rows="5" required></textarea>`)}
            <button class="button">Send</button>
          </form>
        </section>`
      }`,
    html`<a href="${PLACE.home}">All emails</a> · ${allPlaces}`,
  );
