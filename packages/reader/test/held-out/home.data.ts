import { type HeldOut, paper } from './paper.ts';

export const HELD_OUT_HOME: readonly HeldOut[] = [
  paper(
    'an energy report',
    'DIAGNOSTICS',
    'DPE',
    `Diagnostic de performance énergétique
Logement   N° 2475E1234567K
Établi le 12/03/2024   Valable jusqu’au 11/03/2034
Appartement, 5 rue Ampère, 75017 Paris   surface de référence 48 m²
Étiquette énergie 231 kWh/m²/an   Étiquette climat 44 kg CO2/m²/an
Frais annuels d’énergie du logement : entre 690 € et 990 € par an
Informations diagnostiqueur`,
  ),
  paper(
    'lead',
    'DIAGNOSTICS',
    'PLOMB',
    `CREP
Constat de risque d’exposition au plomb avant vente
Mission réalisée suivant l’arrêté du 19 août 2011
Appareil à fluorescence X, source Cd109
Unités de diagnostic classées 0 : 42   classées 3 : 1
Des revêtements dégradés contenant du plomb ont été mis en évidence
Notice d’information sur les effets du plomb sur la santé`,
  ),
  paper(
    'asbestos',
    'DIAGNOSTICS',
    'AMIANTE',
    `État mentionnant la présence ou l’absence de matériaux ou produits contenant de l’amiante
Repérage établi à l’occasion de la vente, norme NF X 46-020
Immeuble bâti, lot 12, appartement T3
Date du repérage : 4 février 2025
Conclusion : il n’a pas été repéré de matériaux susceptibles de contenir de l’amiante
Opérateur de repérage certifié`,
  ),
  paper(
    'termites',
    'DIAGNOSTICS',
    'TERMITES',
    `État du bâtiment relatif à la présence de termites
Norme NF P 03-201
Désignation de l’immeuble : maison, section AB n° 44
Parties de bâtiments visitées et éléments examinés
Absence d’indice d’infestation de termites
Outils : poinçon, lampe`,
  ),
  paper(
    'electricity',
    'DIAGNOSTICS',
    'ELECTRICITE',
    `Rapport de visite de l’installation électrique d’un logement
État de l’installation intérieure d’électricité
Appareil général de commande et de protection
Dispositif de protection différentielle à l’origine de l’installation
Anomalie B.3.3.6 : des circuits ne sont pas reliés à la terre
Domaines de l’installation : liaison équipotentielle`,
  ),
  paper(
    'gas',
    'DIAGNOSTICS',
    'GAZ',
    `Diagnostic gaz
État de l’installation intérieure de gaz, article L134-9
Gaz naturel, distributeur GRDF, point de comptage estimation 01234567890123
Appareil raccordé : chaudière murale type B
Anomalies relevées : A1, A2, DGI
L’installation ne comporte aucune anomalie`,
  ),
  paper(
    'risks',
    'DIAGNOSTICS',
    'ERP',
    `État des risques et pollutions
Aléas naturels, miniers ou technologiques, sismicité, potentiel radon, sols pollués
Arrêté préfectoral n° 2021-114
L’immeuble est situé dans le périmètre d’un plan de prévention des risques naturels : oui
Zone de sismicité 2   Zone à potentiel radon : niveau 3
Vendeur ou bailleur   Acquéreur ou locataire`,
  ),
  paper(
    'a Carrez certificate',
    'CERT_CARREZ',
    'CARREZ',
    `ATTESTATION DE SUPERFICIE DE LA PARTIE PRIVATIVE
Loi n° 96-1107 du 18 décembre 1996 dite loi Carrez
Séjour 22,10 m²   Chambre 11,40 m²   Cuisine 7,05 m²
Surface privative totale : 52,30 m²
Hauteur inférieure à 1,80 m : 2,10 m²`,
  ),
  paper(
    'a living area for letting',
    'CERTIFICAT_DE_SUPERFICIE',
    'BOUTIN',
    `Certificat de surface habitable
Loi Boutin du 25 mars 2009, article R.156-1 du code de la construction et de l’habitation
Logement destiné à la location
Surface habitable totale : 41,20 m²`,
  ),
  paper(
    'a tax notice',
    'TAX_FONCIERE',
    null,
    `Direction générale des finances publiques
TAXES FONCIÈRES 2025
Avis d’impôt   Vos références   Numéro fiscal 12 34 567 890 123
Montant à payer au plus tard le 15 octobre 2025 : 1 214,00 €
Propriétés bâties   Taux commune   Taxe ordures ménagères   Taxe GEMAPI
Base   Cotisation   Frais de gestion de la fiscalité directe locale`,
  ),
  paper(
    'a deed',
    'TITRE_PROP',
    'ACTE_DE_VENTE',
    `L’AN DEUX MILLE DIX-HUIT, LE SIX JUILLET
À Rennes, en l’office notarial ci-après nommé, Maître Anne Le Goff, notaire, a reçu le présent acte de VENTE
Vendeur : Monsieur Yves Tanguy, retraité
Acquéreur : Madame Lise Perrot, infirmière
Désignation : dans un immeuble soumis au régime de la copropriété, le lot numéro vingt et un
Effet relatif. Origine de propriété antérieure
Prix : la présente vente est consentie moyennant le prix de 184 000 euros payé comptant
Publicité foncière. Le présent acte sera publié au service de la publicité foncière`,
  ),
  paper(
    'an attestation of a notary',
    'TITRE_PROP',
    'ATTESTATION_DE_PROPRIETE',
    `ATTESTATION
Je soussigné Maître Paul Arnaud, notaire à Lille, certifie et atteste
qu’aux termes d’un acte reçu par moi ce jour, il a été procédé à la vente
au profit de Monsieur et Madame Renard, acquéreurs en pleine propriété
du bien ci-après désigné : une maison d’habitation, cadastrée section AC n° 112
En foi de quoi la présente attestation de propriété est délivrée`,
  ),
  paper(
    'what the land registry holds',
    'ETAT_HYPOTHECAIRE',
    null,
    `Service de la publicité foncière de Nantes 1
Réponse à la demande de renseignements hors formalité n° 2025H4412
Relevé des formalités publiées du 01/01/1976 au 10/04/2025
Disposition n° 1   Publication du 12/07/2018, références d’enliassement 4404P01 2018P3310
Inscription d’hypothèque conventionnelle, créancier Banque de l’Ouest, date extrême d’effet 06/07/2039
Certificat de dépôt jusqu’au 12/04/2025`,
  ),
  paper(
    'a lease that cites the diagnostics',
    'LOGEMENT_LOUE',
    'BAIL',
    `BAIL D’HABITATION, logement vide
Loi du 6 juillet 1989
Entre le bailleur, M. Gérard Noël, et le locataire, Mme Inès Faure
Le loyer est fixé à 720 € par mois, provision pour charges de 60 €
Dépôt de garantie : un mois de loyer hors charges
Révision selon l’indice de référence des loyers
Sont annexés : diagnostic de performance énergétique, constat de risque d’exposition au plomb, état des risques`,
  ),
  paper(
    'a receipt for rent',
    'LOGEMENT_LOUE',
    'QUITTANCE',
    `Reçu de loyer, octobre 2026
QUITTANCE
Je soussignée, bailleresse du logement situé 3 rue Haute, déclare avoir reçu de M. Pons la somme de 780 euros
au titre du loyer et des charges du 1er au 31 octobre 2026, et lui en donne quittance`,
  ),
  paper(
    'septic tank',
    'DIAGNOSTICS_ASSAINISSEMENT',
    'ASSAINISSEMENT',
    `Service public d’assainissement non collectif
Rapport de visite, contrôle périodique de bon fonctionnement avant vente
Fosse toutes eaux de 3 000 litres, épandage par tranchées
Installation non conforme, travaux à réaliser dans un délai d’un an après la vente`,
  ),
  paper(
    'connection to the sewer',
    'DIAGNOSTICS_ASSAINISSEMENT',
    'ASSAINISSEMENT',
    `Certificat de conformité du raccordement
Contrôle du branchement au réseau public d’assainissement collectif
Eaux usées et eaux pluviales séparées
Test au colorant effectué le 4 mai 2026`,
  ),
  paper(
    'home insurance',
    'ASSURANCES_DU_LOGEMENT',
    null,
    `Attestation d’assurance habitation
La compagnie atteste que l’assuré est titulaire du contrat multirisque habitation n° 55412
Adresse du risque assuré : 9 quai de la Loire
Responsabilité civile, incendie, dégâts des eaux, vol
Valable du 01/01/2026 au 31/12/2026`,
  ),
  paper(
    'a boiler seen to',
    'ENTRETIEN',
    null,
    `Attestation d’entretien annuel de chaudière
Arrêté du 15 septembre 2009
Chaudière gaz à condensation, puissance 24 kW
Nettoyage du corps de chauffe et du brûleur, mesure du monoxyde de carbone 4 ppm
Prochain entretien avant le 12 octobre 2027`,
  ),
  paper(
    'a chimney swept',
    'ENTRETIEN',
    null,
    `Certificat de ramonage
Conduit de fumée, insert à bois
Je soussigné, entreprise Fumet, certifie avoir procédé au ramonage mécanique et vérifié la vacuité du conduit`,
  ),
  paper(
    'a building permit',
    'DOCS_MAISON_MOINS_10_ANS',
    null,
    `Commune de Sautron
Arrêté accordant un permis de construire au nom de la commune
Demande déposée le 4 janvier 2021, PC 044 194 21 A0003
Surface de plancher créée 142 m²
Le maire, vu le code de l’urbanisme, arrête`,
  ),
  paper(
    'works insurance',
    'DOCS_MAISON_MOINS_10_ANS',
    null,
    `Attestation d’assurance dommages-ouvrage
Maître d’ouvrage : M. Blanc
Opération de construction : maison individuelle, date d’ouverture du chantier 2 mars 2022
Articles L242-1 du code des assurances et 1792 du code civil`,
  ),
  paper(
    'a plan',
    'PLAN_DU_LOGEMENT_ET_ANNEXES',
    null,
    `Plan du logement
Échelle 1/100
Séjour 24,10 m²
Chambre 1 12,00 m²
Dégagement 3,20 m²
Cave n° 4   Parking 12`,
  ),
];
