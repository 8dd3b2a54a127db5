// A notice of meeting on one sheet, its accounts sent apart.
import { feuillet } from './feuillet.ts';

const AGENDA = [
  'ELECTION DU BUREAU',
  'APPROBATION DES COMPTES DE L’EXERCICE 2025',
  'QUITUS AU SYNDIC',
  'BUDGET PREVISIONNEL 2027',
  'FONDS DE TRAVAUX',
  'COMPLEMENT D’AVANCE DE TRESORERIE',
  'REMPLACEMENT DU TAPIS DU HALL',
  'QUESTIONS DIVERSES',
] as const;
export const CONVOCATION_BREVE = feuillet(
  'convocation-lettre-menton',
  `font: 9.4pt/1.5 'DejaVu Sans Mono', monospace; padding: 16mm 18mm`,
  [
    `<p>AGENCE RIVIERA GESTION<br>SYNDIC DE COPROPRIETE<br>56 AVENUE DE VERDUN<br>06500 MENTON</p><p style="margin:6mm 0 8mm 95mm">MME FERRARI GIULIA<br>31 AVENUE DE LA MADONE<br>06500 MENTON</p><p>MENTON, LE 27 FEVRIER 2026</p><p>RECOMMANDE AVEC A.R.<br>IMMEUBLE : LE MADONE PALACE, 31 AVENUE DE LA MADONE 06500 MENTON</p><p><b>OBJET : CONVOCATION A L’ASSEMBLEE GENERALE ANNUELLE</b></p><p>MADAME,</p><p>NOUS VOUS PRIONS DE BIEN VOULOIR ASSISTER A L’ASSEMBLEE GENERALE DES COPROPRIETAIRES QUI AURA LIEU :</p><p style="text-align:center"><b>LE JEUDI 26 MARS 2026 A 15 HEURES<br>AU PALAIS DE L’EUROPE, SALON SAINT-EXUPERY, MENTON</b></p><p>ORDRE DU JOUR</p><p>${AGENDA.map((subject, index) => `${index + 1}. ${subject}`).join('<br>')}</p><p>NOUS VOUS RAPPELONS QUE VOUS POUVEZ NOTIFIER AU SYNDIC LES QUESTIONS DONT VOUS DEMANDEZ L’INSCRIPTION A L’ORDRE DU JOUR D’UNE PROCHAINE ASSEMBLEE. EN CAS D’EMPECHEMENT, VEUILLEZ REMETTRE LE POUVOIR CI-JOINT A LA PERSONNE DE VOTRE CHOIX.</p><p>LES COMPTES DE L’EXERCICE ET LES DEVIS SONT ADRESSES SOUS PLI SEPARE ET CONSULTABLES SUR VOTRE EXTRANET.</p><p>VEUILLEZ AGREER, MADAME, L’EXPRESSION DE NOS SENTIMENTS DEVOUES.</p><p style="text-align:right">LE SYNDIC</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: null,
    facts: {
      syndic: 'AGENCE RIVIERA GESTION',
      building: 'LE MADONE PALACE',
      building_address: '31 AVENUE DE LA MADONE, 06500 MENTON',
      owner: 'MME FERRARI GIULIA',
      meeting_on: '2026-03-26',
      sent_on: '2026-02-27',
      resolutions: AGENDA.map((subject, index) => `${index + 1}. ${subject}`),
    },
    absent: [
      'rnc',
      'lots',
      'annexes',
      'tantiemes_present',
      'resolutions_adopted',
      'budget',
      'iban',
    ],
  },
);
