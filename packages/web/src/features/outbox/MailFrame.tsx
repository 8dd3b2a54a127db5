import { useCallback, useEffect, useRef, useState } from 'react';

import { Skeleton } from '../../ui/Skeleton.tsx';

/**
 * The mail as it looks, as high as it is. No scripts in there, whatever the mail holds: only its links work. Being of
 * the same origin lets this page measure it, and lets the mail do nothing.
 */
export function MailFrame({ html }: { html: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState<number | null>(null);

  const measure = useCallback(() => {
    const page = frame.current?.contentDocument?.documentElement;
    if (page) setHeight(Math.ceil(page.getBoundingClientRect().height));
  }, []);

  // Its lines break elsewhere in another width.
  useEffect(() => {
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [measure]);

  return (
    <div className="relative mt-6 overflow-hidden rounded-champ">
      {height === null && <Skeleton className="absolute inset-0" />}
      <iframe
        ref={frame}
        title="L’e-mail tel qu’il s’affiche"
        srcDoc={html}
        sandbox="allow-same-origin allow-top-navigation-by-user-activation"
        onLoad={measure}
        className={`block w-full transition-opacity ${height === null ? 'h-96 opacity-0' : ''}`}
        style={height === null ? undefined : { height }}
      />
    </div>
  );
}
