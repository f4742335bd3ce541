/** Parses a how-to page: the files that it tells readers to write, and the commands to run. */

export interface Step {
  /** Relative to the repository's root. */
  readonly path: string
  /** A whole new file, or a replacement of lines. */
  readonly kind: 'create' | 'edit'
  readonly code: string
}

export interface HowTo {
  readonly name: string
  readonly steps: readonly Step[]
  /** Commands that write generated files, or that check the result without a test. */
  readonly commands: readonly string[]
  /** Paths of the tests to run. */
  readonly tests: readonly string[]
  /** Number of handwritten files that the page states. */
  readonly stated: number
  /** Files that its steps write. */
  readonly files: readonly string[]
}

const block = /^```(\w+)(?: (\S+))?\n([^]*?)^```$/gm
const testCommand = 'npm run test:unit -- '
/** Run once for all pages, by the runner. */
const sharedCommands: ReadonlySet<string> = new Set([
  'npm run test:types',
  'npm run test:format',
  'npm run check:changed',
])

/** @throws Error if a block has no file, or the number of files is not stated */
export function parseHowTo(name: string, markdown: string): HowTo {
  const steps: Step[] = []
  const commands: string[] = []
  const tests: string[] = []
  for (const [, language = '', path, code = ''] of markdown.matchAll(block)) {
    if (language === 'sh') {
      for (const line of code.trim().split('\n')) {
        const command = line.replace(/\s+#.*$/, '')
        if (command.startsWith(testCommand)) tests.push(...command.slice(testCommand.length).split(' '))
        else if (!sharedCommands.has(command)) commands.push(command)
      }
    } else {
      if (path === undefined) throw new Error(`${name}: a block of ${language} names no file`)
      steps.push({ path, kind: language === 'diff' ? 'edit' : 'create', code })
    }
  }
  const stated = /\*\*(\d+) files?\*\*/.exec(markdown)?.[1]
  if (stated === undefined) throw new Error(`${name}: says nowhere how many files are written`)
  const files = [...new Set(steps.map(({ path }) => path))]
  return { name, steps, commands, tests, stated: Number(stated), files }
}

/**
 * Applies a `diff` block: lines that begin with a blank or a minus are searched for, and replaced by those that begin
 * with a blank or a plus. A line `@@` begins another place of the same file.
 * @throws Error if the file has the lines not at all, or more than once
 */
export function applyEdit(content: string, diff: string): string {
  return diff.split(/^@@.*\n/m).reduce((text, hunk) => {
    const lines = hunk.split('\n').slice(0, -1)
    const pick = (signs: string) =>
      lines
        .filter((line) => line === '' || signs.includes(line[0] ?? ''))
        .map((line) => `${line.slice(1)}\n`)
        .join('')
    const [before, after] = [pick(' -'), pick(' +')]
    const places = text.split(before).length - 1
    if (before === '' || places !== 1) throw new Error(`stands there ${places} times:\n${before}`)
    return text.replace(before, () => after)
  }, content)
}
