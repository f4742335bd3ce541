/**
 * Memoizes a pure function of a text: building a theme requests the same few hundred colors repeatedly. The cache is
 * cleared at `most` entries, so that a server's memory does not grow with the themes it has read.
 */
export function memoize<R>(compute: (text: string) => R, most = 4096): (text: string) => R {
  const answers = new Map<string, R>()
  return (text) => {
    const known = answers.get(text)
    if (known !== undefined) return known
    const answer = compute(text)
    if (answers.size >= most) answers.clear()
    answers.set(text, answer)
    return answer
  }
}
