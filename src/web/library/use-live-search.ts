import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from "react";
import { limits } from "#core/limits.ts";

/**
 * A search field whose results follow the typing: `go` is called with what to look for when a pause comes, and at
 * once when it is sent. `asked` is what the address says.
 */
export function useLiveSearch(asked: string, go: (q: string) => void) {
  const [text, setText] = useState(asked);
  const [known, setKnown] = useState(asked);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Back and forward change the address without the field; what is being typed is not taken back.
  if (known !== asked) {
    setKnown(asked);
    if (text.trim() !== asked) setText(asked);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  const ask = (q: string) => {
    clearTimeout(timer.current);
    if (q.trim() !== asked) go(q.trim());
  };
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const { value } = event.currentTarget;
    setText(value);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => ask(value), limits.library.suggestAfterMs);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    ask(text);
  };
  return { text, onChange, onSubmit };
}
