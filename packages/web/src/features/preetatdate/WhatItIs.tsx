import type { ReactNode } from 'react';

export function WhatItIs() {
  return (
    <section>
      <h2 className="text-h3">Ce que c’est</h2>
      <p className="mt-3 max-w-116 text-encre-2">
        Un document remis à l’acquéreur au plus tard le jour de la promesse de vente. Il réunit ce
        que demande l’article <span className="whitespace-nowrap">L. 721-2</span> du Code de la
        construction et de l’habitation :
      </p>
      <ul className="mt-3 max-w-116 list-disc space-y-2 pl-5 text-encre-2">
        <li>les charges payées par le vendeur pendant les deux derniers exercices ;</li>
        <li>les sommes que l’acquéreur pourrait devoir au syndicat ;</li>
        <li>les impayés de la copropriété et sa dette envers les fournisseurs ;</li>
        <li>la part du fonds de travaux rattachée au lot, et la dernière cotisation.</li>
      </ul>
    </section>
  );
}

/** What it must never be taken for. */
export function WhatItIsNot() {
  return (
    <section>
      <h2>Ce que ce n’est pas</h2>
      <ul className="mt-8 grid gap-x-12 gap-y-8 md:grid-cols-3">
        <Point title="Un état daté">
          L’état daté est établi par le syndic, et par lui seul, pour l’acte de vente. C’est lui qui
          sert de base au partage des charges.
        </Point>
        <Point title="Un conseil juridique">
          Quitus rassemble et recoupe des montants. Votre notaire en tire les conséquences.
        </Point>
        <Point title="Un document comptable de plus">
          Il répète ce que disent les documents du syndic, à la date où ils ont été arrêtés.
        </Point>
      </ul>
    </section>
  );
}

const Point = ({ title, children }: { title: string; children: ReactNode }) => (
  <li>
    <h3 className="text-h4 font-medium">{title}</h3>
    <p className="mt-1.5 text-encre-2">{children}</p>
  </li>
);
