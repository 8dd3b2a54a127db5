// What a question of a meeting is called when it is works, though nobody says the word; and what it is
// called when it is none, though a firm and a price are named.
export const WORKS_SUBJECT =
  /\btravaux\b|refection|remplacement|ravalement|installation|creation|\bpose\b|renovation|reparation|mise (?:aux normes|en conformite|en place|en securite)|isolation|etancheite|peinture|changement|modernisation|toiture|couverture|menuiserie|amenagement|gouttiere|\bportes?\b|portail|digicode|interphone|visiophone|chaudiere|chaufferie|ascenseur|canalisation|colonne|facade|elagage|eclairage|clotures?|\bvolets?\b|\bstores?\b|\bfenetres?\b|vitrage|\bgarde-corps|surpresseur|\bpompes?\b|\bvmc\b|carrelage|revetement|plomberie|maconnerie|\brampes?\b|balcons?|terrasse|boites? aux lettres|local (?:velos?|poubelles)|bornes? de recharge|videosurveillance|desembouage|calorifugeage|souche|cheminee|escalier|verriere|charpente|zinguerie|traitement/;
/** Whatever stands beside it. */
export const NEVER_WORKS =
  /fonds (?:de )?travaux|budget|\bcomptes?\b|emprunt|contrat|mandat\b|prestataire|\bquitus\b|conseil syndical|gardien|concierge|pluriannuel|diagnostic|\baudit|\bdpe\b|\bdtg\b|\bppp?t\b|marches|mise en concurrence|delegation|questions? diverses|cotisation|avance|tresorerie|election|compte[ -]rendu|rapport\b/;
/** Where it is named first. */
export const BESIDE_WORKS =
  /assurance|etude|informations?\b|bureau|president|scrutateur|secretaire|assesseur|\bsyndic\b|honoraires|pouvoirs?|autorisation|consultation|cession|\bvente\b|location|\bbail\b|reglement|proces|procedure|contentieux|saisie|habilitation|action en justice|maitre d'(?:oe|œ)uvre|maitrise d'(?:oe|œ)uvre|architecte|nettoyage|menage|salaire|seuil|\bdates?\b|\blieu\b|\bplan\b|placement|ordre du jour|affectation|remboursement|souscription|tarif|horaires|designation|financement|\bfinancer\b|modalites|\bprelevement|\bappels? (?:de fonds|de provisions?|exceptionnels?|travaux)|echeancier|calendrier|echelonnement|exigibilite|\brepartition|subvention|\baides?\b|\bprimes?\b|\bprets?\b|\breport\b|\bpoint sur\b|\bsuivi\b|\bavancement|\breception\b|dommages?[ -]ouvrage|coordonnateur|coordination|\bsps\b|\bdemande\b/;
/** « 74 300,00 EUR », « 12 430 euros », « 9 815,00 TTC ». */
export const PRICE_WORDS = /€|\beur(?:os?)?\b|\d,\d{2} ?(?:t\.?t\.?c|h\.?t)\b/;
