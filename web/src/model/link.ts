// Links that are puzzles: `#VIEW/zDATA`, where z says how DATA holds the text: deflated, in base64
// with - and _ and without = at the end. A later form gets a letter of its own.

export const LONGEST_LINK = 8192;

/** Said to who asks for a link and to who only edits: whichever comes last, both have been told. */
export const TOO_LONG = "The puzzle is too long for a link: save it as a file to keep it.";

export interface Link {
  view: string;
  text: string | null; // null: the link names a view alone
}

export async function linkOf(view: string, text: string): Promise<string> {
  const bytes = await through(new CompressionStream("deflate-raw"), new TextEncoder().encode(text));
  let binary = "";
  for (let at = 0; at < bytes.length; at += 8192)
    binary += String.fromCharCode(...bytes.subarray(at, at + 8192));
  const letters = btoa(binary).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
  return `#${view}/z${letters}`;
}

/** Reads what stands behind `#`; throws an Error with words for people. */
export async function readLink(hash: string): Promise<Link> {
  const [view = "", data = ""] = hash.replace(/^#/, "").split("/", 2);
  if (data === "") return { view, text: null };
  if (data[0] !== "z")
    throw new Error(`The link's format "${data[0]}" is unknown: it was made by a newer page.`);
  try {
    const binary = atob(data.slice(1).replace(/-/g, "+").replace(/_/g, "/"));
    const bytes = Uint8Array.from(binary, (c) => c.charCodeAt(0));
    const text = await through(new DecompressionStream("deflate-raw"), bytes, 64 << 20);
    return { view, text: new TextDecoder("utf-8", { fatal: true }).decode(text) };
  } catch {
    throw new Error("The link is damaged: a part of it is missing or was changed.");
  }
}

/** What comes out of a stream; ends with an error beyond `most` bytes. */
async function through(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
  most = Infinity,
): Promise<Uint8Array<ArrayBuffer>> {
  const writer = stream.writable.getWriter();
  const written = writer.write(bytes).then(() => writer.close());
  written.catch(() => undefined); // the reader below reports the same error
  const reader = stream.readable.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value as Uint8Array<ArrayBuffer>);
    length += value.length;
    if (length > most) throw new Error("too long");
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
