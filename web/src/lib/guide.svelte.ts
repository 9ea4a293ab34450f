/** At whose table the guide speaks: in the games for which it was asked, as this browser remembers. */

const KEPT = 'tapete.guide';

/** What was kept; anything else that stands there is forgotten. */
export function readFolders(text: string | null): readonly string[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter((each): each is string => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

class Guide {
  private folders = $state.raw<readonly string[]>(readFolders(stored()));

  speaksOf(folder: string): boolean {
    return this.folders.includes(folder);
  }

  /** Let it speak of the games of this folder, or not. */
  ask(folder: string, wanted: boolean): void {
    this.folders = [...this.folders.filter((each) => each !== folder), ...(wanted ? [folder] : [])];
    try {
      localStorage.setItem(KEPT, JSON.stringify(this.folders));
    } catch {
      // A browser that keeps nothing knows it as long as the page is open.
    }
  }
}

export const guide = new Guide();
