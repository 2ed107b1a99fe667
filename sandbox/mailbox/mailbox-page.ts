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

/** The mail as guests see it, in a frame that may run nothing and reach nothing: a mail is somebody else's text. */
export function mailPage(mail: KeptMail): string {
  const attachments = mail.attachments.map(
    (one) => `<li>${escapeHtml(one.name)} (${one.type}, ${one.size} bytes)</li>`,
  );
  return sandboxPage(
    mail.subject || '(no subject)',
    `<p>From ${escapeHtml(mail.from)}<br>To ${escapeHtml(mail.recipients.join(', '))}</p>
    ${mail.html ? `<iframe sandbox title="The mail" srcdoc="${escapeHtml(mail.html)}"></iframe><h2>As plain text</h2>` : ''}
    <pre>${escapeHtml(mail.text)}</pre>
    ${attachments.length > 0 ? `<h2>Attachments</h2><ul>${attachments.join('')}</ul>` : ''}
    <p><a href="/mailbox/">All mails</a></p>`,
  );
}
