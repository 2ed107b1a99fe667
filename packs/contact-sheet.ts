/** Draws pictures of a pack side by side: `node packs/contact-sheet.ts meridian out.png port-` shows all whose id starts so. */
import sharp from 'sharp';
import { renderPicture } from '#pictures/render.ts';
import { loadPack } from './load-pack.ts';

const [pack = 'meridian', out = 'contact-sheet.png', start = '', columns = '3', width = '640'] = process.argv.slice(2);
const chosen = (await loadPack(pack)).pictures.filter(({ id }) => start.split(',').some((s) => id.startsWith(s)));
const [across, w, gap] = [Number(columns), Number(width), 12];
const cells = await Promise.all(
  chosen.map(async (picture) => {
    const { bytes } = await renderPicture(picture);
    return sharp(bytes)
      .resize({ width: w, height: Math.round((w * 10) / 16), fit: 'inside' })
      .png()
      .toBuffer();
  }),
);
const h = Math.round((w * 10) / 16);
await sharp({
  create: {
    width: across * (w + gap) + gap,
    height: Math.ceil(cells.length / across) * (h + gap) + gap,
    channels: 3,
    background: '#ffffff',
  },
})
  .composite(
    cells.map((input, i) => ({
      input,
      left: gap + (i % across) * (w + gap),
      top: gap + Math.floor(i / across) * (h + gap),
    })),
  )
  .png()
  .toFile(out);
console.log(`${chosen.length} pictures in ${out}: ${chosen.map(({ id }) => id).join(' ')}`);
