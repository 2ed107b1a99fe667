/** Leaves the portal for good: Back does not come to the page that sent the guest away. */
export const leave = {
  for(url: string): void {
    window.location.replace(url);
  },
};
