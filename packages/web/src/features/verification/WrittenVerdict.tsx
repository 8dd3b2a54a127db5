/** For a browser without JavaScript: the server writes its answer over these names (`verification-page.ts`). */
export const WrittenVerdict = () => (
  <noscript>
    <div className="mt-8">
      <p className="text-second text-encre-2">{'{{verdict.number}}'}</p>
      <h2 className="mt-2 text-h3">{'{{verdict.title}}'}</h2>
      <p className="mt-1 text-encre-2">{'{{verdict.text}}'}</p>
      <p className="mt-10 text-second text-encre-2">
        Pour comparer un fichier, autorisez JavaScript dans votre navigateur.
      </p>
    </div>
  </noscript>
);
