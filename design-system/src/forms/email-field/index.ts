export { EmailField, type EmailFieldProps } from './EmailField.tsx'
export { suggestEmail, type EmailSuggestionOptions } from './suggest-email.ts'
