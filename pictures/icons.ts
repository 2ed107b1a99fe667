import type { Brush, Scene } from './brush.ts';
import { circle, rect, stroke } from './marks.ts';

const NAVY = '#14305a';
const BRASS = '#c9a257';
const CREAM = '#fbf6ea';

/** Signs for tags: a cream disc with a brass ring and one drawing in navy, 256 × 256. */
function sign(draw: () => string[]): Scene {
  return (b: Brush) => {
    b.canvas.add(
      circle(128, 128, 122, CREAM),
      circle(128, 128, 116, 'none', { stroke: BRASS, 'stroke-width': 7 }),
      ...draw(),
    );
  };
}

const pen = (shape: string) => stroke(shape, NAVY, 11);
const accent = (shape: string) => stroke(shape, BRASS, 11);

export const ICONS: Record<string, Scene> = {
  culture: sign(() => [
    pen('M62 102L128 64L194 102Z'),
    pen('M78 118V172M111 118V172M145 118V172M178 118V172'),
    accent('M62 190H194'),
  ]),
  nature: sign(() => [
    pen('M128 196V120'),
    pen('M128 150C84 150 68 118 70 76C112 76 132 104 128 150Z'),
    accent('M128 172C164 172 182 146 182 110C148 112 128 136 128 172Z'),
  ]),
  active: sign(() => [
    pen('M60 182L112 96L140 140L158 112L198 182Z'),
    accent('M112 96L126 118M158 74a14 14 0 1 0 28 0a14 14 0 1 0 -28 0'),
  ]),
  taste: sign(() => [
    pen('M84 62V104M102 62V104M120 62V104M84 104Q84 124 102 124Q120 124 120 104M102 124V196'),
    accent('M170 62C150 80 150 116 170 126V196M170 62V126'),
  ]),
  water: sign(() => [
    pen('M122 62V150M122 66C150 84 164 112 166 140H122M122 84C106 102 92 122 84 140H122'),
    pen('M70 158H186L168 182H92Z'),
    accent('M60 200Q77 188 94 200T128 200T162 200T196 200'),
  ]),
  family: sign(() => [
    pen('M96 84a18 18 0 1 0 .1 0M160 84a18 18 0 1 0 .1 0'),
    pen('M66 188V164Q66 138 96 138Q114 138 122 150M190 188V164Q190 138 160 138Q142 138 134 150'),
    accent('M128 150a13 13 0 1 0 .1 0M106 198Q106 182 128 182Q150 182 150 198'),
  ]),
  beach: sign(() => [
    pen('M128 78C90 78 66 104 62 134Q128 112 194 134C190 104 166 78 128 78Z'),
    pen('M128 78V62M128 124V192'),
    accent('M60 196Q94 182 128 196T196 196'),
  ]),
  photo: sign(() => [
    rect(58, 92, 140, 98, 'none', { stroke: NAVY, 'stroke-width': 11, rx: 16 }),
    pen('M100 92L110 72H146L156 92'),
    circle(128, 140, 28, 'none', { stroke: BRASS, 'stroke-width': 11 }),
  ]),
  easy: sign(() => [
    pen('M92 70C72 70 70 104 80 126C98 134 110 128 112 118C116 98 112 70 92 70Z'),
    pen('M82 146C80 164 108 166 112 146'),
    accent(
      'M164 94C184 94 186 128 176 150C158 158 146 152 144 142C140 122 144 94 164 94ZM174 170C176 188 148 190 144 170',
    ),
  ]),
  wheelchair: sign(() => [
    circle(118, 66, 13, NAVY),
    pen('M118 92V142H164L182 184H198'),
    pen('M118 114H156'),
    accent('M100 122A44 44 0 1 0 158 168'),
  ]),
  'small-group': sign(() => [
    pen('M128 92a20 20 0 1 0 .1 0M92 190V176Q92 148 128 148Q164 148 164 176V190'),
    accent('M76 108a15 15 0 1 0 .1 0M52 184Q50 156 76 152M180 108a15 15 0 1 0 .1 0M204 184Q206 156 180 152'),
  ]),
  free: sign(() => [
    pen('M60 118H196V196H60ZM52 92H204V118H52ZM128 92V196'),
    accent('M128 92C104 92 90 80 96 66C104 54 124 64 128 92C132 64 152 54 160 66C166 80 152 92 128 92Z'),
  ]),
};
