import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

interface QuestionProps {
  question: string;
  children: ReactNode;
  /** On the answer and not on the whole: a browser sent to it opens the question by itself. */
  id?: string;
}

/** A question that opens on its answer, with or without JavaScript. */
export function Question({ question, children, id }: QuestionProps) {
  return (
    <details className="group max-w-[46rem]">
      <summary className="flex min-h-13 list-none items-center justify-between gap-4 py-3 hover:text-email [&::-webkit-details-marker]:hidden">
        <h3 className="text-h4 font-medium">{question}</h3>
        <ChevronDown
          aria-hidden
          className="text-encre-3 transition-transform group-open:rotate-180"
        />
      </summary>
      <div id={id} className="max-w-116 scroll-mt-20 space-y-3 pb-6 text-encre-2">
        {children}
      </div>
    </details>
  );
}
