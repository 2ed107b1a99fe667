import { sandboxPage } from '#sandbox/frame-page.ts';
import type { KeptMail } from '#sandbox/mailbox/mailbox.partner.ts';
import { escapeHtml } from '#sandbox/partner.ts';

export function mailboxPage(mails: readonly KeptMail[]): string {
  const rows = mails.map(
    (mail) => `<tr><td>${escapeHtml(mail.receivedAt.slice(0, 19).replace('T', ' '))}</td>
      <td>${escapeHtml(mail.recipients.join(', '))}</td>
      <td><a href="/mailbox/${mail.id}">${escapeHtml(mail.subject || '(no subject)')}</a></td></tr>`,
  );
  const table = `<table><thead><tr><th>Received (UTC)</th><th>To</th><th>Subject</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
  return sandboxPage('Mailbox', mails.length > 0 ? table : '<p>No mail yet.</p>');
}

/** The HTML of a mail is shown as its source: a mail is somebody else's text, and this page runs beside the sandbox. */
export function mailPage(mail: KeptMail): string {
  const attachments = mail.attachments.map(
    (one) => `<li>${escapeHtml(one.name)} (${one.type}, ${one.size} bytes)</li>`,
  );
  return sandboxPage(
    mail.subject || '(no subject)',
    `<p>From ${escapeHtml(mail.from)}<br>To ${escapeHtml(mail.recipients.join(', '))}</p>
    <pre>${escapeHtml(mail.text)}</pre>
    ${mail.html ? `<details><summary>HTML part</summary><pre>${escapeHtml(mail.html)}</pre></details>` : ''}
    ${attachments.length > 0 ? `<h2>Attachments</h2><ul>${attachments.join('')}</ul>` : ''}
    <p><a href="/mailbox/">All mails</a></p>`,
  );
}
