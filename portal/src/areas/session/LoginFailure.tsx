import { Notice } from '#portal/shared/ui/Notice.tsx';

/** The portal's text for a failed login and, below it, what the hub said (A212, AD27). */
export function LoginFailure({ text, message }: { text: string; message?: string }) {
  return (
    <Notice tone="danger">
      <p>{text}</p>
      {message && <p>{message}</p>}
    </Notice>
  );
}
