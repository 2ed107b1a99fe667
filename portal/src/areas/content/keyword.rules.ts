/** A291, AD44: found anywhere in the title shown, without regard to case; an empty keyword fits all. */
export function fitsKeyword(title: string, keyword: string): boolean {
  return title.toLocaleLowerCase().includes(keyword.trim().toLocaleLowerCase());
}
