import { Icon } from "./icon.tsx";

export type Question = { id: string; question: string; answer: string };

/** Questions that open one by one, without a script. */
export function Questions({ title, questions }: { title: string; questions: readonly Question[] }) {
  return (
    <section aria-labelledby="questions-title" className="flex flex-col gap-4">
      <h2 id="questions-title" className="text-xl">
        {title}
      </h2>
      <div className="divide-y divide-line rounded-xl border border-line bg-surface">
        {questions.map(({ id, question, answer }) => (
          <details key={id} className="group px-5 sm:px-6">
            <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 font-semibold [&::-webkit-details-marker]:hidden">
              {question}
              <Icon
                name="plus"
                size={18}
                className="text-muted transition-transform group-open:rotate-45 motion-reduce:transition-none"
              />
            </summary>
            <p className="max-w-3xl pb-5 text-muted">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
