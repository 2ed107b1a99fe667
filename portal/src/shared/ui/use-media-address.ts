import { useKit } from './kit-context.ts';
import { publicAddress } from './pictures.ts';

/** The full, public address of a medium: a hub may answer it relative to itself (A328, A329). */
export function useMediaAddress(): (url: string) => string {
  const { hubUrl, rewrite } = useKit();
  return (url) => {
    const full = URL.parse(url, new URL(hubUrl, location.href))?.href ?? url;
    return publicAddress(full, rewrite);
  };
}
