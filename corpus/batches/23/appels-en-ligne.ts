// A call for funds printed from the customer area of a syndic on line.
import { either, paperOf } from '../../paper.ts';
import { brief, spaced } from '../../writing.ts';

const euro = (cents: number) => `${spaced(cents)}\u00a0€`;
const PORTAL_CURRENT = 28914;
const PORTAL_FUND = 1446;
const lille = paperOf(
  'appel-espace-client-lille',
  `font: 9.4pt/1.45 'DejaVu Sans', sans-serif; padding: 9mm 12mm; .c { border: .2mm solid #d5d9e0; border-radius: 2mm; padding: 4mm; margin-bottom: 4mm } .k { color: #6b7280; font-size: 7.6pt } .r { display: flex; justify-content: space-between; padding: 1.4mm 0; border-bottom: .2mm solid #eceff3 }`,
  [
    `<p style="display:flex;justify-content:space-between;font-size:7pt"><span>${brief('2026-11-02')} 08:47</span><span>Mon appel de fonds n° AF-2026-4-11870 | Bien&amp;Copro</span></p>
    <p><b style="font-size:15pt;color:#0f766e">Bien&amp;Copro</b> &nbsp; Tableau de bord · Ma copro · <u>Mes appels</u> · Documents · Messages (2)</p>
    <div class="c"><span class="k">Copropriété</span><br><b>Les Filatures</b> – 62 rue de Wazemmes, 59000 Lille<br><span class="k">Copropriétaire</span><br>M. Nguyen Van Thanh et Mme Leïla Benamar<br><span class="k">Lots</span><br>N° 12 (appartement T3) · N° 54 (place de parking)<br><span class="k">Tantièmes généraux</span><br>203 / 5 000</div>
    <div class="c"><h2 style="font-size:12pt">Appel de fonds – 4e trimestre 2026</h2><p class="k">Émis le 15 sept. 2026 · Période : 01/10/2026 → 31/12/2026 · Exigible le 01/10/2026</p>
    <div class="r"><span>Budget courant (charges générales, eau, ascenseur)</span><span>${euro(PORTAL_CURRENT)}</span></div><div class="r"><span>Fonds travaux ALUR</span><span>${euro(PORTAL_FUND)}</span></div><div class="r"><b>Total appelé</b><b>${euro(PORTAL_CURRENT + PORTAL_FUND)}</b></div><div class="r"><span>Prélevé le 05/10/2026</span><span>− ${euro(PORTAL_CURRENT + PORTAL_FUND)}</span></div><div class="r"><span>Reste à payer</span><b>0,00 €</b></div></div>
    <div class="c"><span class="k">Besoin d’aide ?</span><br>Votre gestionnaire Perrine répond sous 24 h ouvrées. <u>Écrire un message</u></div>
    <p class="k">Bien&amp;Copro, syndic professionnel – SAS au capital de 250 000 € – 20 boulevard de la Liberté, 59800 Lille – RCS Lille Métropole 900 000 618 – CPI 5906 2023 000 000 042</p><p style="position:absolute;bottom:6mm;left:12mm;right:12mm;display:flex;justify-content:space-between;font-size:7pt"><span>https://app.bienetcopro.example.fr/appels/AF-2026-4-11870</span><span>1/1</span></p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'Bien&Copro',
      building: 'Les Filatures',
      building_address: '62 rue de Wazemmes, 59000 Lille',
      owner: 'M. Nguyen Van Thanh et Mme Leïla Benamar',
      lots: ['12', '54'],
      tantiemes: 203,
      base: 5000,
      period_from: '2026-10-01',
      period_to: '2026-12-31',
      due_on: '2026-10-01',
      total: PORTAL_CURRENT + PORTAL_FUND,
      courantes: PORTAL_CURRENT,
      fonds_travaux: PORTAL_FUND,
      to_pay: either(0, PORTAL_CURRENT + PORTAL_FUND),
    },
    absent: ['rnc', 'iban', 'travaux', 'avances', 'recoverable'],
  },
);

export const APPELS_EN_LIGNE = [lille];
