/** Milliseconds within which letters belong to one word. */
const pauseMs = 500

/**
 * Collects typed letters and finds their option: the next whose label begins with them, from `from` on, wrapping
 * around. Repeating one letter cycles through the options that begin with it.
 */
export function createTypeahead(now: () => number = () => performance.now()) {
  let typed = ''
  let last = 0
  return (letter: string, labels: readonly string[], from: number): number | null => {
    typed = now() - last > pauseMs ? letter : typed + letter
    last = now()
    const isOneLetter = [...typed].every((each) => each.toLowerCase() === letter.toLowerCase())
    const sought = (isOneLetter ? letter : typed).toLowerCase()
    // While a word grows, the option found for it may still match.
    const start = isOneLetter ? from + 1 : Math.max(from, 0)
    for (let tried = 0; tried < labels.length; tried += 1) {
      const index = (start + tried) % labels.length
      if (labels[index]?.toLowerCase().startsWith(sought)) return index
    }
    return null
  }
}
