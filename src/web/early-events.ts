/**
 * A page can be used before its scripts have come: what is tapped, typed and sent until then is kept by a script in
 * its head, and happens as soon as the page is alive. Without it a controlled field would lose what was typed, a
 * button would do nothing, and a form would be sent to its own address with all that stands in it.
 */
type EarlyEvent = {
  type: "click" | "input" | "change" | "submit";
  target: HTMLElement;
  /** What a field held then; hydration may have put something else into it. */
  value: string | undefined;
  checked: boolean | undefined;
  submitter?: HTMLElement | null;
};

declare global {
  interface Window {
    earlyEvents?: { kept: EarlyEvent[]; end(): void };
  }
}

/**
 * Left to the browser, which can do them without us: links, popovers, forms with an address of their own. The click
 * that sends a form is kept as the sending. What is kept goes no further: a page that becomes alive in this moment
 * would otherwise act on it, and again when it is repeated.
 */
export const earlyEventsScript = `(function(){
var kept=[],types=["click","input","change","submit"];
function keep(e){var t=e.target,b;
if(e.type==="click"){b=t.closest&&t.closest("a,button,[role=treeitem]");if(!b||b.tagName==="A"||b.tagName==="BUTTON"&&b.type!=="button"||b.hasAttribute("popovertarget"))return;t=b}
if(e.type==="submit"){if(t.hasAttribute("action"))return;e.preventDefault()}
e.stopImmediatePropagation();
kept.push({type:e.type,target:t,value:t.value,checked:t.checked,submitter:e.submitter})}
types.forEach(function(n){addEventListener(n,keep,true)});
window.earlyEvents={kept:kept,end:function(){types.forEach(function(n){removeEventListener(n,keep,true)})}}
})()`;

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Sets a field without React's notice, so that it takes the event that follows for a change. */
function setUnnoticed(field: Field, property: "value" | "checked", to: string | boolean): void {
  const prototype =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, property)?.set?.call(field, to);
}

function type(field: Field, text: string): void {
  const selection = document.activeElement === field ? field.selectionEnd : null;
  field.value = "";
  setUnnoticed(field, "value", text);
  if (selection !== null) field.setSelectionRange(selection, selection);
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
}

function tick(box: HTMLInputElement, checked: boolean): void {
  box.checked = !checked;
  box.click();
}

const isBox = (field: Field): field is HTMLInputElement =>
  field.type === "checkbox" || field.type === "radio";

function repeat({ type: kind, target, value = "", checked = false, submitter }: EarlyEvent): void {
  if (kind === "click") target.click();
  else if (kind === "submit") (target as HTMLFormElement).requestSubmit(submitter);
  else if (target instanceof HTMLSelectElement) {
    target.value = value;
    target.dispatchEvent(new Event("change", { bubbles: true }));
  } else if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
    if (isBox(target)) tick(target, checked);
    else if (target.type === "file") target.dispatchEvent(new Event("change", { bubbles: true }));
    else type(target, value);
  }
}

/** Of a field the last state counts; a button that was tapped in impatience was tapped once. */
export function worthRepeating(kept: readonly EarlyEvent[]): EarlyEvent[] {
  const isField = (event: EarlyEvent) => event.type === "input" || event.type === "change";
  return kept.filter(
    (event, at) =>
      event.target.isConnected &&
      !kept.some(
        (other, place) =>
          other.target === event.target &&
          isField(other) === isField(event) &&
          (isField(event) ? place > at : place < at),
      ),
  );
}

/** Called when the page is alive. Each event sees what the one before it did. */
export async function repeatEarlyEvents(): Promise<void> {
  const early = window.earlyEvents;
  if (!early) return;
  delete window.earlyEvents;
  early.end();
  for (const event of worthRepeating(early.kept)) {
    repeat(event);
    await new Promise(resolve => setTimeout(resolve));
  }
}
