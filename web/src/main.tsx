// Starts the page: the catalogue of kinds, the link behind #, and the views.

import { render } from "preact";
import { App } from "./app.tsx";
import { type Catalogue, ask } from "./api.ts";
import { takeText } from "./model/kept_text.ts";
import { readLink } from "./model/link.ts";
import { VIEWS, type View, store } from "./store.ts";
import { wordsOf } from "./views/parts.tsx";
import "./page.css";

/** Shows what the address says; a text that is shown already stays as it is. */
async function followLink(isFirst = false): Promise<void> {
  const kept = isFirst ? takeText(location.hash) : null;
  store.isLinkDamaged = false;
  try {
    const { view, text } = await readLink(location.hash);
    const isView = (VIEWS as readonly string[]).includes(view);
    store.view = isView ? (view as View) : store.text.trim() ? "edit" : "gallery";
    if (kept !== null && kept !== text) store.begin(kept);
    else if (text !== null && store.text === "") store.begin(text);
    else if (text !== null && text !== store.text) store.setText(text);
  } catch (error) {
    store.isLinkDamaged = true;
    store.notice = wordsOf(error);
  }
  store.tell();
}

async function begin(): Promise<void> {
  const page = document.getElementById("page")!;
  try {
    store.catalogue = await ask<Catalogue>({ do: "catalogue" });
  } catch (error) {
    page.querySelector("main")!.innerHTML = "";
    const words = document.createElement("p");
    words.className = "trouble";
    words.setAttribute("role", "alert");
    words.textContent = wordsOf(error);
    page.querySelector("main")!.append(words);
    return;
  }
  await followLink(true);
  page.replaceChildren();
  render(<App />, page);
  window.addEventListener("hashchange", () => void followLink());
}

void begin();
