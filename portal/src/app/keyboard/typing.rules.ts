export interface TextState {
  value: string;
  /** Where the caret stands or the selection goes; fields such as email tell neither. */
  start: number | null;
  end: number | null;
}

/** What a field holds after a text was typed into it, and where the caret then stands. */
export function typed(state: TextState, text: string, maxLength: number): { value: string; caret: number } {
  const { before, after } = around(state);
  const room = maxLength < 0 ? text.length : Math.max(0, maxLength - before.length - after.length);
  const added = text.slice(0, room);
  return { value: before + added + after, caret: before.length + added.length };
}

/** Takes the selection away, or the letter before the caret. */
export function erased(state: TextState): { value: string; caret: number } {
  const { before, after } = around(state);
  const isSelected = state.start !== state.end;
  const kept = isSelected ? before : Array.from(before).slice(0, -1).join('');
  return { value: kept + after, caret: kept.length };
}

function around({ value, start, end }: TextState): { before: string; after: string } {
  return { before: value.slice(0, start ?? value.length), after: value.slice(end ?? value.length) };
}
