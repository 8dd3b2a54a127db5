// Words before an address that say whose it is. Folded; the last one of a line decides.

/** Of the building or of the home that the paper is about. */
export const OF_PLACE =
  /\b(?:(?:logement|appartement|maison|bien|studio|habitation|propriete) (?:de|appartenant a) (?:m\.|mr|mme|mlle|monsieur|madame|mademoiselle)|syndicat (?:des|de) coproprietaires|coproprietaires (?:de|du)|copropriete|immeubles?|residence|sdc|syndicat|ensemble immobilier|batiments?|biens?|logements?|appartements?|maison|studio|pavillon|villa|locaux|local|lots?|situee?s?|sise?s?|risques?|chantier|installation|habitation|objet du contrat|adresse de la location|lieux loues|localisation|designation|adresse de reference|lieu d'intervention|lieu de l'intervention|lieu d'execution|branchements?|locataires? (?:du|de la|de l')|occupants? (?:du|de la|de l')|(?:me suis|s'est|nous sommes) rendue?s?|(?:visite|mesure|controle|examine) (?:le|la|l'|du|de la|de l'))(?![a-z])/g;
/** Of somebody: they live there, or have their mail sent there. */
export const OF_PERSON =
  /\b(?:demeurant|domiciliee?s?|residant|(?:co-?)?proprietaires?|clients?|donneurs? d'ordre|commanditaires?|mandants?|bailleurs?|locataires?|assuree?s?|souscripteurs?|societaire|vendeurs?|acquereurs?|cedants?|destinataires?|titulaires?|vous|chez|occupants?|m\.|mr|mme|mlle|monsieur|madame|mademoiselle|indivision|consorts|sci)(?![a-z])/g;
/** Of whoever made the paper, or of another professional. */
export const OF_OFFICE =
  /\b(?:cabinet|syndics?(?: (?:de|d') ?(?:coproprietes?|immeubles?))?|(?:gestion|gerance|administrat(?:ion|eurs?|rices?)) d'immeubles?|(?:departement|service|pole|direction|cellule|unite|activite|metiers?|equipe|agence|gestion)s? (?:gestion )?(?:de (?:la |l')?|des? |d')?(?:syndics?|coproprietes?|immeubles?)|agence|agences|office|etude|notaires?|maitre|siege|societe|sarl|sasu?|eurl|scp|selarl|snc|bureaux?|tel\.?|telephone|siret|siren|rcs|diagnosti(?:queur|cs)|(?<!(?:biens?|logement|immeuble|local|lot|appartement) )expertises?|experts?|operateur|technicien|organisme|assurances?|assureur|mutuelle|banque|geometres?(?:-experts?)?|mairie|direction|service|centre|tresorerie|gestionnaire|gestion|gerance|(?<!ensemble )immobiliere?|immo|administrat(?:eurs?|rices?|ion) de biens|entreprise|representant legal|certification|association|architectes?|ingenierie|conseil|salle|reunion|hotel|restaurant|gymnase|espace|foyer|(?:realisee?|etablie?|effectuee?|redigee?|dressee?) par|intervenant|prestataire|laboratoire|ramoneurs?|chauffagistes?|plomberie|artisans?|maintenance|depannage|diag[a-z']*|\d{1,2} ?h(?:eures?)?(?: ?\d{2})?|maison de quartier|maison des associations)(?![a-z])/g;

/** What buildings are called, and no person or firm is: « Les Allées », « Le Clos du Port », « Parc de la Tour ». */
const NOUNS = String.raw`(?:clos|parc|domaine|hameau|square|villas?|jardins?|terrasses?|tours?|palais|manoir|chateau|cite|cour|balcons?|bosquets?|vergers?|hauts?|prairies?|allees?|coteaux?|rives?|berges?|quais?|arcades?|patios?|mas|bastide|pavillons?|orangerie|verriere|moulin|fontaines?|chenes?|tilleuls?|pins?|lilas|roseraie|pinede|closerie|cottages?|ermitage|belvedere|panorama|mail|ilot|carre|village|grand[ -]?parc)`;
export const BUILDING_NAME = new RegExp(
  String.raw`^(?:les [a-z]|residence [a-z]|(?:l[ae] |l')${NOUNS}(?![a-z])|${NOUNS} (?:de|du|des|d')(?![a-z]))`,
);
