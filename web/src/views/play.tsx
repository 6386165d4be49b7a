// Play: legal moves are shown, illegal ones refused with their reason; hints in steps, and why a move
// fails; moves are taken back and branched. Whatever leads to the goal counts.

import { useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from "preact/hooks";
import { type LegalMove, type PlayReply, type Step, ask } from "../api.ts";
import { BoardView, type Slide } from "../board/board_view.tsx";
import type { Arrow, Region } from "../board/overlay.ts";
import { type Place, indexOf, isGraph, nameOf, placeOf } from "../model/board.ts";
import { type MoveNode, follow, newTree, pathTo } from "../model/move_tree.ts";
import { boardAfter, endsOf, enlarged, widened } from "../model/replay.ts";
import { store, useStore } from "../store.ts";
import { MoveList } from "./move_list.tsx";
import { BoardList, Trouble, documentLooks, documentMarks, off, titleOf, wordsOf } from "./parts.tsx";
import { PictureOfText } from "./picture_of_text.tsx";
import { usePosition } from "./position.ts";
import { regionsOf, useChange, useJob } from "./solve.tsx";
import { TurnValues, type Values, badgesOf, markOf, wordsOfValue } from "./turn_values.tsx";
import { WhyMoves, type Why, isSaving } from "./why_moves.tsx";

interface Hint {
  verdict: string;
  words: string;
  next: string;
  steps: Step[] | null; // of the move, at the last level
}
interface Reply {
  words: string;
  why: string;
  steps: Step[];
}

const SLIDE = 220; // milliseconds
const REPLY_SECONDS = 10;
const VALUE_SECONDS = 20;

// The last game, which goes on when one comes back to its puzzle.
let kept: { text: string; node: MoveNode; against: string } | null = null;

export function PlayView() {
  useStore();
  const [node, setNode] = useState<MoveNode>(() => (kept?.text === store.text ? kept.node : newTree()));
  const [selected, setSelected] = useState(-1);
  const [wrong, setWrong] = useState<Arrow | null>(null);
  const [slide, setSlide] = useState<Slide | null>(null);
  const [hint, setHint] = useState<{ level: number; hint: Hint } | null>(null);
  const [whyShown, setWhyShown] = useState(-1);
  const [against, setAgainst] = useState(kept?.text === store.text ? kept.against : "");
  const [replied, setReplied] = useState(""); // the program's last turn
  const [showsValues, setShowsValues] = useState(false);
  const why = useJob<Why>();
  const hinting = useJob<Hint>();
  const opponent = useJob<Reply>();
  const valuing = useJob<Values>();
  const looks = documentLooks();
  const path = pathTo(node);
  const key = path.join("; ");
  const { position, isAwaited, trouble } = usePosition(path);
  const shown = useRef(""); // which position of which puzzle
  shown.current = `${store.version} ${key}`;
  const early = useRef<Place[]>([]); // places that were pressed while the reply was awaited
  const [, drawAgain] = useReducer((n: number) => n + 1, 0);
  const isAsked = useRef(false); // the program has been asked for its answer to this position

  kept = { text: store.text, node, against };

  // A changed puzzle is a new game.
  useChange(() => {
    early.current = [];
    setNode(newTree());
    setSelected(-1);
  }, [store.version]);

  // What was said of another position.
  useEffect(() => {
    setWrong(null);
    setHint(null);
    setWhyShown(-1);
    why.clear();
    hinting.clear();
    opponent.clear();
  }, [store.version, key]);

  useEffect(() => {
    isAsked.current = false;
  }, [store.version, key, store.isSilent]);
  useEffect(() => {
    if (trouble) early.current = [];
  }, [trouble]);

  // The values of a position that was left are no use; those of the next one take a table of its own.
  useEffect(() => {
    valuing.clear();
    if (!showsValues || !position || isAwaited || position.ending) return;
    valuing.run({ do: "values", text: store.text, moves: path, seconds: VALUE_SECONDS });
  }, [showsValues, position, isAwaited, key]);

  const start = useMemo(() => {
    const board = store.shownBoard;
    if (!board || !position) return board;
    return enlarged(widened(board, store.info?.board?.margin ?? 0, looks.empty), position.steps, looks.empty);
  }, [store.version, store.readVersion, position]);
  const board = useMemo(() => {
    if (!start) return null;
    return boardAfter(start, position?.steps ?? [], Infinity);
  }, [start, position]);

  const legal = position?.moves ?? [];
  const indices = (move: LegalMove) => (board ? move.places.map((place) => indexOf(board, place)) : []);
  const fromSelected = legal.filter((move) => indices(move)[0] === selected && move.places.length > 1);
  const targets = fromSelected.map((move) => indices(move).at(-1)!);

  function play(words: string) {
    if (isAwaited) return; // the moves that are shown are those of the position before
    const move = legal.find((each) => each.words === words);
    const ends = board && move ? endsOf(board, move) : null;
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    setSlide(ends && !isStill ? { from: ends[0], to: ends[1], milliseconds: SLIDE } : null);
    setSelected(-1);
    setNode(follow(node, words));
  }

  /** Plays the steps of a whole turn. */
  function playTurn(words: string) {
    setReplied("");
    goTo(words.split(", ").reduce(follow, node));
  }

  /** Where taking back leads: behind one's own last move, over the program's answer to it. */
  function before(): MoveNode | null {
    let at: MoveNode | null = node;
    while (against && at?.isAnswer) at = at.parent;
    return at?.parent ?? null;
  }
  const earlier = before();
  const later = node.children.at(-1) ?? null;

  // Undo and Redo are about moves here.
  useLayoutEffect(() => {
    store.ownSteps = {
      canUndo: earlier !== null,
      canRedo: later !== null,
      undo: () => earlier && goTo(earlier),
      redo: () => later && goTo(later),
    };
    store.tell();
  }, [earlier, later]);
  useLayoutEffect(
    () => () => {
      store.ownSteps = null;
      store.tell();
    },
    [],
  );

  function goTo(next: MoveNode) {
    early.current = [];
    setSlide(null);
    setSelected(-1);
    setNode(next);
  }

  /** Tries what was clicked; refuses it with the reason when no legal move fits. */
  async function tryMove(from: number, to: number) {
    const move = legal.find((each) => indices(each)[0] === from && indices(each).at(-1) === to);
    if (move) return play(move.words);
    const places = [placeOf(board!, from), placeOf(board!, to)];
    setWrong({ from, to, tone: "wrong" });
    setSelected(-1);
    const own = shown.current;
    try {
      const reply = await ask<PlayReply>({ do: "play", text: store.text, moves: path, try: places });
      if (own !== shown.current) return; // the game has gone on meanwhile
      if (reply.tried) return play(reply.tried);
      store.say(`Not a legal move: ${reply.illegal?.reason ?? "nothing here moves so"}.`);
    } catch (error) {
      store.say(wordsOf(error));
    }
  }

  /** A press on a place, which waits for its turn while the moves are not known. */
  function press(index: number): boolean {
    if (index < 0 || !board) return false;
    const mustWait = (isAwaited && !trouble && store.text.trim() !== "") || early.current.length > 0;
    if (!mustWait) return choose(index);
    early.current.push(placeOf(board, index));
    return true;
  }

  function choose(index: number): boolean {
    if (index < 0 || !board || position?.ending) return false;
    const alone = legal.find((move) => move.places.length === 1 && indices(move)[0] === index);
    setWrong(null);
    if (selected >= 0 && selected !== index) {
      if (targets.includes(index)) {
        void tryMove(selected, index);
        return true;
      }
      // Another piece that moves is chosen instead, but a capture that is none is refused.
      if (legal.some((move) => indices(move)[0] === index) && !isPiece(selected)) setSelected(index);
      else void tryMove(selected, index);
      return true;
    }
    if (selected === index) {
      setSelected(-1);
      return true;
    }
    if (alone) {
      play(alone.words);
      return true;
    }
    if (!isPiece(index)) return false;
    setSelected(index);
    return true;
  }

  // One choice for each time that the view is drawn: the next one depends on what this one selects.
  useEffect(() => {
    if (isAwaited || !board || early.current.length === 0) return;
    choose(indexOf(board, early.current.shift()!));
    if (early.current.length > 0) drawAgain(0 as never);
  });

  const isPiece = (index: number) =>
    board !== null && (isGraph(board) || (board.tokens[index] !== looks.empty && board.tokens[index] !== looks.outside));

  const pressed = useRef(-1);
  function askHint() {
    if (hinting.isRunning) return;
    const level = Math.min(3, (hint?.level ?? 0) + 1);
    hinting.run({ do: "hint", text: store.text, moves: path, level }, (reply) => {
      setHint({ level, hint: reply });
      store.say(reply.words);
    });
  }

  function askReply() {
    const isAnswer = position?.side === against;
    opponent.run({ do: "reply", text: store.text, moves: path, seconds: REPLY_SECONDS }, (reply) => {
      let at = node;
      for (const step of reply.steps) {
        at = follow(at, step.words);
        at.isAnswer = isAnswer;
      }
      goTo(at);
      setReplied(`${reply.words} (${reply.why})`);
    });
  }

  // The other side answers when its turn comes.
  useEffect(() => {
    const isTurn = against !== "" && position?.side === against && !position.ending;
    if (!isTurn || isAwaited || isAsked.current || opponent.isRunning || store.isSilent) return;
    isAsked.current = true; // once: who stops the program moves for it
    askReply();
  }, [position, key, against, opponent.isRunning, store.isSilent]);

  /** The value of going to a place, or of the best move from there, in words behind its name. */
  function valueAt(index: number): string {
    const badge = board && badgesOf(board, valuing.reply, selected).find((each) => each.index === index);
    const value = badge && valuing.reply!.moves.find((move) => markOf(move) === badge.words);
    return value ? `, ${wordsOfValue(value)}` : "";
  }
  const valueOf = new Map((valuing.reply?.moves ?? []).map((move) => [move.words, move]));

  function headline(): string {
    if (position?.side) return `${capital(position.side)} to move`;
    if (position) return `${position.more ? "More than " : ""}${legal.length} ${legal.length === 1 ? "move" : "moves"} to choose from`;
    const isComing = isAwaited && !trouble && !store.trouble && store.text.trim() !== "";
    return isComing ? "The moves are being looked up…" : "No position";
  }

  const arrows: Arrow[] = [];
  const last = position?.steps.at(-1);
  const lastEnds = board && last ? endsOf(board, last) : null;
  if (lastEnds) arrows.push({ from: lastEnds[0], to: lastEnds[1], tone: "done" });
  if (wrong) arrows.push(wrong);
  const regions: Region[] = [];
  const whyRow = why.reply?.moves[whyShown];
  if (board && whyRow) {
    const ends = endsOf(board, whyRow);
    if (ends) arrows.push({ from: ends[0], to: ends[1], tone: isSaving(whyRow.verdict) ? "now" : "wrong" });
    regions.push(...regionsOf(board, whyRow.refusal ?? []));
  }
  const hinted = hint?.hint.steps?.[0];
  const hintedEnds = board && hinted ? endsOf(board, hinted) : null;
  if (hintedEnds) arrows.push({ from: hintedEnds[0], to: hintedEnds[1], tone: "now" });

  return (
    <div class="workplace">
      <div class="stage">
        {board ? (
          <>
            <BoardView
              board={board}
              looks={looks}
              overlay={{
                marks: documentMarks(board),
                ...(selected >= 0 ? { selected } : {}),
                targets,
                arrows,
                regions,
                badges: badgesOf(board, valuing.reply, selected),
                occupied: isPiece,
              }}
              slide={slide}
              trim
              label={`${titleOf(store.kind)}, play`}
              help="Arrow keys go to a square, Enter chooses a piece and then its target, Backspace takes back, H gives a hint"
              describe={(index) =>
                looks.nameOf(board.tokens[index]!) + (targets.includes(index) ? ", can be reached" : "") + valueAt(index)
              }
              onPress={(index) => {
                pressed.current = index;
                return press(index);
              }}
              onRelease={(index) => {
                // A drag from the piece to its target is the same move as two clicks.
                if (index < 0 || index === pressed.current) return;
                if (early.current.length > 0) press(index);
                else if (selected === pressed.current) void tryMove(selected, index);
              }}
              onKey={(event, cursor) => {
                if (event.ctrlKey || event.metaKey) return false;
                if ((event.key === "Enter" || event.key === " ") && cursor >= 0) {
                  press(cursor);
                  return true;
                }
                if (event.key === "Backspace" && earlier) {
                  goTo(earlier);
                  return true;
                }
                if (event.key === "Escape") {
                  setSelected(-1);
                  return true;
                }
                if (event.key.toLowerCase() === "h") {
                  askHint();
                  return true;
                }
                return false;
              }}
            />
            <BoardList board={board} looks={looks} name={(index) => nameOf(board, index)} />
          </>
        ) : (
          <>
            <PictureOfText />
            {position && <pre class="position" tabIndex={0} aria-label="Position">{position.shown}</pre>}
          </>
        )}
      </div>
      <aside class="panel" aria-label="Play">
        {store.trouble && <Trouble>{store.trouble.message}</Trouble>}
        {trouble && !store.trouble && <Trouble>{trouble}</Trouble>}
        {position?.ending ? (
          <h2 class={"verdict " + position.ending.verdict}>{position.ending.words}</h2>
        ) : (
          <h2>{headline()}</h2>
        )}
        <p class="faint">{store.kind?.how_to_play}</p>
        <div class="row">
          <button type="button" onClick={() => earlier && goTo(earlier)} {...off(!earlier)}>Take back</button>
          <button type="button" onClick={() => node.parent && goTo(rootOf(node))} {...off(!node.parent)}>From the start</button>
          <button type="button" onClick={askHint} disabled={!!position?.ending} {...off(hinting.isRunning)}>Hint</button>
          {!store.kind?.opponent && <button
            type="button"
            onClick={() => why.isRunning || (why.reply ? why.clear() : why.run({ do: "why", text: store.text, moves: path }))}
            aria-pressed={why.reply !== null}
            disabled={!!position?.ending}
            {...off(why.isRunning)}
          >
            Why?
          </button>}
        </div>
        {store.kind?.opponent && (
          <div class="row">
            <label>
              Hardboard plays
              <select value={against} onChange={(e) => setAgainst(e.currentTarget.value)}>
                <option value="">no side</option>
                <option value="white">white</option>
                <option value="black">black</option>
              </select>
            </label>
            <button type="button" onClick={askReply} title="The program makes this turn" disabled={opponent.isRunning || !!position?.ending}>Best turn</button>
            {opponent.isRunning && <button type="button" onClick={opponent.stop}>Stop</button>}
            <button type="button" aria-pressed={showsValues} onClick={() => setShowsValues(!showsValues)} title="What each move and turn is worth, from a table of all positions">Values</button>
          </div>
        )}
        {valuing.isRunning && <p class="progress" role="status"><span class="spinner" aria-hidden="true" /> Making a table of all positions… {valuing.progress}</p>}
        {valuing.trouble && <Trouble>{valuing.trouble}</Trouble>}
        {valuing.reply && <TurnValues values={valuing.reply} play={playTurn} />}
        {opponent.isRunning && <p class="progress" role="status"><span class="spinner" aria-hidden="true" /> Hardboard thinks… {opponent.progress}</p>}
        {replied && !opponent.isRunning && <p class="faint">Hardboard: {replied}</p>}
        {opponent.trouble && <Trouble>{opponent.trouble}</Trouble>}
        {(hinting.isRunning || why.isRunning) && (
          <p class="progress" role="status"><span class="spinner" aria-hidden="true" /> Looking… <button type="button" onClick={() => { hinting.stop(); why.stop(); }}>Stop</button></p>
        )}
        {hinting.trouble && <Trouble>{hinting.trouble}</Trouble>}
        {hint && (
          <section aria-label="Hint" class="hint">
            <p>{hint.level === 3 ? <button type="button" onClick={() => play(hint.hint.words)}>{hint.hint.words}</button> : hint.hint.words}</p>
            {hint.level < 3 && hint.hint.next && <button type="button" onClick={askHint}>More</button>}
          </section>
        )}
        {why.trouble && <Trouble>{why.trouble}</Trouble>}
        {why.reply && <WhyMoves why={why.reply} shown={whyShown} show={setWhyShown} />}
        <MoveList node={node} go={goTo} />
        <details open={!store.kind?.editor}>
          <summary>Legal moves</summary>
          <div class="legal">
            {legal.slice(0, 300).map((move) => (
              <button type="button" key={move.words} onClick={() => play(move.words)}>
                {move.words}
                {valueOf.has(move.words) && <span class="value-of">{wordsOfValue(valueOf.get(move.words)!)}</span>}
              </button>
            ))}
            {legal.length > 300 && <p>and {legal.length - 300} more</p>}
          </div>
        </details>
      </aside>
    </div>
  );
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

function rootOf(node: MoveNode): MoveNode {
  let at = node;
  while (at.parent) at = at.parent;
  return at;
}
