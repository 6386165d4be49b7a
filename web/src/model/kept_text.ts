// The puzzle over a reload of the page. The address holds short puzzles, and those not at once; so the
// text is kept beside it, in this tab alone.

const KEY = "hardboard-text";

/** False if the text can be kept nowhere. */
export function keepText(hash: string, text: string): boolean {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ hash, text }));
    return true;
  } catch {
    forget();
    return text.trim() === "";
  }
}

/** The text that was kept when the page with this address was left, once; null if there is none. */
export function takeText(hash: string): string | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as { hash: string; text: string } | null;
    return kept?.hash === hash ? kept.text : null;
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
