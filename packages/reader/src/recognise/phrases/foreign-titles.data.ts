// Titles of papers that no folder asks for, and that people leave in a pile between those it does. They
// tell nothing of what the page is, only that the paper before it has ended.
export const FOREIGN_TITLES: readonly string[] = [
  'contrat de syndic',
  'mise en demeure',
  'lettre de relance',
  'relevé de compte chèques',
  'mandat de vente',
  'bon de visite',
  'bulletin de paie',
  'bulletin de salaire',
  'avis d’impôt sur les revenus',
  'certificat d’immatriculation',
];
