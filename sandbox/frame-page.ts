import { FAULTS, type FaultSwitches } from '#sandbox/faults.ts';
import { escapeHtml, type Partner } from '#sandbox/partner.ts';

/** The sandbox's own page for people: who is here, and buttons to break and mend them. */
export function framePage(partners: readonly Partner[], faults: FaultSwitches): string {
  const rows = partners.map((partner) => {
    const now = faults.get(partner.name)?.fault ?? 'none';
    const status = partner.status?.();
    const buttons = ['none', ...FAULTS, ...(partner.faults ?? [])].map(
      (fault) =>
        `<button name="fault" value="${fault}"${fault === now ? ' aria-pressed="true"' : ''}>${fault === 'none' ? 'works' : fault}</button>`,
    );
    return `<tr><th scope="row"><a href="/${partner.name}/">/${escapeHtml(partner.name)}/</a></th>
      <td>${escapeHtml(partner.title)}${status ? `<br><small>${escapeHtml(status)}</small>` : ''}</td>
      <td><form method="post" action="/_faults/${partner.name}">${buttons.join(' ')}</form></td></tr>`;
  });
  return sandboxPage(
    'Sandbox partners',
    `<p>Stand-ins for the systems around the hub. Choose how each of them behaves.</p>
    <table><thead><tr><th>Address</th><th>Stands in for</th><th>Behaviour</th></tr></thead><tbody>${rows.join('')}</tbody></table>`,
  );
}

export function sandboxPage(title: string, content: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><style>
body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#14202b;background:#fff}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.5rem;border-bottom:1px solid #cfd6dc;vertical-align:top}
button{font:inherit;padding:.25rem .75rem;border:1px solid #5b6b78;border-radius:4px;background:#fff;color:inherit}
button[aria-pressed=true]{background:#14344f;color:#fff}pre{white-space:pre-wrap}
iframe{width:100%;height:75vh;border:1px solid #cfd6dc;border-radius:4px}
</style></head><body><h1>${escapeHtml(title)}</h1>${content}</body></html>`;
}
