export { AllergenKey, type AllergenKeyProps } from './AllergenKey.tsx'
export { AllergenLetters, type Allergen, type AllergenLettersProps } from './AllergenLetters.tsx'
export { AllergenNote, type AllergenNoteProps } from './AllergenNote.tsx'
