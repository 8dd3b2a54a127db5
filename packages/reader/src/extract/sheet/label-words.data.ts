// Words that open a label of a form, and words that are no value where a value is asked for. Folded.

/** Before a colon, these start a new label even where nothing but a space parts it from the value before. */
export const LABEL_OPENINGS =
  /^(?:(?:n°|numeros?|ref\.?|references?|dates?|code|adresses?|lots?(?:\(s\))?|nom|prenoms?|commune|departement|ville|etage|batiment|bat\.?|escalier|tel\.?|telephone|courriel|e-?mail|mail|siret|siren|rcs|rnc|iban|bic|compte|copropriete|(?:co)?proprietaires?|immeuble|imm\.?|residence|syndic|section|parcelles?|tantiemes|milliemes|periode|exercice|exigibilite|echeance|qualite|surface|superficie|type|nature|immatriculation|validite|duree|vendeur|acquereur|bailleur|locataire|dossier|rapport|requerants?|clients?|donneurs? d'ordre|commanditaires?|demandeurs?|mandants?|occupants?|assures?|souscripteurs?|conclusions?|resultats?)(?![\p{L}])|code immeuble)/u;

/** A cell that says nothing but one of these is the head of a column or a card, or an answer, never a name. */
export const NO_VALUE =
  /^(?:oui|non|neant|sans objet|non communiquee?s?|non renseignee?s?|n\/?[ac]|aucune?s?|-+|domiciliation|titulaire(?: du compte)?|adresses?(?:\(s\))?(?: (?:du|de la) [a-z]+)?|code (?:banque|guichet|postal|immeuble)|(?:n°|numero) de compte|cle(?: rib)?|iban|bic|swift|banque|agence|nom|prenoms?|date(?: [a-z' ]{2,30})?|lots?|nature|designation|montant|total|tantiemes|periode|qualite|signature|telephone|tel\.?|e-?mail|courriel|observations?|commentaires?|references?|ref\.?|numero|n°)\s*:?$/;
