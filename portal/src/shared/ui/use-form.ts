import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';

export type FormMessages<T> = Partial<Record<keyof T, string>>;

type FormPlan<T> = {
  initial: T;
  /** What is wrong with the values, by field; nothing wrong is an empty object. */
  check?: (values: T) => FormMessages<T>;
  /** May answer with messages by field when the hub refuses. */
  submit: (values: T) => Promise<FormMessages<T> | undefined>;
};

export type FormState<T> = {
  values: T;
  messages: FormMessages<T>;
  busy: boolean;
  /** What `submit` threw; gone at the next attempt. */
  failure: unknown;
  /** For a control: `<TextField {...form.field('surname')} label=… />`. */
  field: <K extends keyof T & string>(
    name: K,
  ) => { name: K; value: T[K]; onChange: (value: T[K]) => void; message: string | undefined };
  set: (values: Partial<T>) => void;
  /** For the form element: `<form {...form.form}>`. */
  form: {
    ref: RefObject<HTMLFormElement | null>;
    noValidate: true;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  };
};

/** A form that keeps everything typed, sends once, and leads to the first field that is wrong. */
export function useForm<T extends object>({ initial, check, submit }: FormPlan<T>): FormState<T> {
  const [values, setValues] = useState(initial);
  const [messages, setMessages] = useState<FormMessages<T>>({});
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const { ref, leadToWrong } = useFirstWrong();
  const isSending = useRef(false);

  function set(changed: Partial<T>) {
    setValues((current) => ({ ...current, ...changed }));
    setMessages((current) => {
      const names = new Set(Object.keys(changed));
      return Object.fromEntries(Object.entries(current).filter(([name]) => !names.has(name))) as FormMessages<T>;
    });
  }

  function refuse(wrong: FormMessages<T>): boolean {
    const isWrong = Object.values(wrong).some(Boolean);
    setMessages(wrong);
    if (isWrong) leadToWrong();
    return isWrong;
  }

  async function send() {
    if (isSending.current || refuse(check?.(values) ?? {})) return;
    isSending.current = true;
    setBusy(true);
    setFailure(undefined);
    try {
      refuse((await submit(values)) ?? {});
    } catch (error) {
      setFailure(error);
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  }

  return {
    values,
    messages,
    busy,
    failure,
    set,
    field: (name) => ({
      name,
      value: values[name],
      onChange: (value) => set({ [name]: value } as unknown as Partial<T>),
      message: messages[name],
    }),
    form: {
      ref,
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        send();
      },
    },
  };
}

/** For a form that checks by itself: `leadToWrong()` moves the focus to the first wrong control once it is marked. */
export function useFirstWrong(): { ref: RefObject<HTMLFormElement | null>; leadToWrong: () => void } {
  const [refusals, setRefusals] = useState(0);
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusals > 0) focusFirstWrong(ref.current);
  }, [refusals]);
  return { ref, leadToWrong: () => setRefusals((count) => count + 1) };
}

function focusFirstWrong(form: HTMLFormElement | null): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  const control = wrong?.matches('fieldset')
    ? wrong.querySelector<HTMLElement>(':is(input, select, textarea):enabled')
    : wrong;
  control?.focus();
}
