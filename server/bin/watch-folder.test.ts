import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

let folder: string
let stop: () => void
let heard: string[] = []

/** Resolves with the next change of a file. */
async function waitFor(path: string): Promise<void> {
  while (!heard.includes(path)) await new Promise((resolve) => setTimeout(resolve, 5))
  heard = []
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-watch-'))
  mkdirSync(join(folder, 'kite', 'text'), { recursive: true })
  writeFileSync(join(folder, 'kite/text/theme.json'), '1')
  heard = []
  const { watchFolder } = await import('./watch-folder.mjs')
  stop = watchFolder(folder, (path) => heard.push(path))
})
afterEach(() => {
  stop()
  rmSync(folder, { recursive: true })
})

test('hears of a file each time that it is replaced, as editors save', async () => {
  const file = join(folder, 'kite/text/theme.json')
  for (let time = 0; time < 3; time += 1) {
    writeFileSync(`${file}.new`, String(time))
    renameSync(`${file}.new`, file)
    await waitFor(file)
  }
  writeFileSync(file, 'in place')
  await waitFor(file)
})

test('hears of files in a folder that is made later, and made again', async () => {
  const added = join(folder, 'orpheum')
  for (let time = 0; time < 2; time += 1) {
    mkdirSync(added)
    await waitFor(added)
    const file = join(added, 'channel.json')
    writeFileSync(file, String(time))
    await waitFor(file)
    rmSync(added, { recursive: true })
    await waitFor(added)
  }
})
