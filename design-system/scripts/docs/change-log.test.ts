import { readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { version } from '../../package.json'
import { readPublicExports } from '../public-exports.ts'
import { readChangesByPart, readIntroduction, readStandings, parseVersions } from './change-log.ts'

const text = readFileSync(resolve(__dirname, '../../CHANGELOG.md'), 'utf8')
const exported = readPublicExports(resolve(__dirname, '../../src'))
const [newest, ...older] = parseVersions(text)

test('the newest version is the one of the package', () => {
  expect(newest?.version).toBe(version)
  expect(older.map((each) => each.version)).not.toContain(version)
})

test('every part that is offered is added once, and nothing else is', () => {
  const added = parseVersions(text)
    .flatMap(({ changes }) => changes)
    .filter(({ kind }) => kind === 'Added' || kind === 'Experimental')
    .flatMap(({ entries }) => [...entries.join('\n').matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name))
  expect(added.toSorted()).toEqual(
    Object.keys(exported)
      .map((folder) => basename(folder))
      .toSorted(),
  )
})

test('each version says what it is, and each heading has its entries', () => {
  expect(readIntroduction(text)).toMatch(/^Changes that affect users/)
  for (const { description, changes } of parseVersions(text)) {
    expect(description).not.toBe('')
    expect(changes.filter(({ entries }) => entries.length === 0)).toEqual([])
  }
})

test('a part stands as the newest version says that names it, since the first one', () => {
  const found = readStandings(`# Change log

## 2.0.0

### Stable

- \`lamp\`

### Deprecated

- \`torch\`: use \`lamp\`

### Changed

- \`lamp\` burns

## 1.0.0

### Added

- Light: \`torch\`

### Experimental

- \`lamp\`: replaces candles, as \`torch\` does
`)
  expect(found.get('lamp')).toEqual({ status: 'Stable', since: '1.0.0' })
  expect(found.get('torch')).toEqual({ status: 'Deprecated', since: '1.0.0' })
})

test('what an entry begins with is what it is about', () => {
  const found = readChangesByPart(`# Change log

## 2.0.0

### Changed

- \`lamp\` burns longer than \`torch\`
- Both \`lamp\` and \`torch\` are warmer

## 1.0.0

### Changed

- \`lamp\` burns
`)
  expect([...found]).toEqual([
    [
      'lamp',
      [
        { version: '2.0.0', kind: 'Changed', description: '`lamp` burns longer than `torch`' },
        { version: '1.0.0', kind: 'Changed', description: '`lamp` burns' },
      ],
    ],
  ])
})
