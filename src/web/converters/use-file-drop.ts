import { type DragEvent, useState } from "react";
import { type Picked, pickedFromDrop } from "../projects/draft/pick-files.ts";

const hasFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes("Files");

/** Files and folders dropped anywhere on an element; dragged text goes its usual way. */
export function useFileDrop(onPick: (picked: Picked) => void) {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: (event: DragEvent) => {
        const to = event.relatedTarget;
        if (!(to instanceof Node && event.currentTarget.contains(to))) setOver(false);
      },
      // Before the editor takes them for text.
      onDropCapture: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        event.stopPropagation();
        setOver(false);
        void pickedFromDrop(event.dataTransfer).then(onPick);
      },
    },
  };
}
