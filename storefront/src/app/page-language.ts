/**
 * A page is in one language, and another one comes with a page of its own: data are handed over in that one alone.
 * Language tags are equal whatever their case, as the texts read them.
 * @returns a replacer for `JSON.stringify`
 */
export function inLanguage(languageTag: string): (name: string, value: unknown) => unknown {
  const tag = languageTag.toLowerCase()
  const language = tag.split('-')[0]
  return (name, value) =>
    name === 'translations' && Array.isArray(value)
      ? (value as { languageTag?: string }[]).filter((each) => {
          const own = each.languageTag?.toLowerCase()
          return own === tag || own === language
        })
      : value
}
