import type { PressState } from '#portal/shared/booking/use-booking-press.ts';
import { useT } from '#portal/shared/i18n/use-t.ts';
import { Notice } from '#portal/shared/ui/Notice.tsx';
import { useIntoView } from '#portal/shared/ui/use-into-view.ts';
import { manageRefusal } from './manage.rules.ts';

/** Why a press came to nothing; without an answer the next press asks the same once more (BD17). */
export function ManageRefused({ state }: { state: PressState }) {
  return state.kind === 'error' ? <Refused code={state.code} isOpen={state.isOpen} /> : null;
}

function Refused({ code, isOpen }: { code?: string; isOpen: boolean }) {
  const t = useT();
  const ref = useIntoView<HTMLDivElement>();
  return (
    <div ref={ref}>
      <Notice tone="danger">
        <p>{t(isOpen ? 'manage_unanswered' : manageRefusal(code))}</p>
      </Notice>
    </div>
  );
}
