import { readFile, writeFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import {
  BreachedList,
  encodeBreachedHashes,
  encodeBreachedPasswords,
} from '../../src/passwords/breached-list.ts'

const usage = `npm run breached -- <output> <list>...         writes a list of passwords
npm run breached -- --sha1 <output> <list>...  writes a list of SHA-1 hashes, which the large public collections are of

A list is text with one entry per line, also compressed (.gz), or a JSON array of texts (.json). A hash may be followed by
a colon and a count. server/assets/breached.md says how the list of the product was made.
`
const exitCodes = { well: 0, unwell: 1, misused: 2 }

/** Shorter passwords are refused by their length. */
const shortest = 8

export interface BreachedToolOptions {
  readonly print: (text: string) => void
  readonly complain: (text: string) => void
}

/** @returns the exit code */
export async function runBreachedTool(
  args: readonly string[],
  { print, complain }: BreachedToolOptions,
): Promise<number> {
  const isHashed = args[0] === '--sha1'
  const [output, ...files] = isHashed ? args.slice(1) : args
  if (output === undefined || files.length === 0 || output.startsWith('-')) {
    complain(usage)
    return exitCodes.misused
  }
  try {
    const entries = (await Promise.all(files.map(readEntries))).flat()
    const bytes = isHashed
      ? encodeBreachedHashes('exact', entries.map(parseHash))
      : encodeBreachedPasswords(entries.filter(isLongEnough))
    await writeFile(output, bytes)
    print(`${new BreachedList(bytes).size} passwords, ${bytes.length} bytes\n`)
    return exitCodes.well
  } catch (error) {
    complain(`${error instanceof Error ? error.message : String(error)}\n`)
    return exitCodes.unwell
  }
}

/** Counted as the rules of a channel count: in code points, after composition. */
const isLongEnough = (password: string) => Array.from(password.normalize('NFKC')).length >= shortest

async function readEntries(file: string): Promise<string[]> {
  const bytes = await readFile(file)
  const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
  if (!file.endsWith('.json')) return text.split(/\r?\n/).filter(Boolean)
  const entries: unknown = JSON.parse(text)
  if (!Array.isArray(entries) || !entries.every((entry) => typeof entry === 'string'))
    throw new Error(`${file} is not an array of texts`)
  return entries
}

function parseHash(line: string): Buffer {
  const hash = /^([0-9a-f]{40})(:\d+)?$/i.exec(line)?.[1]
  if (hash === undefined) throw new Error(`"${line.slice(0, 60)}" is not a SHA-1 hash`)
  return Buffer.from(hash, 'hex')
}
