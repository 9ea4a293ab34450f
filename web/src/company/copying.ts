/** A text for the clipboard. Over plain http, as in a home network, browsers have none to offer but the old command. */
export async function copied(field: HTMLInputElement): Promise<boolean> {
  field.focus();
  field.select();
  field.setSelectionRange(0, field.value.length);
  try {
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(field.value);
      return true;
    }
  } catch {
    // It may be forbidden all the same: the old way is tried.
  }
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  }
}

const OWN = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether a page at this address is served by the very machine that shows it. */
export const isOwn = (hostname: string): boolean => OWN.test(hostname);
