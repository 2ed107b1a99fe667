import Check from 'lucide-react/icons/check';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '#portal/shared/ui/IconButton.tsx';
import type { Track } from './engine.ts';
import styles from './TrackMenu.module.css';

interface TrackMenuProps {
  icon: ReactNode;
  label: string;
  tracks: Track[];
  chosen: number;
  /** The entry for none, or for "by itself". */
  none?: string;
  onChoose: (id: number) => void;
}

const MOVES: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
/** A remote control without Escape leaves the list sideways. */
const LEAVES = new Set(['Escape', 'ArrowLeft', 'ArrowRight']);

/** A button with a short list over it: captions, language of the sound, quality. */
export function TrackMenu({ icon, label, tracks, chosen, none, onChoose }: TrackMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const wrap = useRef<HTMLDivElement>(null);
  const id = useId();
  const entries = none === undefined ? tracks : [{ id: -1, label: none }, ...tracks];

  useEffect(() => {
    if (!isOpen) return;
    menu.current?.querySelector<HTMLElement>('[aria-checked="true"], [role="menuitemradio"]')?.focus();
    const closeOutside = (event: Event) => {
      if (!wrap.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);

  function close() {
    setOpen(false);
    wrap.current?.querySelector('button')?.focus();
  }

  function onKey(event: KeyboardEvent) {
    const step = MOVES[event.key];
    if (LEAVES.has(event.key)) close();
    else if (step) {
      const items = [...(menu.current?.querySelectorAll('button') ?? [])];
      const place = items.indexOf(document.activeElement as HTMLButtonElement);
      items[(place + step + items.length) % items.length]?.focus();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div ref={wrap} className={styles.wrap}>
      <IconButton
        icon={icon}
        label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <div ref={menu} id={id} role="menu" tabIndex={-1} aria-label={label} className={styles.menu} onKeyDown={onKey}>
          {entries.map((track) => (
            <button
              key={track.id}
              type="button"
              role="menuitemradio"
              aria-checked={track.id === chosen}
              className={styles.entry}
              onClick={() => {
                onChoose(track.id);
                close();
              }}
            >
              <Check aria-hidden="true" />
              {track.label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
