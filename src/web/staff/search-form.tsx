import type { FormEvent, ReactNode } from "react";
import { useNavigate } from "react-router";
import { useLocalePath } from "../locale-link.tsx";
import { Button } from "../ui/button.tsx";

type Props = { path: string; button: string; children: ReactNode };

/** Filters of a list: they go into the address, and the list begins with its first page. Works without scripts, too. */
export function SearchForm({ path, button, children }: Props) {
  const navigate = useNavigate();
  const localPath = useLocalePath();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const search = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget))
      if (typeof value === "string" && value.trim() !== "") search.set(name, value.trim());
    void navigate(localPath(search.size === 0 ? path : `${path}?${search}`));
  };
  return (
    <search>
      <form
        method="get"
        action={localPath(path)}
        onSubmit={submit}
        className="grid items-start gap-4 sm:grid-flow-col sm:auto-cols-fr sm:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]"
      >
        {children}
        <div className="flex flex-col gap-1.5 sm:justify-self-start">
          {/* As high as a label, so that the button stands beside the fields and not beside their hints. */}
          <span aria-hidden="true" className="text-sm font-semibold max-sm:hidden">
            {"\u00a0"}
          </span>
          <Button type="submit" icon="search">
            {button}
          </Button>
        </div>
      </form>
    </search>
  );
}
