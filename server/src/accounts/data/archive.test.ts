import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createArchive } from './archive.ts'
import { readArchive } from './testing/read-archive.ts'

const files = [
  { name: 'data.json', contents: Buffer.from(JSON.stringify({ text: 'Où est Inès ? '.repeat(500) })) },
  { name: 'pages/index.html', contents: Buffer.from('') },
]

it('has every file with its contents', () => {
  const read = readArchive(createArchive(files))
  expect([...read.keys()]).toEqual(['data.json', 'pages/index.html'])
  for (const { name, contents } of files) expect(read.get(name)).toEqual(contents)
})

it('is the same for the same files, and smaller than text', () => {
  expect(createArchive(files)).toEqual(createArchive(files))
  expect(createArchive(files).length).toBeLessThan(1_000)
})

/** Whether another program's reader is there. */
function canUnpack(): boolean {
  try {
    execFileSync('python3', ['-c', 'import zipfile'])
    return true
  } catch {
    return false
  }
}

it('is opened by another program, where there is one', () => {
  if (!canUnpack()) return
  const folder = mkdtempSync(join(tmpdir(), 'foyer-archive-'))
  try {
    writeFileSync(join(folder, 'a.zip'), createArchive(files))
    execFileSync('python3', ['-m', 'zipfile', '-t', join(folder, 'a.zip')])
    execFileSync('python3', ['-m', 'zipfile', '-e', join(folder, 'a.zip'), folder])
    expect(readFileSync(join(folder, 'data.json'))).toEqual(files[0]?.contents)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
