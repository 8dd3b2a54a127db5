/** What people choose in France, and lists made elsewhere leave out: keyboards, towns, clubs, pets, seasons. */
export const FRENCH_PASSWORDS: readonly string[] = `
  azerty azertyuiop azert qsdfgh qsdfghjklm wxcvbn motdepasse monmotdepasse passe bienvenue bonjour bonsoir
  coucou salut soleil lune etoile doudou loulou loulous chouchou choupette cherie amour monamour jetaime
  jtaime bisous bisou coeur princesse prince chocolat caramel nounours minou minouche chaton chien chat
  papillon licorne dauphin pompier camille nicolas julien thomas alexandre maxime antoine vincent pierre
  guillaume sebastien christophe stephane frederic laurent olivier philippe patrick isabelle nathalie
  sandrine valerie caroline stephanie celine aurelie emilie marine pauline manon lea chloe emma sarah laura
  mathilde juliette charlotte lucas hugo theo enzo louis gabriel arthur raphael jules jeanne marie martin
  bernard dubois durand dupont lefebvre moreau paris marseille lyon toulouse nice nantes montpellier
  strasbourg bordeaux lille rennes reims toulon grenoble dijon angers nimes brest limoges tours metz
  besancon orleans rouen mulhouse caen nancy avignon poitiers perpignan bretagne normandie corse alsace
  provence france francais allezlesbleus allezlom psg asse olympique football rugby equipe champion printemps
  ete automne hiver janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre
  lundi mardi mercredi jeudi vendredi samedi dimanche vacances maison appartement immeuble immobilier agence
  notaire syndic copropriete quitus internet ordinateur portable telephone secret securite compte banque
  famille enfant enfants maman papa mamie papi bebe copain copine liberte egalite fraternite
`
  .trim()
  .split(/\s+/);
