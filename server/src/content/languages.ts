/** A language of the list for a tag, exactly or by its primary part (`fr-CA` is served by `fr`). */
export function languageFor(
  tag: string | null | undefined,
  languages: readonly string[],
): string | undefined {
  if (!tag) return undefined
  const wanted = tag.toLowerCase()
  const primary = wanted.split('-')[0]
  return (
    languages.find((language) => language.toLowerCase() === wanted) ??
    languages.find((language) => language.toLowerCase() === primary)
  )
}
