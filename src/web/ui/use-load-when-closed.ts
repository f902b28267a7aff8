import { useCallback, useEffect, useRef } from "react";
import { useRevalidator } from "react-router";

/**
 * Loads the page anew when a dialog that the address asks for is gone, if it changed something: call what is given
 * back when it did. Loading it at once would be in vain, because the navigation that closes the dialog, Back included,
 * breaks the loading off.
 */
export function useLoadWhenClosed(isOpen: boolean): () => void {
  const { revalidate } = useRevalidator();
  const hasChanged = useRef(false);
  useEffect(() => {
    if (isOpen || !hasChanged.current) return;
    hasChanged.current = false;
    void revalidate();
  }, [isOpen, revalidate]);
  return useCallback(() => {
    hasChanged.current = true;
  }, []);
}
