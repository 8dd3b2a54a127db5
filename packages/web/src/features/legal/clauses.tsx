// What several texts say in the same words: who we are, who mediates, how to withdraw.
import { site } from '../../site/site.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import type { Section } from './LegalPage.tsx';

const { legal } = site;

export const Mail = ({ to = site.email }: { to?: string }) => (
  <TextLink href={`mailto:${to}`}>{to}</TextLink>
);

export const CompanyIdentity = () => (
  <p>
    {site.company}, {legal.form} au capital de {legal.capital}, dont le siège est au{' '}
    {legal.head_office}, immatriculée au registre du commerce et des sociétés de {legal.rcs} sous le
    numéro {legal.siren}, numéro de TVA {legal.vat_number}. Téléphone : {legal.phone}. E-mail :{' '}
    <Mail />.
  </p>
);

export const mediation: Section = {
  id: 'mediation',
  title: 'Réclamation et médiation',
  body: (
    <>
      <p>
        Écrivez d’abord à <Mail />. Nous répondons à toute réclamation.
      </p>
      <p>
        Si vous êtes un consommateur et que la réponse ne vous convient pas, vous pouvez saisir
        gratuitement le médiateur de la consommation : {legal.mediator_name},{' '}
        {legal.mediator_address},{' '}
        <TextLink href={legal.mediator_url} newTab>
          {legal.mediator_url}
        </TextLink>
        . Vous disposez d’un an après votre réclamation écrite.
      </p>
    </>
  ),
};

export const applicableLaw: Section = {
  id: 'droit',
  title: 'Droit applicable',
  body: (
    <>
      <p>
        Ces conditions relèvent du droit français. Le tribunal compétent est celui que désigne la
        loi. Un consommateur peut saisir le tribunal du lieu où il habite. Avec un professionnel, le
        tribunal compétent est celui du siège de {site.company}.
      </p>
    </>
  ),
};

export const WithdrawalForm = () => (
  <blockquote className="space-y-2 rounded-carte bg-creux p-5">
    <p>
      À l’attention de {site.company}, {legal.head_office}, {site.email} :
    </p>
    <p>
      Je vous notifie par la présente ma rétractation du contrat portant sur la prestation de
      service ci-dessous : …
    </p>
    <p>Commandée le : …</p>
    <p>Nom et adresse du consommateur : …</p>
    <p>Date, et signature si ce formulaire est envoyé sur papier.</p>
  </blockquote>
);

export const WithdrawalFunction = () => (
  <p>
    Le plus simple est la fonction <strong>« Renoncer au contrat ici »</strong>, visible dans votre
    compte pendant tout le délai. Une seconde étape, <strong>« Confirmer la rétractation »</strong>,
    évite les erreurs. Vous recevez aussitôt par e-mail un accusé de réception daté. Vous pouvez
    aussi nous écrire, ou utiliser le formulaire ci-dessous.
  </p>
);
