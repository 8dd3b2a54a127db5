// A home let, insured, kept up and taxed: lease, receipt, notice to quit, insurance, boiler, two tax notices.
import { either, paperOf } from '../../paper.ts';
import { sum, table } from '../../writing.ts';

const lease = paperOf(
  'bail-formulaire-romans',
  `font: 8.8pt/1.38 'DejaVu Sans Condensed', sans-serif; padding: 12mm 15mm; h1 { font-size: 13pt; text-align: center } h2 { font-size: 9.6pt; background: #eaecee; padding: .8mm 2mm; margin: 2.5mm 0 1mm } p { margin-bottom: 1mm } .ft { position: absolute; bottom: 6mm; right: 15mm; font-size: 7pt }`,
  [
    `<h1>CONTRAT DE LOCATION<br><span style="font-size:9pt">(soumis au titre Ier de la loi du 6 juillet 1989 – locaux à usage de résidence principale, non meublés – décret n° 2015-587, annexe 1)</span></h1><h2>I. DÉSIGNATION DES PARTIES</h2><p><b>Le bailleur :</b> SCI LES TANNEURS, société civile familiale, 3 place Ernest Gailly, 26100 ROMANS-SUR-ISÈRE, représentée par M. Pascal DESESTRET, gérant – mandataire : CABINET ROYANS IMMO, carte CPI 2602 2019 000 000 114</p><p><b>Le locataire :</b> Mme Fatou NDIAYE-BERNARD, née le 12/08/1993 à Dakar</p><h2>II. OBJET DU CONTRAT</h2><p>Adresse du logement : 9 rue Pêcherie, 26100 ROMANS-SUR-ISÈRE, 1er étage, lot 3 – immeuble collectif en copropriété – période de construction : avant 1949 – surface habitable : 64,33 m² – nombre de pièces principales : 3 – chauffage individuel gaz – DPE : classe D – identifiant fiscal du logement : 262810044173. Locaux accessoires : cave n° 2. Équipements communs : local à vélos.</p><h2>III. DATE DE PRISE D’EFFET ET DURÉE</h2><p>Prise d’effet : 1er juin 2026. Durée du contrat : trois ans (bailleur SCI familiale).</p><h2>IV. CONDITIONS FINANCIÈRES</h2><p>Loyer mensuel : 612,00 € hors charges. Loyer du précédent locataire : 598,00 € (dernier versement 04/2026). Charges : provision mensuelle de 48,00 € avec régularisation annuelle. Contribution au partage des économies : néant. Montant total de la première échéance : 660,00 €. Paiement à échoir, le 5 de chaque mois. Révision le 1er juin, IRL du 1er trimestre 2026.</p><p>Dépenses énergétiques estimées : entre 880 € et 1 240 € par an (prix 2023).</p><h2>V. TRAVAUX</h2><p>Remplacement de la chaudière par le bailleur en février 2026 : 3 980,00 €.</p><h2>VI. GARANTIES</h2><p>Dépôt de garantie : 612,00 €. Caution : Visale n° V26-441-7731.</p><div class="ft">Paraphes – page 1/2</div>`,
    `<h2>VII. CLAUSE DE SOLIDARITÉ</h2><p>Sans objet, un seul preneur.</p><h2>VIII. CLAUSE RÉSOLUTOIRE</h2><p>Le contrat sera résilié de plein droit en cas de défaut de paiement du loyer ou des charges, de non-versement du dépôt de garantie, de défaut d’assurance, ou de troubles de voisinage constatés par une décision de justice.</p><h2>IX. HONORAIRES DE LOCATION</h2><p>À la charge du locataire : visite, dossier, bail 514,64 € TTC (8 €/m²) ; état des lieux 192,99 € TTC (3 €/m²). À la charge du bailleur : 707,63 € TTC.</p><h2>X. AUTRES CONDITIONS PARTICULIÈRES</h2><p>Animaux : loi du 9 juillet 1970. Entretien annuel de la chaudière à la charge du locataire.</p><h2>XI. ANNEXES</h2><p>Extrait du règlement de copropriété, DPE, CREP, état des risques, notice d’information, état des lieux, attestation de surface habitable N26-0507.</p><p style="margin-top:6mm">Fait à Romans-sur-Isère, le 22 mai 2026, en trois originaux.</p><p>Le bailleur (ou son mandataire) – La locataire, « lu et approuvé »</p><div class="ft">Paraphes – page 2/2</div>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'BAIL',
    facts: {
      landlord: 'SCI LES TANNEURS',
      tenant: 'Mme Fatou NDIAYE-BERNARD',
      property_address: '9 rue Pêcherie, 26100 ROMANS-SUR-ISÈRE',
      lots: ['3'],
      surface_habitable: 6433,
      lease_from: '2026-06-01',
      lease_duration_months: 36,
      rent: 61200,
      rent_charges: 4800,
      deposit: 61200,
    },
    absent: ['iban', 'surface_carrez', 'rnc', 'price'],
  },
);

const receipt = paperOf(
  'quittance-avis-romans',
  `font: 9.2pt/1.4 'Nimbus Sans', sans-serif; padding: 14mm 16mm; .t td { border: .15mm solid #aaa } .t td:last-child { text-align: right } .w { margin: 6mm 0 6mm 95mm }`,
  [
    `<p><b>CABINET ROYANS IMMO</b> – gestion locative – 27 rue Jacquemart – 26100 ROMANS-SUR-ISÈRE<br>agissant pour le compte de : SCI LES TANNEURS (bailleur)</p><p class="w">Mme NDIAYE-BERNARD Fatou<br>9 rue Pêcherie<br>26100 ROMANS-SUR-ISÈRE</p><p style="font-size:13pt"><b>QUITTANCE DE LOYER – OCTOBRE 2026</b></p><p>Nous soussignés reconnaissons avoir reçu de la locataire désignée ci-dessus la somme de six cent soixante euros (660,00 €) au titre du loyer et des charges du logement situé 9 rue Pêcherie, 26100 ROMANS-SUR-ISÈRE, pour la période du 01/10/2026 au 31/10/2026.</p>${table(
      [],
      [
        ['Loyer principal', '612,00 €'],
        ['Provision sur charges', '48,00 €'],
        ['Total quittancé', '660,00 €'],
        ['Règlement reçu le 05/10/2026 par prélèvement', '660,00 €'],
      ],
      't',
    )}<p style="margin-top:4mm;font-size:7.6pt">La présente quittance annule tous les reçus qui auraient pu être donnés pour acompte versé. En cas de congé précédemment donné, elle représente l’indemnité d’occupation et ne saurait être considérée comme un titre de location. À conserver pendant trois ans.</p>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'QUITTANCE',
    facts: {
      landlord: 'SCI LES TANNEURS',
      tenant: 'Mme NDIAYE-BERNARD Fatou',
      property_address: '9 rue Pêcherie, 26100 ROMANS-SUR-ISÈRE',
      period_from: '2026-10-01',
      period_to: '2026-10-31',
      rent: 61200,
      rent_charges: 4800,
    },
    absent: ['deposit', 'lease_from', 'iban', 'syndic'],
  },
);

const quit = paperOf(
  'conge-vente-grenoble-isere',
  `font: 11pt/1.5 'P052', serif; padding: 22mm 24mm`,
  [
    `<p>Mme Ginette ROLLAND-PIÈGUE<br>6 allée des Tilleuls<br>38240 MEYLAN</p><p style="margin-left:85mm">M. Lorenzo ESPOSITO<br>71 boulevard Joseph Vallier<br>38100 GRENOBLE</p><p style="text-align:right">Meylan, le 12 mars 2026</p><p>Lettre recommandée avec avis de réception n° 1A 198 774 0032 1</p><p><b>Objet : congé pour vente avec offre de vente (article 15-II de la loi n° 89-462 du 6 juillet 1989)</b></p><p>Monsieur,</p><p>Par bail du 26 septembre 2020, ayant pris effet le 1er octobre 2020, je vous ai donné en location l’appartement situé 71 boulevard Joseph Vallier, 38100 GRENOBLE, lots 34 et 153 de la copropriété.</p><p>J’ai l’honneur de vous donner congé pour le terme du bail, soit le 30 septembre 2026, en vue de la vente du logement. Le présent congé vaut offre de vente à votre profit, au prix de 189 000 € (cent quatre-vingt-neuf mille euros), payable comptant à la signature de l’acte authentique. Cette offre est valable pendant les deux premiers mois du délai de préavis.</p><p>Les cinq premiers alinéas du II de l’article 15 sont reproduits au verso. La notice d’information prévue par l’arrêté du 13 décembre 2017 est jointe.</p><p>Veuillez agréer, Monsieur, mes salutations distinguées.</p>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'CONGE',
    facts: {
      landlord: 'Mme Ginette ROLLAND-PIÈGUE',
      tenant: 'M. Lorenzo ESPOSITO',
      property_address: '71 boulevard Joseph Vallier, 38100 GRENOBLE',
      lots: ['34', '153'],
      lease_from: '2020-10-01',
    },
    absent: ['iban', 'rent', 'deposit', 'rnc', 'meeting_on'],
  },
);

const insurance = paperOf(
  'assurance-pno-chambery',
  `font: 9.6pt/1.45 'Carlito', sans-serif; padding: 18mm; .b { background: #f4f6f7; padding: 4mm; margin: 4mm 0 } h1 { font-size: 15pt; color: #884ea0 }`,
  [
    `<p style="font-size:16pt;color:#884ea0"><b>Mutuelle Exemple des Alpes</b></p><p>Agence Chambéry Carré Curial – M. Étienne PORRAZ, agent général – ORIAS 07 000 441</p><p style="margin-left:90mm">SCI LE COVET<br>8 chemin des Charmilles<br>73190 CHALLES-LES-EAUX</p><h1>Attestation d’assurance – Propriétaire non occupant</h1><p>Nous, Mutuelle Exemple des Alpes, attestons que le souscripteur désigné ci-dessous bénéficie d’un contrat en vigueur :</p><div class="b">Souscripteur : SCI LE COVET<br>Contrat n° : 73 0418 8802 P<br>Risque assuré : appartement de 3 pièces principales, 41 rue Pasteur, 73000 CHAMBÉRY (2ème étage)<br>Qualité : copropriétaire non occupant<br>Date d’effet : 01/04/2022 – échéance principale : 1er avril<br>Attestation valable du 01/04/2026 au 31/03/2027</div><p>Garanties : incendie et événements assimilés, dégâts des eaux et gel, catastrophes naturelles et technologiques, vol et détériorations immobilières, responsabilité civile propriétaire d’immeuble, défense pénale et recours.</p><p>La présente attestation, délivrée le 23 mars 2026, ne peut engager l’assureur au-delà des limites du contrat auquel elle se réfère et sous réserve du paiement de la cotisation.</p>`,
  ],
  {
    type: 'ASSURANCES_DU_LOGEMENT',
    sub_kind: null,
    facts: {
      owner: 'SCI LE COVET',
      insurer: 'Mutuelle Exemple des Alpes',
      policy_number: '73 0418 8802 P',
      property_address: either(
        '41 rue Pasteur, 73000 CHAMBÉRY',
        '41 rue Pasteur, 73000 CHAMBÉRY (2ème étage)',
      ),
      valid_until: '2027-03-31',
    },
    absent: ['iban', 'rnc', 'price'],
  },
);

const boiler = paperOf(
  'entretien-chaudiere-annecy-le-vieux',
  `font: 8.8pt/1.35 'Nimbus Sans', sans-serif; padding: 13mm 15mm; h1 { font-size: 13pt; background: #cb4335; color: #fff; padding: 2mm } td, th { border: .15mm solid #999; padding: 1mm 1.4mm } th { background: #f9ebea }`,
  [
    `<p><b>SAVOIE CHALEUR SERVICES</b> – 12 rue des Alouettes – 74960 ANNECY (Cran-Gevrier) – QualiGaz Exemple n° 44 170</p><h1>ATTESTATION D’ENTRETIEN ANNUEL – CHAUDIÈRE GAZ</h1><p>Arrêté du 15 septembre 2009 modifié relatif à l’entretien annuel des chaudières de 4 à 400 kW (R. 224-41-4 à 9 du code de l’environnement)</p>${table(
      [],
      [
        ['Commanditaire', 'M. DE LA PALUD Hervé', 'Contrat', 'CE-20418'],
        [
          'Lieu d’intervention',
          '5 avenue de France, 74000 ANNECY',
          'Date de la visite',
          '03/09/2026',
        ],
        ['Appareil', 'Exemplia Condens 24, murale à condensation', 'Mise en service', '2019'],
        ['Évacuation', '3CEp', 'Dernier ramonage', '11/2025'],
      ],
    )}<p></p>${table(
      ['Opération', 'Réalisé', 'Mesure'],
      [
        ['Nettoyage corps de chauffe, brûleur, extracteur', 'oui', ''],
        ['Vérification de la pompe', 'oui', ''],
        ['Teneur en monoxyde de carbone (CO) ambiant', 'oui', '2 ppm'],
        ['Température des fumées', 'oui', '58 °C'],
        ['Rendement évalué', 'oui', '96,8 % (référence 95 %)'],
        ['NOx évalué', 'oui', '39 mg/kWh'],
      ],
    )}<p style="margin-top:4mm">Conseils : désembouage à prévoir. Améliorations : robinets thermostatiques. Technicien : S. Lacroix.</p>`,
  ],
  {
    type: 'ENTRETIEN',
    sub_kind: null,
    facts: {
      equipment: 'CHAUDIERE',
      made_on: '2026-09-03',
      owner: 'M. DE LA PALUD Hervé',
      property_address: '5 avenue de France, 74000 ANNECY',
    },
    absent: ['dpe_number', 'rnc', 'energy'],
  },
);

const SHARES = { town: 1184, inter: 62, special: 9, waste: 214, gemapi: 11 };
const FEES = 58;
const taxes = sum(Object.values(SHARES));
const taxCss = `font: 8pt/1.3 'Nimbus Sans', sans-serif; padding: 11mm 13mm; .g { display: grid; grid-template-columns: 64mm 1fr; gap: 7mm } .k { background: #f0f4fa; padding: 2.5mm; font-size: 7.6pt } .s { border: .4mm solid #000091; padding: 3mm; margin: 5mm 0 } .c td, .c th { border: .15mm solid #889; padding: .8mm 1mm; text-align: right } .c td:first-child, .c th:first-child { text-align: left }`;
const annecy = paperOf(
  'taxe-fonciere-annecy-le-vieux',
  taxCss,
  [
    `<div class="g"><div><b>RÉPUBLIQUE FRANÇAISE</b><br>Liberté Égalité Fraternité<br><b>FINANCES PUBLIQUES</b><div class="k" style="margin-top:6mm"><b>Vos références</b><br>N° fiscal (A) : 18 71 440 206 553<br>Référence de l’avis : 26 74 0881734 42<br>N° FIP : 740 07 021 884 771 209 J<br>N° de propriétaire : 010 D00418 F<br>Débiteur(s) légal(aux) : DE LA PALUD HERVE<br>N° de rôle : 22101<br>Date d’établissement : 03/08/2026<br>Date de mise en recouvrement : 31/08/2026</div><div class="k" style="margin-top:3mm"><b>Vos contacts</b><br>SIP D’ANNECY<br>7 rue Dupanloup, 74000 ANNECY<br>0 809 401 401 (service gratuit + prix de l’appel)</div></div><div><p style="font-size:15pt;color:#000091"><b>AVIS D’IMPÔT 2026</b><br>TAXES FONCIÈRES</p><p style="margin:16mm 0 10mm 20mm;font-size:10pt">M DE LA PALUD HERVE<br>27 RTE DU CRET DU MAURE<br>74320 SEVRIER</p></div></div><div class="s"><table><tr><td><b>Somme à payer</b></td><td style="text-align:right;font-size:13pt"><b>${(taxes + FEES).toLocaleString('fr-FR')},00 €</b></td></tr><tr><td>Date limite de paiement</td><td style="text-align:right"><b>15/10/2026</b></td></tr><tr><td>Paiement en ligne sur impots.gouv.fr : vous serez prélevé le 26/10/2026, ordre à donner avant le</td><td style="text-align:right">20/10/2026 minuit</td></tr></table></div><p>Vous devez payer par un moyen dématérialisé si le montant est supérieur à 300 €. En cas de retard, une majoration de 10 % est appliquée. La taxe foncière est due pour l’année entière par le propriétaire au 1er janvier 2026.</p><div class="g" style="grid-template-columns:1fr 1fr;margin-top:5mm"><div class="k"><b>Comment payer ?</b><br>– en ligne sur impots.gouv.fr, espace particulier, ou avec l’application mobile : munissez-vous de votre numéro fiscal et de la référence de l’avis ;<br>– par prélèvement à l’échéance, en adhérant avant le 30/09/2026 minuit ;<br>– par prélèvement mensuel : l’adhésion jusqu’au 15/12/2026 prend effet au 1er janvier 2027, prélèvements le 15 de chaque mois de janvier à octobre (soit 10 mensualités de 153,80 €) ;<br>– auprès d’un buraliste agréé, dans la limite de 300 €.</div><div class="k"><b>Vous avez vendu ce bien en 2026 ?</b><br>La taxe foncière reste établie au nom du propriétaire au 1er janvier. Le partage convenu entre vendeur et acquéreur devant le notaire n’est pas opposable à l’administration.<br><br><b>Déclaration d’occupation</b><br>Tout changement d’occupant doit être signalé dans le service « Biens immobiliers » (article 1418 du CGI) avant le 1er juillet, sous peine d’une amende de 150 € par local.</div></div><p style="margin-top:5mm;font-size:7.2pt">Contestation : toute réclamation doit être présentée au plus tard le 31 décembre 2027 au service dont les coordonnées figurent ci-dessus. La réclamation ne suspend pas le paiement sauf demande expresse de sursis. Les informations recueillies font l’objet d’un traitement informatique ; la loi n° 78-17 du 6 janvier 1978 garantit un droit d’accès et de rectification. Le revenu cadastral est égal à la moitié de la valeur locative cadastrale actualisée.</p>`,
    `<p><b>TAXES FONCIÈRES 2026 – DÉTAIL DU CALCUL DES COTISATIONS</b> – Département : 74 HAUTE-SAVOIE – Commune : 010 ANNECY</p>${table(
      [
        'Propriétés bâties',
        'Commune',
        'Syndicat',
        'Intercommunalité',
        'Taxes spéciales',
        'Taxe ordures ménagères',
        'Taxe GEMAPI',
      ],
      [
        ['Taux 2025', '32,44 %', '', '1,70 %', '0,241 %', '5,86 %', '0,30 %'],
        ['Taux 2026', '32,44 %', '', '1,70 %', '0,247 %', '5,86 %', '0,30 %'],
        ['Adresse : 5 AV DE FRANCE', '', '', '', '', '', ''],
        ['Base', '3650', '', '3650', '3650', '3650', '3650'],
        ['Cotisation', SHARES.town, '', SHARES.inter, SHARES.special, SHARES.waste, SHARES.gemapi],
        ['Cotisation 2025', 1161, '', 61, 9, 209, 11],
      ],
      'c',
    )}<table class="c" style="width:95mm;margin:5mm 0 0 auto"><tr><td>Total des cotisations</td><td>${taxes}</td></tr><tr><td>Frais de gestion de la fiscalité directe locale</td><td>${FEES}</td></tr><tr><td>Dégrèvement Habitation principale</td><td>0</td></tr><tr><td><b>Montant de votre impôt</b></td><td><b>${taxes + FEES}</b></td></tr></table>`,
  ],
  {
    type: 'TAX_FONCIERE',
    sub_kind: null,
    facts: {
      tax_year: 2026,
      tax_total: (taxes + FEES) * 100,
      teom: SHARES.waste * 100,
      tax_fees: FEES * 100,
      tax_number: '1871440206553',
      pay_by: '2026-10-15',
      owner: 'DE LA PALUD HERVE',
    },
    absent: ['iban', 'rnc', 'price'],
  },
);

const gap = paperOf(
  'taxe-prelevement-gap',
  `font: 8.6pt/1.35 'DejaVu Sans Condensed', sans-serif; padding: 12mm 14mm; pre { font: 8.2pt/1.45 'DejaVu Sans Mono', monospace; margin: 3mm 0 } .b { border: .2mm solid #333; padding: 2mm; margin-bottom: 3mm }`,
  [
    `<p><b>Direction générale des Finances publiques – Centre des finances publiques de GAP – SIP, cité Desmichels, 05000 GAP</b></p><p style="font-size:13pt"><b>TAXES FONCIÈRES 2025</b> – avis d’impôt (contribuable mensualisé)</p><div class="b">M ESCALLIER JEROME ou MME ESCALLIER NICOLE<br>LE PLAN DE LARDIER<br>05110 LARDIER-ET-VALENCA</div><div class="b">Numéro fiscal : 09 56 118 770 442 &nbsp; Réf. avis : 25 05 4410098 17 &nbsp; Établi le 04/08/2025 &nbsp; Mis en recouvrement le 31/08/2025</div><p>Votre impôt s’élève à <b>1 087 €</b>. Vos mensualités versées de janvier à août : 720 €. Solde restant à prélever : 367 €, en 4 mensualités (septembre à décembre). Vous n’avez aucune démarche à effectuer.</p><pre>
DEPT 05 HAUTES-ALPES      COMMUNE 061 GAP

PROPRIETES BATIES         COMMUNE    INTERCO.    TSE      TEOM     GEMAPI
TAUX 2025                 46,52 %     1,95 %   0,19 %   10,40 %    0,22 %
17 AV D'EMBRUN
BASE                         1748       1748     1748      1748      1748
COTISATION                    813         34        3       182         4
                                                  -----------------------
TOTAL COTISATIONS                                                    1036
FRAIS DE GESTION DE LA FISCALITE DIRECTE LOCALE                        51
MONTANT DE L'IMPOT                                                   1087
</pre><p style="font-size:7.4pt">Réclamation : vous avez jusqu’au 31 décembre 2026. Pour modifier vos mensualités 2026, connectez-vous avant le 30 juin. Les personnes de plus de 75 ans peuvent, sous conditions, être exonérées pour leur habitation principale.</p>`,
  ],
  {
    type: 'TAX_FONCIERE',
    sub_kind: null,
    facts: {
      tax_year: 2025,
      tax_total: 108700,
      teom: 18200,
      tax_fees: 5100,
      tax_number: '0956118770442',
      owner: either('M ESCALLIER JEROME ou MME ESCALLIER NICOLE', 'ESCALLIER JEROME'),
    },
    absent: ['pay_by', 'iban', 'rnc', 'price'],
  },
);

export const VIE_ET_IMPOTS = [lease, receipt, quit, insurance, boiler, annecy, gap];
