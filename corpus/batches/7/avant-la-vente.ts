// The figures that a buyer gets before the promise, from the syndic.
import { paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

export const beforeSale = paperOf(
  'ped-syndic-chambery',
  `font: 9.2pt 'DejaVu Sans Condensed', sans-serif; padding: 13mm; h1 { font-size: 14pt; color: #4c6b2f; text-align: center } h2 { font-size: 10.4pt; color: #fff; background: #4c6b2f; padding: .8mm 2mm; margin: 4mm 0 1mm } td { border-bottom: .15mm solid #aaa } .m td:last-child { text-align: right; white-space: nowrap }`,
  [
    `<h1>PRÉ-ÉTAT DATÉ</h1><p style="text-align:center">Informations financières à annexer à la promesse de vente (article L. 721-2, II, 2° du code de la construction et de l’habitation)</p><p>Régie Combe de Savoie, 8 rue du Verney, 73000 CHAMBÉRY – document établi le 22/09/2026 par le syndic à la demande du copropriétaire cédant</p>${table(
      [],
      [
        ['Copropriété', 'LES BALCONS DU NIVOLET'],
        ['Adresse de l’immeuble', '112 chemin de la Cassine, 73000 CHAMBÉRY'],
        ['Immatriculation', 'AD5-518-203'],
        ['Copropriétaire cédant', 'Monsieur et Madame PERRIER Luc'],
        ['Lots objets de la mutation', '27 et 63'],
      ],
    )}<h2>I – Partie financière. A. Situation du copropriétaire cédant</h2>${table(
      [],
      [
        ['A.1 Provisions exigibles dans le budget prévisionnel', '187,45 €'],
        ['A.2 Provisions exigibles hors budget prévisionnel (travaux)', '0,00 €'],
        ['A.3 Charges impayées sur les exercices antérieurs', '0,00 €'],
        [
          'A.4 Sommes mises à la charge du vendeur à l’occasion de la vente (état daté)',
          '380,00 €',
        ],
        ['A.5 Avances exigibles', '0,00 €'],
      ],
      'm',
    )}<h2>B. Sommes dont le syndicat pourrait être débiteur envers le cédant</h2>${table(
      [],
      [
        ['B.1 Avance de trésorerie (compte 1031)', '103,36 €'],
        ['B.2 Provisions sur budget encaissées d’avance', '0,00 €'],
      ],
      'm',
    )}<h2>C. Sommes qui devraient incomber au futur acquéreur</h2>${table(
      [],
      [
        ['C.1 Reconstitution de l’avance de trésorerie', '103,36 €'],
        [
          'C.2 Provision trimestrielle du budget prévisionnel au 01/01/2027',
          '1&nbsp;605,88&nbsp;€',
        ],
        ['C.3 Travaux votés, 3ème appel au 01/01/2027 – isolation des planchers bas', '497,42 €'],
      ],
      'm',
    )}`,
    `<h2>D. Charges du lot sur les deux exercices précédents</h2>${table(
      ['', 'Quote-part appelée', 'Quote-part réelle'],
      [
        ['Exercice 2025 – budget', '6&nbsp;220,10&nbsp;€', '6&nbsp;447,49&nbsp;€'],
        ['Exercice 2024 – budget', '6&nbsp;104,00&nbsp;€', '6&nbsp;012,37&nbsp;€'],
        ['Exercice 2025 – hors budget', '205,49 €', '221,00 €'],
      ],
    )}<h2>II – Situation de la copropriété</h2>${table(
      [],
      [
        [
          'État global des impayés de charges au sein du syndicat au 31/12/2025',
          '28&nbsp;664,10&nbsp;€',
        ],
        ['État global de la dette envers les fournisseurs au 31/12/2025', '10&nbsp;900,00&nbsp;€'],
        ['Fonds de travaux : part rattachée aux lots vendus', '1&nbsp;976,76&nbsp;€'],
        ['Fonds de travaux : dernière cotisation versée par le cédant', '46,43 €'],
        ['Emprunt collectif en cours', 'Néant'],
      ],
      'm',
    )}<h2>III – Renseignements complémentaires</h2><p>Procédures en cours : néant. Travaux votés et non encore réalisés : isolation des planchers bas (46&nbsp;200,00&nbsp;€ TTC, assemblée du 9 avril 2026). Sinistre déclaré : néant. Dossier technique amiante : existant. Contrat d’assurance de l’immeuble : Alpine Assurances Exemple, police n° 7 300 114.</p><p>Le présent document ne remplace pas l’état daté prévu par l’article 5 du décret du 17 mars 1967, que le notaire demandera avant l’acte authentique. Les montants sont donnés à la date d’établissement et sous réserve des opérations à intervenir.</p><p style="text-align:right">Fait à Chambéry, le 22/09/2026. Le syndic.</p>`,
  ],
  {
    type: 'PRE_ETAT_DATE',
    sub_kind: null,
    facts: {
      syndic: 'Régie Combe de Savoie',
      building: 'LES BALCONS DU NIVOLET',
      building_address: '112 chemin de la Cassine, 73000 CHAMBÉRY',
      rnc: 'AD5518203',
      owner: 'Monsieur et Madame PERRIER Luc',
      lots: ['27', '63'],
      made_on: '2026-09-22',
      impayes: 2866410,
      dette_fournisseurs: 1090000,
    },
    absent: ['iban', 'tantiemes'],
  },
);
