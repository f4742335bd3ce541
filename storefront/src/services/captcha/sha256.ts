/**
 * SHA-256 of a short text, hexadecimal. `crypto.subtle` is absent on plain http by address, and waits for each of the
 * thousands of small digests that a proof of work takes; this one is as fast and works everywhere.
 * @param text ASCII, at most 55 characters: one block
 */
export function hashShortText(text: string): string {
  const block = new Uint32Array(64)
  for (let at = 0; at < text.length; at += 1) {
    const word = at >> 2
    block[word] = (block[word] ?? 0) | (text.charCodeAt(at) << (24 - 8 * (at & 3)))
  }
  const end = text.length >> 2
  block[end] = (block[end] ?? 0) | (0x80 << (24 - 8 * (text.length & 3)))
  block[15] = text.length * 8
  return [...compress(block)].map((word) => word.toString(16).padStart(8, '0')).join('')
}

/** Characters that fit into one block with its mark and its length. */
export const longestShortText = 55

/** The first 32 bits behind the point of a root of each of the first prime numbers: FIPS 180-4, 4.2.2 and 5.3.3. */
function computeRootsOfPrimes(count: number, root: (prime: number) => number): Uint32Array {
  const blocks = new Uint32Array(count)
  for (let candidate = 2, found = 0; found < count; candidate += 1) {
    let divisor = 2
    while (divisor * divisor <= candidate && candidate % divisor !== 0) divisor += 1
    if (divisor * divisor > candidate) blocks[found++] = (root(candidate) % 1) * 2 ** 32
  }
  return blocks
}

const constants = computeRootsOfPrimes(64, Math.cbrt)
const start = computeRootsOfPrimes(8, Math.sqrt)

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by))

/** One round of FIPS 180-4, 6.2.2. */
function compress(w: Uint32Array): Uint32Array {
  const word = (at: number) => w[at] ?? 0
  for (let at = 16; at < 64; at += 1) {
    const [a, b] = [word(at - 15), word(at - 2)]
    const first = turned(a, 7) ^ turned(a, 18) ^ (a >>> 3)
    const second = turned(b, 17) ^ turned(b, 19) ^ (b >>> 10)
    w[at] = word(at - 16) + first + word(at - 7) + second
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = start
  for (let at = 0; at < 64; at += 1) {
    const mixed = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
    const first = (h + mixed + ((e & f) ^ (~e & g)) + (constants[at] ?? 0) + word(at)) | 0
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + second) | 0
  }
  return Uint32Array.from([a, b, c, d, e, f, g, h], (value, at) => value + (start[at] ?? 0))
}
