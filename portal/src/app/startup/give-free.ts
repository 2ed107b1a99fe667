/** Where the portal's code never comes, the drawing's links still lead to pages, and all of it is there to be seen. */
export function giveFree(drawing: Element): void {
  for (const name of ['inert', 'aria-hidden']) drawing.removeAttribute(name);
  drawing.setAttribute('data-painted', '');
}
