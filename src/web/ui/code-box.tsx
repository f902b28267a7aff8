import { classNames } from "./class-names.ts";

type Props = {
  /** Names the box for screen readers. */
  label: string;
  text: string;
  /** The same text as the server's highlighter made it: escaped, in classed spans, line by line. */
  lines?: readonly string[] | undefined;
  className?: string;
};

/** Lines of code, from left to right in every language; long ones scroll, by the keyboard as well. */
export function CodeBox({ label, text, lines, className }: Props) {
  return (
    <section
      dir="ltr"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
      tabIndex={0}
      aria-label={label}
      className={classNames("overflow-x-auto text-start font-mono whitespace-pre", className)}
    >
      {lines ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's highlighter escaped it
        <code dangerouslySetInnerHTML={{ __html: lines.join("\n") }} />
      ) : (
        <code>{text}</code>
      )}
    </section>
  );
}
