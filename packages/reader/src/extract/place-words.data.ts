// Words before an address that say whose it is. Folded; the last one of a line decides.

/** Of the building or of the home that the paper is about. */
export const OF_PLACE =
  /\b(?:(?:logement|appartement|maison|bien|studio|habitation|propriete) (?:de|appartenant a) (?:m\.|mr|mme|mlle|monsieur|madame|mademoiselle)|syndicat des coproprietaires|coproprietaires (?:de|du)|copropriete|immeubles?|residence|sdc|syndicat|ensemble immobilier|batiments?|biens?|logements?|appartements?|maison|studio|pavillon|villa|locaux|local|lots?|situee?s?|sise?s?|risques?|chantier|installation|habitation|objet du contrat|localisation|designation|adresse de reference|lieu d'intervention|lieu de l'intervention|lieu d'execution|branchements?|locataires? (?:du|de la|de l')|occupants? (?:du|de la|de l'))(?![a-z])/g;
/** Of somebody: they live there, or have their mail sent there. */
export const OF_PERSON =
  /\b(?:demeurant|domiciliee?s?|residant|(?:co-?)?proprietaires?|clients?|donneurs? d'ordre|commanditaires?|mandants?|bailleurs?|locataires?|assuree?s?|souscripteurs?|societaire|vendeurs?|acquereurs?|cedants?|destinataires?|titulaires?|vous|chez|occupants?|m\.|mr|mme|mlle|monsieur|madame|mademoiselle|indivision|consorts|sci)(?![a-z])/g;
/** Of whoever made the paper, or of another professional. */
export const OF_OFFICE =
  /\b(?:cabinet|syndics?(?: (?:de|d') ?(?:coproprietes?|immeubles?))?|gestion d'immeubles|agence|agences|office|etude|notaires?|maitre|siege|societe|sarl|sasu?|eurl|scp|selarl|snc|bureaux?|tel\.?|telephone|siret|siren|rcs|diagnosti(?:queur|cs)|expertises?|experts?|operateur|technicien|organisme|assurances?|assureur|mutuelle|banque|geometres?(?:-experts?)?|mairie|direction|service|centre|tresorerie|gestionnaire|gestion|gerance|(?<!ensemble )immobiliere?|immo|administrateurs? de biens|entreprise|representant legal|certification|association|architectes?|ingenierie|conseil|salle|reunion|hotel|restaurant|gymnase|espace|foyer|(?:realisee?|etablie?|effectuee?|redigee?|dressee?) par|intervenant|prestataire|laboratoire|\d{1,2} ?h(?:eures?)?(?: ?\d{2})?|maison de quartier|maison des associations)(?![a-z])/g;
