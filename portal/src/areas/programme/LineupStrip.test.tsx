import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { expect, it, vi } from 'vitest';
import { look } from '#portal/looks/meridian/look.ts';
import { decideConfiguration } from '#portal/shared/device/configuration.ts';
import { DeploymentContext } from '#portal/shared/device/use-configuration.ts';
import { translator } from '#portal/shared/i18n/texts.ts';
import { TranslationContext } from '#portal/shared/i18n/use-t.ts';
import { en } from '#portal/texts/en.ts';
import { aDeviceConfig } from '#portal-test/fixtures.ts';
import { LineupStrip } from './LineupStrip.tsx';

const days = [{ day: '2026-06-15' }, { day: '2026-06-16' }, { day: '2026-06-17' }];
const translation = { language: 'en', t: translator(en, 'en'), choose: () => {}, isSettled: true } as const;
const configuration = decideConfiguration(aDeviceConfig(), {});

it('[B246 B247] tells of the selected day exactly once on load, and then of every move', async () => {
  const onDay = vi.fn();
  const strip = () => (
    <StrictMode>
      <DeploymentContext value={{ configuration, look }}>
        <TranslationContext value={translation}>
          <LineupStrip days={[...days]} start="2026-06-16" onDay={onDay} />
        </TranslationContext>
      </DeploymentContext>
    </StrictMode>
  );
  const { rerender } = render(strip());
  rerender(strip());
  expect(onDay.mock.calls).toEqual([['2026-06-16']]);
  await userEvent.click(screen.getByRole('button', { name: 'Next day' }));
  await userEvent.click(screen.getByRole('button', { name: 'Previous day' }));
  expect(onDay.mock.calls).toEqual([['2026-06-16'], ['2026-06-17'], ['2026-06-16']]);
});
