import { type HeldOut, paper } from './paper.ts';

export const HELD_OUT_PEOPLE: readonly HeldOut[] = [
  paper(
    'an identity card',
    'DOC_IDENTITE',
    'CARTE_IDENTITE',
    `RÉPUBLIQUE FRANÇAISE
CARTE NATIONALE D’IDENTITÉ N° 120344203211
Nom : MARCHAND   Prénom(s) : LOUISE, MARIE
Sexe : F   Née le : 12.04.1985   Taille : 1,68 m
IDFRAMARCHAND<<<<<<<<<<<<<<<<<<440321
1203442032117LOUISE<<MARIE<<8504120F3`,
  ),
  paper(
    'a passport',
    'DOC_IDENTITE',
    'PASSEPORT',
    `PASSEPORT   PASSPORT
République française   Type P   Code du pays FRA
Nom / Surname DELMAS   Prénoms / Given names HUGO
P<FRADELMAS<<HUGO<<<<<<<<<<<<<<<<<<<<<<<<<<<
12AB345678FRA8504126M3004129<<<<<<<<<<<<<<02`,
  ),
  paper(
    'bank details',
    'RIB',
    null,
    `Relevé d’identité bancaire
Titulaire du compte : MME LOUISE MARCHAND
Code banque 30004   Code guichet 00823   Numéro de compte 00001234567   Clé RIB 43
IBAN FR76 3000 4008 2300 0012 3456 743   BIC BNPAFRPPXXX
Domiciliation Paris Bastille`,
  ),
  paper(
    'a birth certificate',
    'ACT_NAISSANCE',
    null,
    `Mairie de Quimper
EXTRAIT D’ACTE DE NAISSANCE avec filiation
Acte n° 412
Le douze avril mil neuf cent quatre-vingt-cinq est née Louise Marie, du sexe féminin
Mentions marginales : néant
Pour extrait conforme, l’officier de l’état civil`,
  ),
  paper(
    'a bank agrees to lend',
    'DOCS_AUTRE_ACQUEREURS',
    null,
    `Votre projet immobilier
Accord de principe de financement
Nous avons étudié votre demande de prêt immobilier d’un montant de 210 000 € sur 240 mois
Taux nominal 3,12 %   Mensualité hors assurance 1 190 €
Cet accord ne constitue pas une offre de prêt`,
  ),
  paper(
    'a marriage contract',
    'OTHER',
    null,
    `Contrat de mariage
Les futurs époux déclarent adopter le régime de la séparation de biens
tel qu’il est établi par les articles 1536 et suivants du code civil`,
  ),
  paper(
    'a bill for work in a flat',
    'OTHER_PROPERTY_DOCS',
    null,
    `FACTURE N° 2024-118
Plomberie Moreau
Remplacement d’un ballon d’eau chaude 200 litres
Total HT 1 240,00   TVA 10 % 124,00   Total TTC 1 364,00 €
Net à payer`,
  ),
  paper(
    'a menu is nothing of ours',
    null,
    null,
    `Restaurant du Port
Menu du jour
Entrée, plat, dessert : 22 €
Soupe de poissons, sole meunière, tarte aux pommes
Service compris, réservation conseillée`,
  ),
  paper(
    'a letter that only speaks of an assembly',
    null,
    null,
    `Cher voisin,
Comme nous en avons parlé samedi, je te laisse les clés chez la gardienne.
On se voit à l’assemblée si tu viens, sinon la semaine prochaine.
Bien amicalement, Odile`,
  ),
];
