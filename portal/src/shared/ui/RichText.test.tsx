import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { HOSTILE_HTML } from '#packs/hostile/payloads.ts';
import { RichText } from './RichText.tsx';
import { renderKit } from './render-kit.tsx';
import { cleanRichText } from './rich-text.ts';

const PLACE = { device: 'App', hubUrl: 'https://hub.example/v1/' } as const;
const SAFE_SCHEMES = ['http:', 'https:', 'mailto:', 'tel:'];

function elementsOf(html: string): Element[] {
  return [...new DOMParser().parseFromString(html, 'text/html').body.querySelectorAll('*')];
}

describe('rich text', () => {
  it.each(HOSTILE_HTML.map((html) => [html]))('[AD40] leaves nothing that runs in %s', (html) => {
    for (const element of elementsOf(cleanRichText(`before ${html} after`, PLACE))) {
      expect(element.localName).not.toMatch(
        /^(script|style|iframe|object|embed|svg|math|form|input|button|template|base|meta|link)$/,
      );
      for (const { name, value } of element.attributes) {
        expect(name).not.toMatch(/^(on|style$|srcdoc$|formaction$|xlink)/);
        if (name === 'href' || name === 'src')
          expect(SAFE_SCHEMES).toContain(new URL(value, 'https://x.example').protocol);
      }
    }
  });

  it('[AD40] runs none of them in the page', () => {
    const pwned = vi.fn();
    vi.stubGlobal('pwned', pwned);
    renderKit(HOSTILE_HTML.map((html) => <RichText key={html} text={html} />));
    for (const element of document.querySelectorAll('*')) {
      for (const type of ['click', 'error', 'load', 'focus', 'mouseover']) element.dispatchEvent(new Event(type));
    }
    expect(pwned).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
  });

  it.each([
    ['<h1>Spa</h1>', '<h2>Spa</h2>'],
    ['<p class="x" style="color:red" id="y">Text</p>', '<p>Text</p>'],
    ['<a href="/weather">Weather</a>', '<a href="/weather">Weather</a>'],
    ['<a href="ftp://x.example">No</a>', '<a>No</a>'],
  ])('shows %s as %s', (html, clean) => {
    expect(cleanRichText(html, PLACE)).toBe(clean);
  });

  it('[AD43] opens outside links in a new tab on a phone, in the same window elsewhere', () => {
    const link = '<a href="https://shore.example/">Tours</a>';
    expect(cleanRichText(link, PLACE)).toContain('target="_blank"');
    expect(cleanRichText(link, { ...PLACE, device: 'Kiosk' })).not.toContain('target');
  });

  it('[A328 A329] fetches pictures from the hub and by their public address', () => {
    const rewrite = { internalBase: 'http://10.0.0.1', publicBase: 'https://hub.example' };
    const pictures = cleanRichText(
      '<img src="/v1/blobs/image?id=a"><img src="http://10.0.0.1/b.jpg"><img src="http://go.x.example/c.jpg">',
      {
        ...PLACE,
        rewrite,
      },
    );
    expect(elementsOf(pictures).map((image) => image.getAttribute('src'))).toEqual([
      'https://hub.example/v1/blobs/image?id=a',
      'https://hub.example/b.jpg',
      'http://app.x.example/c.jpg',
    ]);
  });

  it('opens pages of the portal without loading it anew', async () => {
    renderKit(<RichText text={{ defaultValue: '<a href="/weather?x=1">Weather</a>' }} />);
    const link = screen.getByRole('link', { name: 'Weather' });
    let prevented: boolean | undefined;
    document.addEventListener('click', (event) => (prevented = event.defaultPrevented), { once: true });
    await userEvent.click(link);
    expect(prevented).toBe(true);
  });

  it('shows nothing for a text without words', () => {
    renderKit(<RichText text="<script>pwned()</script>" />);
    expect(document.querySelector('div > div')?.textContent ?? '').toBe('');
  });
});
