import { execFileSync, spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

const SETUP = 'scripts/kiosk/kiosk-setup';
const ENROL = 'https://portal.ship.example/v1/devices/enrol/aB3_x-9';
const setUp = (...args: string[]) => spawnSync('bash', [SETUP, ...args], { encoding: 'utf8' });

it.each([SETUP, 'scripts/kiosk/gangway-watchdog'])('%s is a script that bash can read', (script) => {
  expect(execFileSync('bash', ['-n', script], { encoding: 'utf8' })).toBe('');
});

describe('the set-up of a kiosk', () => {
  const { stdout, status } = setUp('--enrol', ENROL, '--turn', 'left', '--dry-run');
  /** What the dry run would write there. */
  const written = (path: string) => {
    const lines = stdout
      .slice(stdout.indexOf(`write: ${path} `))
      .split('\n')
      .slice(1);
    return lines
      .slice(
        0,
        lines.findIndex((line) => !line.startsWith('  ')),
      )
      .map((line) => line.slice(2))
      .join('\n');
  };

  it('shows in a dry run everything that it would do', () => {
    expect(status).toBe(0);
    expect(stdout).toContain('Ready: this computer shows https://portal.ship.example/');
    expect(stdout).toContain('run: systemctl enable gangway-kiosk.service gangway-watchdog.service');
  });

  it('starts Chromium in kiosk mode with the enrolment, turned as asked', () => {
    const kiosk = written('/usr/local/bin/gangway-kiosk');
    expect(spawnSync('bash', ['-n'], { input: kiosk }).status).toBe(0);
    expect(kiosk).toMatch(/chromium --kiosk .*--user-data-dir/);
    expect(kiosk).toContain(`address=${ENROL}`);
    expect(kiosk).toContain('--rotate left');
  });

  it('starts the browser again whenever it ends, and the computer when it stands still', () => {
    expect(written('/etc/systemd/system/gangway-kiosk.service')).toMatch(/Restart=always[\s\S]*WantedBy/);
    expect(written('/usr/local/bin/gangway-watchdog')).toContain('Runtime.evaluate');
    expect(written('/etc/systemd/system.conf.d/gangway-watchdog.conf')).toContain('RuntimeWatchdogSec=30s');
  });

  it('prints nothing', () => {
    const policies = JSON.parse(written('/etc/chromium/policies/managed/gangway.json'));
    expect(policies).toMatchObject({ PrintingEnabled: false, PasswordManagerEnabled: false, DownloadRestrictions: 3 });
    expect(stdout).toContain('run: systemctl mask cups.service cups.socket cups-browsed.service');
  });

  it.each([
    ['nothing', []],
    ['an address that is no enrolment', ['--enrol', 'https://portal.ship.example/']],
    ['an address with more in it', ['--enrol', `${ENROL}';reboot`]],
    ['a turn that there is not', ['--enrol', ENROL, '--turn', 'over']],
  ])('refuses %s', (_, args) => {
    const { status: code, stderr } = setUp(...args, '--dry-run');
    expect(code).toBe(2);
    expect(stderr).toContain('kiosk-setup --enrol');
  });
});
