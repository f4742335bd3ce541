/**
 * A pure function of a text that remembers its answers: making a theme asks for the same few hundred colours over and
 * over. When `most` answers are held it forgets them all, so that a server never grows by the themes it has read.
 */
export function remembered<R>(compute: (text: string) => R, most = 4096): (text: string) => R {
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
