/**
 * A page is in one language, and another one comes with a page of its own: data are handed over in that one alone.
 * Language tags are equal whatever their case, as the texts read them. A text without any other language does not say so.
 * @returns a replacer for `JSON.stringify`
 */
export function createLanguageReplacer(languageTag: string): (name: string, value: unknown) => unknown {
  const tag = languageTag.toLowerCase()
  const language = tag.split('-')[0]
  return (name, value) => {
    if (name !== 'translations' || !Array.isArray(value)) return value
    const own = (value as { languageTag?: string }[]).filter((each) => {
      const its = each.languageTag?.toLowerCase()
      return its === tag || its === language
    })
    return own.length > 0 ? own : undefined
  }
}
