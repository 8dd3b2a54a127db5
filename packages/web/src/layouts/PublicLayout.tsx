import { Outlet, useMatch } from 'react-router';

import { paths } from '../paths.ts';
import { Footer } from './Footer.tsx';
import { PublicHeader } from './PublicHeader.tsx';

export default function PublicLayout() {
  const landing = useMatch(paths.landing) !== null;
  return (
    <div className="ciel flex min-h-dvh flex-col bg-no-repeat [background-size:100%_40rem]">
      <PublicHeader signUp={landing} />
      <main id="contenu" tabIndex={-1} className="flex-1 outline-none">
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}
