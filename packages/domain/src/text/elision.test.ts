import { expect, it } from 'vitest';

import { de, isElidedBefore, que } from './elision.ts';

const ELIDED = `Adèle Adrien Agathe Agnès Aïcha Alain Albane Albert Alexandre Alice Aline Alix Amandine Ambroise
Amélie Anaïs André Angèle Annick Anselme Antoine Apolline Arlette Armand Arnaud Arthur Astrid Aubin Aude Audrey
Auguste Aurélie Axel Aymeric Édith Édouard Éléonore Éliane Élie Élisabeth Élise Élodie Éloi Elsa Élouan Émeline
Émile Émilie Emma Emmanuel Enzo Éric Ernest Estelle Esther Étienne Étude Eugène Eulalie Eva Évelyne 
Hélène Héloïse Henri Henriette Hermine Hervé Hippolyte Honoré Hortense Hubert Hugues Hyacinthe Ida Ignace Ilan
Inès Ingrid Irène Iris Isaac Isabelle Ismaël Ivan Océane Octave Odette Odile Olga Olive Olivier Omar Ondine
Ophélie Oscar Oumar Ousmane Ugo Ulysse Urbain Ursule Yves Yvette Yvon Yvonne acquéreur agent agence avocat
émail étude habitant héritier heure hôtel huissier immeuble office œuvre usufruitier ami-du-syndic
alice@example.fr office.notarial@example.fr étude@example.fr`;

const PLAIN = `Baptiste Béatrice Benoît Bernard Brigitte Bruno Camille Carole Catherine Cécile Charles Chloé
Claire Claude Clément Corinne Cyril Damien Daniel David Delphine Denis Didier Dominique Fabien Fanny Fatima
Félix Florence Franck François Gabriel Gaëlle Gérard Gilles Gisèle Grégoire Guillaume Guy Hakim Hamid Hamon
Hanna Hassan Hugo Jacques Jean Jeanne Jérôme Joël Julie Justine Karim Kévin Laure Léa Léon Lise Louis Luc
Lucie Madeleine Manon Marc Marie Martin Mathilde Maud Maxime Michel Mohamed Nadia Nathalie Nicolas Noé Noël
Pascal Patricia Paul Philippe Pierre Quentin Rachel Raphaël Rémi Renée Robert Romain Roxane Sabine Salomé
Samuel Sandrine Sarah Serge Simon Sophie Stéphane Suzanne Sylvie Tanguy Thérèse Thomas Tristan Valérie Victor
Vincent Virginie William Xavier Yann Yannick Yasmine Yohan Youssef Zoé notaire vendeur syndic cabinet haut
hall hangar onze oui yaourt claire@example.fr notaire@example.fr 12`;

const words = (text: string) => text.split(/\s+/);

it('elides before a vowel and a silent h', () => {
  expect(words(ELIDED).filter((word) => !isElidedBefore(word))).toEqual([]);
});

it('elides before nothing else', () => {
  expect(words(PLAIN).filter(isElidedBefore)).toEqual([]);
});

it('is tried on two hundred words', () => {
  expect(words(ELIDED).length + words(PLAIN).length).toBeGreaterThanOrEqual(200);
});

it('writes « de » and « que » as they are said', () => {
  expect([de('Étude Lemaire'), de('Hugo'), que('acquéreur'), que('notaire')]).toEqual([
    'd’Étude Lemaire',
    'de Hugo',
    'qu’acquéreur',
    'que notaire',
  ]);
});
