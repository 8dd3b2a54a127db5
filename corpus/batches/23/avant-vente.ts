// What a syndic certifies before a sale.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';
import { foot } from './outils.ts';

const clermont = paperOf(
  'ped-syndic-clermont-ferrand',
  `font: 8.6pt/1.35 'DejaVu Serif Condensed', serif; h2 { font-size: 9.4pt; background: #dde5dd; padding: .8mm 2mm; margin: 3mm 0 1mm } td { border-bottom: .15mm solid #999; padding: .6mm 1mm } td:last-child { text-align: right; width: 36mm }`,
  [
    `<p><b>Sté ARVERNE HABITAT</b> – 33 avenue Julien, 63000 CLERMONT-FERRAND</p><h1 style="font-size:14pt;text-align:center">PRÉ-ÉTAT DATÉ</h1><p style="text-align:center">Article L. 721-2 du code de la construction et de l’habitation – document délivré le 26 octobre 2026 à la demande de l’étude de Me Sabatier</p><p>Copropriété : Résidence Puy-Mary, 148/150 bd Lafayette, 63000 CLERMONT-FERRAND<br>Copropriétaire cédant : M. et Mme VASILESCU Téodor – Lots cédés : 30, 118 – Tantièmes généraux : 62 / 1000</p><h2>PREMIÈRE PARTIE – Sommes dues par le cédant au syndicat</h2>${table(
      [],
      [
        ['Provisions exigibles dans le budget prévisionnel (4e trim. 2026)', '512,40 €'],
        ['Provisions exigibles hors budget', '0,00 €'],
        ['Charges impayées sur les exercices antérieurs', '0,00 €'],
        ['Avances exigibles', '0,00 €'],
        ['Autres sommes devenues exigibles du fait de la vente', '380,00 €'],
      ],
    )}<h2>DEUXIÈME PARTIE – Sommes dont le syndicat pourrait être débiteur</h2>${table(
      [],
      [
        ['Avance de trésorerie', '155,00 €'],
        ['Provisions sur budget, périodes postérieures', '0,00 €'],
      ],
    )}<h2>TROISIÈME PARTIE – Sommes à la charge du nouveau copropriétaire</h2>${table(
      [],
      [
        ['Reconstitution de l’avance', '155,00 €'],
        ['Provision 1er trimestre 2027', '518,00 €'],
        ['Provision 2e trimestre 2027', '518,00 €'],
      ],
    )}<h2>ANNEXE À LA TROISIÈME PARTIE – Informations</h2>${table(
      [],
      [
        ['Quote-part budget, exercice 2025/2026 : appelée', '2 016,00 €'],
        ['Quote-part budget, exercice 2025/2026 : réelle', '1 896,33 €'],
        ['Quote-part budget, exercice 2024/2025 : appelée', '1 960,00 €'],
        ['Quote-part budget, exercice 2024/2025 : réelle', '1 988,10 €'],
        ['Procédures en cours', 'NÉANT'],
        ['Impayés de charges au sein de la copropriété (30.06.2026)', '8 744,16 €'],
        ['Dette du syndicat envers les fournisseurs (30.06.2026)', '5 210,07 €'],
        ['Fonds de travaux – part rattachée aux lots', '402,38 €'],
        ['Emprunt collectif', 'NÉANT'],
      ],
    )}<p style="margin-top:4mm">Fait à Clermont-Ferrand. Ce pré-état daté ne se substitue pas à l’état daté prévu à l’article 5 du décret du 17 mars 1967.</p>${foot('ARVERNE HABITAT – SAS au capital de 100 000 € – RCS Clermont-Ferrand B 900 000 077')}`,
  ],
  {
    type: 'PRE_ETAT_DATE',
    sub_kind: null,
    facts: {
      syndic: either('Sté ARVERNE HABITAT', 'ARVERNE HABITAT'),
      building: 'Résidence Puy-Mary',
      building_address: either(
        '148/150 bd Lafayette, 63000 CLERMONT-FERRAND',
        '148-150 bd Lafayette, 63000 CLERMONT-FERRAND',
      ),
      owner: 'M. et Mme VASILESCU Téodor',
      lots: ['30', '118'],
      tantiemes: 62,
      base: 1000,
      made_on: '2026-10-26',
      impayes: 874416,
      dette_fournisseurs: 521007,
    },
    absent: ['rnc', 'iban', 'meeting_on'],
  },
);

export const AVANT_VENTE = [clermont];
