/** The language of a tag without its region and script, in small letters: a tag means the same in any capitals. */
export const getLanguage = (languageTag: string): string => languageTag.split('-', 1)[0]?.toLowerCase() ?? ''
