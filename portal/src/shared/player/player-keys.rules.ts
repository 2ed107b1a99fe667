export type KeyAction = 'toggle' | 'back' | 'ahead' | 'mute' | 'fullScreen' | 'captions' | 'louder' | 'quieter';

/** Keys on the picture itself; a control that has the focus keeps its own keys. */
const KEYS: Readonly<Record<string, KeyAction>> = {
  ' ': 'toggle',
  k: 'toggle',
  Enter: 'toggle',
  MediaPlayPause: 'toggle',
  ArrowLeft: 'back',
  j: 'back',
  MediaRewind: 'back',
  ArrowRight: 'ahead',
  l: 'ahead',
  MediaFastForward: 'ahead',
  m: 'mute',
  f: 'fullScreen',
  c: 'captions',
};

const SEEKING: readonly KeyAction[] = ['back', 'ahead'];

/** Nothing on a live stream or a safety film moves the time. */
export function keyAction(key: string, maySeek: boolean): KeyAction | undefined {
  const action = KEYS[key.length === 1 ? key.toLowerCase() : key];
  return action && !maySeek && SEEKING.includes(action) ? undefined : action;
}
