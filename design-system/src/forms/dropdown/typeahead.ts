/** Letters typed within this belong to one word. */
const pauseMs = 500

/**
 * Collects letters as they are typed and says which option they lead to: the next whose words begin with them, from
 * `from` on and around. The same letter again and again goes through the options that begin with it.
 */
export function createTypeahead(now: () => number = () => performance.now()) {
  let word = ''
  let last = 0
  return (letter: string, labels: readonly string[], from: number): number | null => {
    word = now() - last > pauseMs ? letter : word + letter
    last = now()
    const isOneLetter = [...word].every((each) => each.toLowerCase() === letter.toLowerCase())
    const sought = (isOneLetter ? letter : word).toLowerCase()
    // While a word grows, the option that it led to may still be the one.
    const start = isOneLetter ? from + 1 : Math.max(from, 0)
    for (let tried = 0; tried < labels.length; tried += 1) {
      const index = (start + tried) % labels.length
      if (labels[index]?.toLowerCase().startsWith(sought)) return index
    }
    return null
  }
}
