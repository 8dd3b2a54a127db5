// What gives away a paper of another world that has a title of ours: an agency shows energy labels, a
// bank has statements, companies have minutes, a bailiff lists what was called.
import type { Sign } from '../kind.ts';

/** More than a title weighs with all that bears it out. */
const RULED_OUT = -30;

/** An advert, an estimate, a mandate: a price or a fee stands beside the labels. */
export const OF_AN_AGENCY: Sign = {
  name: 'papier d’une agence',
  pattern:
    /\bavis de valeur\b|\bprix (?:de vente|demande|affiche|net vendeur)\W{0,8}\d{2,3}[ .]?\d{3}\b|\bprix (?:moyen )?(?:au m[2²]|du (?:quartier|secteur))|\bhonoraires (?:d'agence|(?:a la )?charge (?:du |de l')?(?:vendeur|acquereur))|\breference (?:du )?mandat\b|\bvaleur (?:estimee|venale)\W{1,4}(?:entre |a |de )?\d{2,3}[ .]?\d{3}\b|\bestimation de votre (?:bien|appartement|maison)\b|\bfourchette de prix\b|(?:^|\n)\W{0,4}(?:a vendre|offre d'achat|mandat (?:exclusif|simple|de vente))\b|(?:^|\n)\W{0,4}prix\s*:?\s*\d{2,3}[ .]?\d{3}\b/g,
  times: 1,
  weight: RULED_OUT,
};

/** What a bank says of its account, whoever holds it: a syndicat holds one as well. */
export const OF_A_BANK: Sign = {
  name: 'relevé d’une banque',
  pattern:
    /\bfgdr\b|\bgarantie des depots\b|\bdepots sont garantis\b|\bdecouvert autorise\b|\bfrais de tenue de compte\b|\bcommissions? d'intervention\b|\bcompte (?:courant|cheques?|de depots?|sur livret|professionnel) n°|\bcompte sur livret\b|\bmediateur\b[^.;]{0,50}\bbancaire/g,
  times: 1,
  weight: RULED_OUT,
};

/** Those who meet hold shares of a company, or a membership; an « association syndicale » is of owners. */
export const OF_A_COMPANY: Sign = {
  name: 'réunion d’associés ou d’adhérents',
  pattern:
    /^(?![\s\S]{0,30000}?\b(?:tantiemes|milliemes|syndicat des coproprietaires)\b)[\s\S]{0,1500}?(?:\bparts sociales\b|\b(?:les|des|chers) (?:associes|actionnaires|adherents)\b[^.;]{0,60}\b(?:reunis|presents|representes|convoques|invites)|\bassemblee (?:generale )?(?:ordinaire |extraordinaire |mixte )?d(?:es (?:associes|actionnaires|adherents|membres)\b|e (?:l'association|la mutuelle|la societe|la cooperative)\b(?! syndicale))|\b(?:membre|adherent|societaire)e?s? de (?:l'association|la mutuelle|la cooperative)\b(?! syndicale))/g,
  times: 1,
  weight: RULED_OUT,
};

/** The accounts of a business have annexes too. */
export const OF_A_BUSINESS: Sign = {
  name: 'comptes d’une entreprise',
  pattern: /\bchiffre d'affaires\b|\bcompte de resultat\b|\bresultat (?:net|d'exploitation)\b/g,
  times: 1,
  weight: RULED_OUT,
};

/** A power to sell, given to a notary's clerk. */
export const TO_SELL: Sign = {
  name: 'procuration pour vendre',
  pattern:
    /^(?![\s\S]{0,30000}?\bassemblee generale\b)[\s\S]{0,5000}?(?:\b(?:procuration|pouvoirs?|mandat)\b[^.;]{0,120}?\b(?:de|pour) vendre\b|\bsigner l'acte de vente\b|\brecevoir le prix\b)/g,
  times: 1,
  weight: RULED_OUT,
};

/** Minutes of something else than a meeting. */
export const OF_A_VISIT: Sign = {
  name: 'procès-verbal de constat ou de remise',
  pattern:
    /^(?![\s\S]{0,30000}?\b(?:tantiemes|milliemes)\b)[\s\S]{0,1500}?(?:^|\n)\W{0,4}proces[- ]verbal (?:de|d'|du) ?(?:constat|livraison|reception|bornage|controle|carence|conciliation|saisie|remise|installation|etat des lieux)\b/g,
  times: 1,
  weight: RULED_OUT,
};

/** What a notary received and paid for a sale. */
export const OF_A_NOTARY: Sign = {
  name: 'compte d’un notaire',
  pattern:
    /^(?=[\s\S]{0,600}?\b(?:office notarial|etude notariale|notaires?)\b)[\s\S]{0,30000}?\b(?:emoluments?|droits d'enregistrement|prix (?:paye|verse|remis) au vendeur|versement (?:de l')?acquereur)\b/g,
  times: 1,
  weight: RULED_OUT,
};

/** Between a landlord and a tenant, who has no share of the building. */
export const OF_A_TENANT: Sign = {
  name: 'compte d’un locataire',
  pattern:
    /^(?![\s\S]{0,30000}?\b(?:tantiemes|milliemes|coproprietaires?|syndic)\b)[\s\S]{0,30000}?\b(?:(?:decompte|regularisation|releve)(?: annuel(?:le)?)? (?:de |des )(?:vos )?charges locatives|compte (?:du )?locataire|votre (?:bail|bailleur|bailleresse|loyer)|\n[^\n]{0,40}\bloyer\b[^\n]{0,60}\d,\d{2})\b/g,
  times: 1,
  weight: RULED_OUT,
};

/** It lists the calls that were not paid, in the name of the law. */
export const OF_A_BAILIFF: Sign = {
  name: 'acte d’un commissaire de justice',
  pattern:
    /\b(?:fais|faisons) (?:commandement|sommation)\b|\ba la requete (?:du syndicat|de )|\ben vertu d'un titre executoire\b|(?:^|\n)\W{0,4}(?:commandement de payer|sommation de payer|injonction de payer|assignation)\W{0,4}(?=\n|$)/g,
  times: 1,
  weight: RULED_OUT,
};

/** « 31/12/2025 12 400,00 »: what an account is called holds no movements. */
export const HAS_MOVEMENTS: Sign = {
  name: 'mouvements d’un compte',
  pattern: /\b\d{2}[/.]\d{2}[/.]\d{2,4}\b[^\n]{0,120}\d,\d{2}(?!\d)/g,
  times: 2,
  weight: RULED_OUT,
};
