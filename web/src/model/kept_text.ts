// The puzzle over a reload of the page. The address holds short puzzles, and those not at once; so the
// text is kept beside it, in this tab alone.

const KEY = "hardboard-text";

/** Keeps the text for a page with one of these addresses; false if it can be kept nowhere. */
export function keepText(hashes: string[], text: string): boolean {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ hashes, text }));
    return true;
  } catch {
    forget();
    return text.trim() === "";
  }
}

/** The text that was kept when the page with this address was left, once; null if there is none. */
export function takeText(hash: string): string | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as { hashes: string[]; text: string } | null;
    return kept?.hashes.includes(hash) ? kept.text : null;
  } catch {
    return null;
  } finally {
    forget();
  }
}

function forget(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // a browser without storage kept nothing
  }
}
