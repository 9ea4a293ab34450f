/** A word from the browser to whoever looks elsewhere: it is their turn. */

import { session } from './session.svelte';

/** Whether the browser lets us; it asks whoever has not decided. */
export async function mayNotify(): Promise<boolean> {
  if (!('Notification' in window)) return false;
  return (await Notification.requestPermission()) === 'granted';
}

export function notify(title: string, body: string): void {
  if (!session.settings.notify || !document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    const told = new Notification(title, { body, tag: 'tapete-turn', icon: `${import.meta.env.BASE_URL}icon.svg` });
    told.onclick = () => {
      window.focus();
      told.close();
    };
  } catch {
    // On some phones only a service worker may do this: the title still tells it.
  }
}
