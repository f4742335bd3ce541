/** Letters typed within this belong to one word. */
const pauseMs = 500

/**
 * Collects letters as they are typed and says which option they lead to: the next whose words begin with them, from
 * `from` on and around. The same letter again and again goes through the options that begin with it.
 */
export function createTypeahead(now: () => number = () => performance.now()) {
  let typed = ''
  let last = 0
  return (letter: string, labels: readonly string[], from: number): number | null => {
    typed = now() - last > pauseMs ? letter : typed + letter
    last = now()
    const isOneLetter = [...typed].every((each) => each.toLowerCase() === letter.toLowerCase())
    const sought = (isOneLetter ? letter : typed).toLowerCase()
    // While a word grows, the option that it led to may still be the one.
    const start = isOneLetter ? from + 1 : Math.max(from, 0)
    for (let tried = 0; tried < labels.length; tried += 1) {
      const index = (start + tried) % labels.length
      if (labels[index]?.toLowerCase().startsWith(sought)) return index
    }
    return null
  }
}
