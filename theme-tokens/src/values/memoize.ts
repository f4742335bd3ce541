/**
 * A pure function of a text with a cache of its answers: building a theme asks for the same few hundred colours again and
 * again. When it holds `most` answers it drops them all, so that a server does not grow by the themes it has read.
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
