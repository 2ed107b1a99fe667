import { Component, lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { noteTrouble } from '#portal/shared/device/trouble.ts';
import { ScreenRunContext, useScreenRun } from '#portal/shared/screen/screen-run.ts';

const HomeScreen = lazy(() =>
  import('#portal/app/home/HomeScreen.tsx').then((module) => ({ default: module.HomeScreen })),
);

/** After this long the page that had nothing to show is tried again. */
const TRY_AGAIN_MS = 5 * 60_000;

/**
 * What stands on a screen. Nobody is there to press a button: a page that fails, or has nothing to show, is passed over
 * by the playlist that shows it; at an address of its own the day takes its place.
 */
export function ScreenStage({ children }: { children: ReactNode }) {
  const run = useScreenRun();
  const [isEmpty, setEmpty] = useState(false);
  const { skip } = run;
  const giveUp = useCallback(() => (skip ? skip() : setEmpty(true)), [skip]);
  const own = useMemo(() => ({ ...run, skip: giveUp }), [run, giveUp]);
  useEffect(() => {
    if (!isEmpty) return;
    const timer = setTimeout(() => setEmpty(false), TRY_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [isEmpty]);
  if (isEmpty || !children) {
    return (
      <Suspense>
        <HomeScreen />
      </Suspense>
    );
  }
  return (
    <ScreenRunContext value={own}>
      <FailedPage onFailed={giveUp}>{children}</FailedPage>
    </ScreenRunContext>
  );
}

/** Shows nothing instead of a page that broke, and says so to the operator. */
class FailedPage extends Component<{ children: ReactNode; onFailed: () => void }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    noteTrouble(`A page broke: ${String(error)}`);
    this.props.onFailed();
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
