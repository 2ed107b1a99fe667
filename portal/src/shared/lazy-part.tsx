import { type ComponentType, useEffect, useState } from 'react';
import { untilHad } from './until-had.ts';

interface Code<P> {
  load: () => Promise<ComponentType<P>>;
  loaded?: ComponentType<P>;
}

function useLoaded<P>(code: Code<P>): { part: ComponentType<P> | undefined; isMissing: boolean } {
  const [part, setPart] = useState(() => code.loaded);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (part) return;
    const load = async () => {
      code.loaded ??= await code.load();
    };
    return untilHad(
      load,
      () => setPart(() => code.loaded),
      () => setMissing(true),
    );
  }, [part, code]);
  return { part, isMissing };
}

/** Stands in a part's place until its code is there, and knows whether it could be fetched so far. */
type Meanwhile<P> = ComponentType<P & { isMissing: boolean }>;

interface LoadedProps<P> {
  code: Code<P>;
  given: P;
  meanwhile: Meanwhile<P> | undefined;
}

function Loaded<P extends object>({ code, given, meanwhile: Place }: LoadedProps<P>) {
  const { part: Part, isMissing } = useLoaded(code);
  if (Part) return <Part {...given} />;
  return Place ? <Place {...given} isMissing={isMissing} /> : null;
}

/** A part beside the page, whose code comes by itself: nothing or its place until it is there, and the page stands without it. */
export function lazyPart<P extends object>(load: Code<P>['load'], meanwhile?: Meanwhile<P>): ComponentType<P> {
  const code: Code<P> = { load };
  return (given) => <Loaded code={code} given={given} meanwhile={meanwhile} />;
}
