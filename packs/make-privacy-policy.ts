// Writes the privacy policy that comes with the portal, for operators who have not named one of their own (B133).
import { writeFileSync } from 'node:fs';
import { makeDocument } from './documents/document.ts';
import { privacy } from './documents/privacy.document.ts';
import { loadPack } from './load-pack.ts';
import { say } from './schema/text.ts';

export const PRIVACY_POLICY = 'portal/public/privacy-policy.pdf';

export async function privacyPolicy(): Promise<Buffer> {
  const pack = await loadPack('meridian');
  const title = say('Privacy policy', 'Datenschutzerklärung', 'Politique de confidentialité');
  const ownerless = { ...pack, operator: { ...pack.operator, name: 'Gangway' } };
  const pdf = {
    id: 'privacy-policy',
    name: 'privacy-policy.pdf',
    owner: 'portal',
    description: title,
    document: 'privacy',
  };
  return makeDocument(ownerless, pdf, privacy);
}

if (import.meta.main) writeFileSync(PRIVACY_POLICY, await privacyPolicy());
