import { useConsent } from '../../consent/consent.ts';
import { site } from '../../site/site.ts';
import { AcceptButton } from './AcceptButton.tsx';
import { NightFacade } from './NightFacade.tsx';
import { Reviews } from './Reviews.tsx';
import { SampleMark } from './SampleMark.tsx';
import { Section } from './Section.tsx';

/** Without a film nobody was on television: it is an example, or nothing. */
export function Television() {
  if (site.video_url === null && !site.samples) return null;
  return (
    <Section labelledBy="television">
      <div className="grid items-center gap-x-16 gap-y-8 md:grid-cols-[1.35fr_1fr]">
        <div className="overflow-hidden rounded-tiroir shadow-leve">
          <div
            data-theme="nuit"
            className="relative grid aspect-video place-items-center bg-linear-to-b from-ciel to-papier"
          >
            <Film />
          </div>
        </div>
        <div>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <h2 id="television">Vu à la télévision</h2>
            {site.video_url === null && <SampleMark />}
          </div>
          <p className="mt-3 text-chapeau text-encre-2">
            {site.video_url === null
              ? 'Le reportage sera visible ici dès sa mise en ligne.'
              : 'Le reportage qui montre ce que Quitus change dans une vente.'}
          </p>
          <Reviews />
        </div>
      </div>
    </Section>
  );
}

/** The video is somebody else's: asked for only once configured and accepted. */
function Film() {
  const consent = useConsent();
  if (site.video_url !== null && consent === 'given')
    return (
      <iframe
        src={site.video_url}
        title="Vu à la télévision, la vidéo"
        loading="lazy"
        // oxlint-disable-next-line react/iframe-missing-sandbox -- a player needs both; the frame is of another origin
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        allow="fullscreen; picture-in-picture; encrypted-media"
        className="absolute inset-0 size-full"
      />
    );
  return (
    <>
      <NightFacade />
      {site.video_url !== null && (
        <AcceptButton className="relative m-4">Accepter les cookies et lire la vidéo</AcceptButton>
      )}
    </>
  );
}
