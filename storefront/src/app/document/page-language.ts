/**
 * Keeps translated data of the page's language only: changing the language loads another document.
 * Language tags are compared without regard to case, as the texts do. A list that becomes empty is left out.
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
