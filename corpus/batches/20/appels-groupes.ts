// Calls for funds of newer houses: an airy sheet, works alone, an owners' association, a social landlord, after a vote.
import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { dotted, inFull, slashed, spaced, sum, table, thin } from '../../writing.ts';
import { quote } from './outils.ts';

const REIMS = accountOf('reims-clairmarais');
const SPRING = {
  general: quote(912600, 268, 10000),
  stairs: quote(118000, 512, 5000),
  fund: quote(51530, 268, 10000),
};
const springTotal = sum(Object.values(SPRING));
const euros = (cents: number) => `${thin(cents)} €`;
const airy = paperOf(
  'appel-aere-reims',
  `font: 10.5pt/1.5 'URW Gothic', sans-serif; padding: 22mm 24mm; color: #22303c; .k { color: #8b98a5; font-size: 8.4pt } .hero { background: #eefaf5; border-radius: 4mm; padding: 6mm 8mm; margin: 7mm 0; display: flex; justify-content: space-between } .hero b { font-size: 21pt } .r { display: flex; justify-content: space-between; padding: 2mm 0; border-bottom: .15mm solid #e3e8ec } .r small { color: #8b98a5 } .cols { display: grid; grid-template-columns: 1fr 1fr; gap: 10mm }`,
  [
    `<div class="cols"><div style="font-size:18pt;color:#0b8f63"><b>copilys</b><span style="font-size:9pt"> le syndic qui vous répond</span></div><div style="text-align:right"><span class="k">Facture d’appel nº</span><br>APF-2027-01-33918</div></div>
    <div class="cols" style="margin-top:8mm"><div><span class="k">COPROPRIÉTÉ</span><br>Villa Clairmarais<br>22 rue de Courcelles<br>51100 Reims<br><span class="k">Immatriculation AG3380461</span></div><div><span class="k">COPROPRIÉTAIRE</span><br>Aïssatou N’Diaye-Collin<br>5 bis rue Prieur de la Marne<br>51100 Reims</div></div>
    <div class="hero"><div><span class="k">À régler au plus tard le</span><br>${inFull('2027-01-15')}</div><div style="text-align:right"><span class="k">Montant</span><br><b>${euros(springTotal)}</b></div></div>
    <p><b>Appel de charges du 1er trimestre 2027</b><br><span class="k">${slashed('2027-01-01')} → ${slashed('2027-03-31')} · exigible le ${inFull('2027-01-01')}</span></p>
    <div class="r"><span>Charges générales<br><small>268 / 10 000 tantièmes × 9 126,00 €</small></span><b>${euros(SPRING.general)}</b></div><div class="r"><span>Escalier 1<br><small>512 / 5 000 tantièmes × 1 180,00 €</small></span><b>${euros(SPRING.stairs)}</b></div><div class="r"><span>Fonds travaux<br><small>268 / 10 000 tantièmes × 515,30 €</small></span><b>${euros(SPRING.fund)}</b></div><div class="r"><span>Total de l’appel</span><b>${euros(springTotal)}</b></div><div class="r"><span>Solde avant appel</span><span>0,00 €</span></div>
    <div class="cols" style="margin-top:7mm"><div><span class="k">VOS LOTS</span><br>Lot 12 · Appartement T3<br>Lot 45 · Cave</div><div><span class="k">VIREMENT À</span><br>SDC Villa Clairmarais<br>${REIMS.spaced}<br><span class="k">Libellé : VCLA-012</span></div></div>
    <p class="k" style="position:absolute;bottom:12mm;left:24mm;right:24mm">Copilys SAS, 3 cité Paradis, 75010 Paris · 900 118 337 RCS Paris · CPI 7501 2021 000 000 033 · Parrainez un voisin, gagnez 50 € en carte cadeau.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: either('copilys', 'Copilys SAS'),
      building: 'Villa Clairmarais',
      building_address: '22 rue de Courcelles, 51100 Reims',
      rnc: 'AG3380461',
      owner: 'Aïssatou N’Diaye-Collin',
      lots: ['12', '45'],
      tantiemes: 268,
      base: 10000,
      tantiemes_by_cle: either(
        ['Charges générales : 268/10000', 'Escalier 1 : 512/5000'],
        ['Charges générales : 268/10000', 'Escalier 1 : 512/5000', 'Fonds travaux : 268/10000'],
      ),
      iban: REIMS.iban,
      period_from: '2027-01-01',
      period_to: '2027-03-31',
      due_on: either('2027-01-01', '2027-01-15'),
      total: springTotal,
      courantes: SPRING.general + SPRING.stairs,
      fonds_travaux: SPRING.fund,
      solde_anterieur: 0,
      to_pay: springTotal,
    },
    absent: ['travaux', 'avances', 'recoverable', 'balance'],
  },
);

const JOBS = [
  ['Remplacement de la cabine et de l’armoire', 6480000],
  ['Mission d’assistance (bureau Liftexpert)', 388800],
  ['Honoraires travaux syndic 3,00 % HT + TVA', 212040],
  ['Dommages-ouvrage', 152500],
] as const;
const jobsWhole = sum(JOBS.map(([, whole]) => whole));
const jobPart = (whole: number) => quote(quote(whole, 30, 100), 148, 2860);
const jobsTotal = sum(JOBS.map(([, whole]) => jobPart(whole)));
const works = paperOf(
  'appel-travaux-mulhouse',
  `font: 9pt/1.35 'Nimbus Sans', sans-serif; .t td, .t th { border-bottom: .2mm solid #0d4f8b; padding: 1.2mm } .t th { color: #0d4f8b; text-align: right; font-size: 8pt } .t th:first-child { text-align: left } .t td:nth-child(n+2) { text-align: right } .e td { border: .2mm solid #9bb; text-align: center } .f { position: absolute; bottom: 8mm; left: 15mm; font-size: 6.4pt; color: #567 }`,
  [
    `<div style="background:#0d4f8b;color:#fff;padding:3mm 4mm;font-size:14pt">IMMO RHÉNAN <span style="font-size:8pt">| administrateur de biens à Mulhouse, Saint-Louis et Altkirch</span></div>
    <table style="margin-top:6mm"><tr><td style="width:95mm">33 avenue Kennedy – 68100 MULHOUSE<br>copro@immorhenan.example.fr<br><br><b>Vos réf. :</b> MUL-0093 / 00037<br><b>Lot(s) :</b> 37</td><td>Monsieur et Madame<br>YILDIRIM Mehmet et Hatice<br>18 rue de la Sinne, 5e gauche<br>68100 MULHOUSE</td></tr></table>
    <p style="text-align:right">Mulhouse, le ${inFull('2026-07-03')}</p>
    <p><b>Objet : Résidence TOUR DE L’EUROPE-SINNE, 18 rue de la Sinne, 68100 MULHOUSE – modernisation de l’ascenseur pair – 1er appel de fonds travaux (30 %)</b></p>
    <p>Madame, Monsieur, conformément à la décision n° 11 de l’assemblée générale du ${inFull('2026-05-28')}, nous vous adressons le premier appel relatif aux travaux cités en objet. Répartition : clé « ascenseur pair », 148 / 2 860.</p>
    ${table(
      ['Poste', 'Budget voté TTC', 'Appelé 30 %', 'Votre part (148/2860)'],
      [
        ...JOBS.map(([label, whole]) => [
          label,
          dotted(whole),
          dotted(quote(whole, 30, 100)),
          dotted(jobPart(whole)),
        ]),
        `<tr style="font-weight:bold"><td>TOTAL</td><td>${dotted(jobsWhole)}</td><td>${dotted(sum(JOBS.map(([, whole]) => quote(whole, 30, 100))))}</td><td>${dotted(jobsTotal)}</td></tr>`,
      ],
      't',
    )}
    <p style="margin-top:5mm">Échéancier voté :</p>${table(
      ['Appel', 'Exigibilité', '%'],
      [
        ['1er (le présent)', slashed('2026-08-01'), '30'],
        ['2e', slashed('2026-11-01'), '40'],
        ['3e et dernier', slashed('2027-02-01'), '30'],
      ],
      'e',
    )}
    <p style="margin-top:5mm">Montant à nous faire parvenir pour le ${slashed('2026-08-01')} : <b>${dotted(jobsTotal)} EUR</b>, par chèque libellé à l’ordre du syndicat. Les provisions trimestrielles pour charges font l’objet d’un avis distinct.</p><p>Ces travaux peuvent ouvrir droit à un étalement sur demande écrite avant le 20 juillet. Nos bureaux seront fermés le 14 juillet.</p>
    <p class="f">IMMO RHÉNAN SARL au capital de 80 000 € – SIRET 900 006 810 00029 – RCS Mulhouse – Carte prof. CPI 6802 2017 000 019 991 – Garantie SOCAMEX – TVA FR11900006810</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'IMMO RHÉNAN',
      building: 'Résidence TOUR DE L’EUROPE-SINNE',
      building_address: '18 rue de la Sinne, 68100 MULHOUSE',
      owner: 'Monsieur et Madame YILDIRIM Mehmet et Hatice',
      lots: ['37'],
      due_on: '2026-08-01',
      total: jobsTotal,
      travaux: jobsTotal,
      to_pay: jobsTotal,
    },
    absent: [
      'rnc',
      'iban',
      'courantes',
      'fonds_travaux',
      'avances',
      'solde_anterieur',
      'period_from',
      'recoverable',
    ],
  },
);

const METZ = accountOf('metz-asl');
const DUES = { budget: quote(1986000, 1, 48), road: quote(912000, 1, 48) };
const association = paperOf(
  'appel-asl-metz',
  `font: 10.2pt/1.45 'DejaVu Serif Condensed', serif; padding: 18mm 20mm; td { border-bottom: .2mm dashed #888 } td:last-child { text-align: right }`,
  [
    `<p><b>ASSOCIATION SYNDICALE LIBRE « LE CLOS DES MIRABELLIERS »</b><br>Siège : mairie annexe de Borny, 57070 METZ – récépissé préfecture n° 1988/214<br>Président : M. Hubert de LA TOURELLE – Secrétaire : Mme Kowalczyk</p>
    <p style="margin:8mm 0 8mm 88mm">M. et Mme SCHMITT-GARCIA Loïc<br>23 allée des Mirabelliers<br>57070 METZ</p>
    <h1 style="font-size:14pt">APPEL DE COTISATION 2026 – SECOND SEMESTRE</h1>
    <p>Lot n° 23 du lotissement (maison individuelle) – 1/48e des charges de l’association</p>
    ${table(
      [],
      [
        [
          'Budget de fonctionnement 2e semestre (éclairage, espaces verts, bassin, assurance) : 19 860,00 € : 48',
          `${spaced(DUES.budget)} €`,
        ],
        [
          'Reprise d’enrobé de la voie privée, décidée le 14 mars 2026 : 9 120,00 € : 48',
          `${spaced(DUES.road)} €`,
        ],
        ['<b>Cotisation appelée</b>', `<b>${spaced(DUES.budget + DUES.road)} €</b>`],
        ['Arriéré au 20 juin 2026', '0,00 €'],
        ['<b>À payer avant le 15 juillet 2026</b>', `<b>${spaced(DUES.budget + DUES.road)} €</b>`],
      ],
    )}
    <p style="margin-top:6mm">Période du 1er juillet au 31 décembre 2026. Règlement à l’ordre de l’ASL : chèque dans la boîte du trésorier (n° 31) ou virement ${METZ.spaced}.</p><p>Rappel des statuts, article 17 : les sommes dues par chaque propriétaire sont recouvrées avec hypothèque légale ; tout retard supérieur à deux mois donne lieu à une pénalité de 5 %.</p><p>Metz, le 20 juin 2026 – le trésorier, P. Nowak</p>`,
  ],
  {
    type: 'CHARGES',
    also: ['OTHER_PROPERTY_DOCS'],
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      owner: 'M. et Mme SCHMITT-GARCIA Loïc',
      lots: ['23'],
      iban: METZ.iban,
      period_from: '2026-07-01',
      period_to: '2026-12-31',
      due_on: '2026-07-15',
      total: DUES.budget + DUES.road,
      courantes: DUES.budget,
      travaux: DUES.road,
      to_pay: DUES.budget + DUES.road,
    },
    absent: ['rnc', 'fonds_travaux', 'recoverable', 'meeting_on', 'avances'],
  },
);

const MIXED = [
  ['100', 'Charges communes générales', 1504000, 10000, 96],
  ['210', 'Bâtiment Doubs 2', 231500, 3120, 96],
  ['330', 'Production eau chaude collective', 420000, 10000, 101],
  ['410', 'Ascenseur Doubs 2', 66300, 2480, 104],
] as const;
const mixedPart = ([, , whole, base, part]: (typeof MIXED)[number]) => quote(whole, part, base);
const mixedRun = sum(MIXED.map(mixedPart));
const MIXED_FUND = quote(75200, 96, 10000);
const MIXED_BEFORE = 2218;
const social = paperOf(
  'appel-bailleur-besancon',
  `font: 8.6pt/1.35 'Nimbus Sans Narrow', sans-serif; padding: 11mm 13mm; .s { display: grid; grid-template-columns: 47mm 1fr; gap: 6mm } .s > div:first-child { border-right: .3mm solid #c60; padding-right: 3mm; font-size: 7.6pt } h4 { color: #c60; margin: 3mm 0 .5mm; font-size: 8pt } .g th { background: #c60; color: #fff; text-align: right; font-size: 7.6pt } .g th:nth-child(2) { text-align: left } .g td { border-bottom: .15mm solid #e6c9a8; text-align: right } .g td:nth-child(2) { text-align: left } .z td { font-weight: bold; border-top: .3mm solid #c60 }`,
  [
    `<div class="s"><div><b style="font-size:15pt;color:#c60">HABITAT 25</b><br>Office public de l’habitat<br>Pôle Syndic et Copropriétés<br>4 rue de la Préfecture<br>25000 BESANÇON<h4>Votre interlocutrice</h4>Mme Jeannin, 03 81 00 44 19<br>syndic@habitat25.example.fr<h4>Vos références</h4>Client C0071884<br>Contrat SY-0058-0031<h4>Immeuble</h4>LES HAUTS DE PALENTE<br>7 à 11 rue des Cras<br>25000 BESANÇON<br>RNC : AD0614775<h4>Vos lots</h4>31 logement / 131 cellier<h4>Le saviez-vous ?</h4>Habitat 25 demeure propriétaire de 41 logements sur 78 dans votre copropriété et paie ses charges comme vous.<h4>Urgences</h4>Astreinte 24 h/24<br>03 81 00 44 00</div>
    <div><p style="margin:9mm 0 12mm 42mm;font-size:10.5pt">MLLE TAVARES DA COSTA Inês<br>11 rue des Cras<br>Apt 31<br>25000 BESANÇON</p><p style="font-size:13pt;color:#c60"><b>AVIS D’ÉCHÉANCE COPROPRIÉTAIRE</b></p><p>Appel prévisionnel 3/4 – exercice 2026 – du ${slashed('2026-07-01')} au ${slashed('2026-09-30')}<br>Émis le ${slashed('2026-06-15')} – date d’exigibilité ${slashed('2026-07-01')}</p>
    ${table(['Clé', 'Libellé', 'Tantièmes', 'Dépense trim.', 'Votre part'], [...MIXED.map((line) => [line[0], line[1], `${line[4]}/${line[3]}`, spaced(line[2]), spaced(mixedPart(line))]), `<tr class="z"><td></td><td>Provisions budget prévisionnel</td><td></td><td></td><td>${spaced(mixedRun)}</td></tr>`, ['100', 'Fonds de travaux (art. 14-2-1)', '96/10000', spaced(75200), spaced(MIXED_FUND)], `<tr class="z"><td></td><td>TOTAL ÉCHÉANCE</td><td></td><td></td><td>${spaced(mixedRun + MIXED_FUND)}</td></tr>`, ['', `Report de solde débiteur au ${slashed('2026-06-15')}`, '', '', spaced(MIXED_BEFORE)], `<tr class="z" style="font-size:11pt"><td></td><td>SOMME À PAYER</td><td></td><td></td><td>${spaced(mixedRun + MIXED_FUND + MIXED_BEFORE)} €</td></tr>`], 'g')}
    <p style="margin-top:5mm">☑ Vous avez choisi le prélèvement automatique : la somme sera prélevée le ${slashed('2026-07-10')} sur votre compte terminant par 4471.</p><p>Ne confondez pas cet avis avec une quittance de loyer : en tant que copropriétaire vous payez des provisions, régularisées après approbation des comptes par l’assemblée générale.</p></div></div>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: either('HABITAT 25', 'HABITAT 25 Office public de l’habitat'),
      building: 'LES HAUTS DE PALENTE',
      building_address: '7 à 11 rue des Cras, 25000 BESANÇON',
      rnc: 'AD0614775',
      owner: 'MLLE TAVARES DA COSTA Inês',
      lots: ['31', '131'],
      tantiemes: 96,
      base: 10000,
      period_from: '2026-07-01',
      period_to: '2026-09-30',
      due_on: '2026-07-01',
      total: mixedRun + MIXED_FUND,
      courantes: mixedRun,
      fonds_travaux: MIXED_FUND,
      solde_anterieur: MIXED_BEFORE,
      to_pay: mixedRun + MIXED_FUND + MIXED_BEFORE,
    },
    absent: ['iban', 'travaux', 'avances', 'recoverable', 'rent'],
  },
);

export const APPELS_GROUPES = [airy, works, association, social];
