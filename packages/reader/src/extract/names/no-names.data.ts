// What papers call their parts, their columns and those who sign them. Folded; none is a name, nor are several together.
const WORDS = `
actes acte acquereur agent agents benevole expert experts immobilier immobiliere immobiliers professionnel acquereurs adresse adresses annexe annexes appel appels article articles assemblee assemblees avec avis
bail bailleur bailleurs banque batiment batiments bic bien biens budget cadastre carnet cedant chapitre charges clef cle client clients
cabinet code commune communes comptable compte comptes concerne concernee concernees concernes conseil construction contrat convocation
copie coproprietaire coproprietaires copropriete coproprietes correspondance courrier credit date dates date datee debit
debiteur delegation decision decisions decompte decomptes demandeur denomination depenses description descriptif designation
destinataire destinataires detail diagnostic division document documents donneur dossier echeance edite emetteur
entretien etat exercice exercices extrait feuille fiche fonds formulaire general generale generales generaux
gestionnaire honoraires iban identification identite immatriculation immeuble immeubles imprime imprimer information informations
jour legal legale lettre libelle liste locataire locataires logement lot lots madame mademoiselle mandat mandataire mention mentions mesdames messieurs
mode modificatif monsieur montant montants nature nom noms notaire notaires notification numero objet occupant ordinaire ordonnance ordre
extraordinaire page pages partie parties pouvoir periode preneur prenom prenoms presence presents president presidente
proces-verbal projet projets proprietaire proprietaires provision provisions quitus quote-part rapport recapitulatif recommande recommandee
reference references registre reglement releve rencontre requerant resolution resolutions resume rib scrutateur scrutateurs seance secretaire section
semestre sis sise situe situee signataire signature signatures situation solde soussigne syndic syndical syndicat synthetique tableau tantiemes
telephone titre titulaire titulaires total totaux travaux trimestre usage usager valeur vendeur vendeurs verbal versement
virement visite voix vos vote votes votre vous devise monnaie
fin debut emprunt emprunts cours difficulte localisation duree qualite type chauffage assainissement ascenseur ascenseurs stationnement stationnements
accueil aide actualites annuaire association deconnexion finances incidents interventions menu messagerie notifications paiement paiements parametres profil syndicale
un une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze premier premiere deuxieme troisieme quatrieme`;

export const PAPER_WORDS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/));

/** They link words, and name nothing. */
export const LINK_WORDS: ReadonlySet<string> = new Set(
  'a au aux d de des du en et l la le les ou par pour n° sur'.split(' '),
);

/** What an office calls its parts. */
export const DEPARTMENTS: ReadonlySet<string> = new Set(
  'pole service services direction departement cellule unite secteur equipe bureau antenne'.split(
    ' ',
  ),
);

/** What those parts do. */
export const OFFICE_WORDS: ReadonlySet<string> = new Set(
  'accueil accession administration assemblees biens clientele comptabilite contentieux gerance gestion habitat immobiliere juridique location locations locative regional regionale relation sociale syndics technique territoriale transaction transactions ventes'.split(
    ' ',
  ),
);
