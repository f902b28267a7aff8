import { useEffect, useState } from "react";

/** The text of an answer as it comes in. The browser comes back by itself after a lost connection and reads on. */
export function useAnswerStream(
  { id, text: initial }: { id: string; text: string },
  onEnd: () => void,
): { text: string; isLost: boolean } {
  const [text, setText] = useState("");
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    setText("");
    const source = new EventSource(`/api/assistant/answers/${id}/stream`);
    source.addEventListener("open", () => setLost(false));
    source.addEventListener("text", event => {
      // Our own stream: a JSON string.
      const piece = JSON.parse(event.data) as string;
      setText(before => before + piece);
    });
    source.addEventListener("end", () => {
      source.close();
      onEnd();
    });
    source.addEventListener("error", () => {
      setLost(true);
      // Refused, not lost: the page shows what there is.
      if (source.readyState === EventSource.CLOSED) onEnd();
    });
    return () => source.close();
  }, [id, onEnd]);
  return { text: text.length > initial.length ? text : initial, isLost };
}
