import { useEffect, useRef } from 'react';
import type { Emergency } from '#contract/areas/screen-control.ts';
import { textOf } from '#contract/text.ts';
import { useConfiguration } from '#portal/shared/device/use-configuration.ts';
import { useGroup } from '#portal/shared/state/use-group.ts';
import { EMERGENCY_WORDS } from '#portal/texts/emergency.ts';
import styles from './EmergencyTakeover.module.css';
import { sound } from './sound.ts';

const STAY_ON_TOP_MS = 500;

/** Above everything, in all languages of the device, until the operator ends it; also after a reload without a hub. */
export function EmergencyTakeover() {
  const { emergency } = useGroup('live');
  return emergency ? <Takeover key={emergency.id} emergency={emergency} /> : null;
}

function Takeover({ emergency: { isDrill, text } }: { emergency: Emergency }) {
  const { languages } = useConfiguration();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    showOnTop(element);
    const silence = sound(isDrill ? 1 : 3);
    const timer = setInterval(() => showOnTop(element), STAY_ON_TOP_MS);
    return () => {
      clearInterval(timer);
      silence();
    };
  }, [isDrill]);
  const codes = languages.length > 0 ? languages.map(({ code }) => code) : (['en'] as const);
  return (
    <dialog
      ref={dialog}
      className={styles.takeover}
      data-drill={isDrill}
      aria-labelledby="emergency-words"
      onCancel={(event) => event.preventDefault()}
    >
      <div id="emergency-words" className={styles.words} role="alert">
        {codes.map((code) => (
          <section key={code} lang={code} className={styles.language}>
            <h1 className={styles.title}>{EMERGENCY_WORDS[code][isDrill ? 'drill' : 'real']}</h1>
            <p>{textOf(text, code)}</p>
          </section>
        ))}
      </div>
    </dialog>
  );
}

/** A dialog that opened later would cover it: then it comes to the top again. */
function showOnTop(dialog: HTMLDialogElement): void {
  if (!dialog.isConnected || typeof dialog.showModal !== 'function') {
    dialog.setAttribute('open', '');
    return;
  }
  const middle = document.elementFromPoint?.(innerWidth / 2, innerHeight / 2);
  if (dialog.open && dialog.matches(':modal') && (!middle || dialog.contains(middle))) return;
  if (dialog.open) dialog.close();
  dialog.showModal();
}
