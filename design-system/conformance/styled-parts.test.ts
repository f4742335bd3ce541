import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { collectConformance, listEntries } from './collect.ts'

/** The look of a part of Material UI stands in the theme's overrides: `styled` around one would draw it twice. */
const packages = resolve(__dirname, '../..')

/** Components whose root is Material UI's, as their entries in the suite say. */
const onMui = listEntries(collectConformance()).flatMap(([name, { theme }]) =>
  theme?.startsWith('Mui') ? [name] : [],
)

const imported = /^import (?:(\w+),? )?(?:\{([^}]*)\} )?from '([^']+)'/gm

/** What a file has from Material UI, under the names that it gives. */
function findMuiNames(text: string): string[] {
  return [...text.matchAll(imported)]
    .filter(([, , , from = '']) => from.startsWith('@mui/'))
    .flatMap(([, whole = '', parts = '']) => [
      whole,
      ...parts.split(',').map((part) => part.split(' as ').at(-1)),
    ])
    .flatMap((name) => name?.trim() || [])
}

/** The components that `styled` is put around in a file although their root is Material UI's. */
function findStyledMui(text: string): string[] {
  const mui = new Set([...onMui, ...findMuiNames(text)])
  return [...text.matchAll(/\b\w*[sS]tyled(?:<[^(]*>)?\(\s*([A-Z]\w*)/g)].flatMap(([, name = '']) =>
    mui.has(name) ? name : [],
  )
}

test('it is found under any name, and in a component of ours', () => {
  expect(
    findStyledMui(
      [
        "import Sheet, { type DialogProps } from '@mui/material/Dialog'",
        "import { Chip as Tag } from '@mui/material'",
        "const One = styled(Sheet, { name: 'FoyerOne', slot: 'Root' })({})",
        'const Two = styled(\n  Tag,\n)({})',
        'const Three = styled(LazyDialog)({})',
        "const Four = styled('div')({})",
        'const Five = styled(PlainLink)({})',
      ].join('\n'),
    ),
  ).toEqual(['Sheet', 'Tag', 'LazyDialog'])
})

test.each(['design-system/src', 'storefront/src'])(
  '%s puts `styled` around no part of Material UI',
  (folder) => {
    const files = globSync(`${folder}/**/*.{ts,tsx}`, { cwd: packages })
    expect(files.length).toBeGreaterThan(100)
    const found = files
      .map((file) => ({ file, styled: findStyledMui(readFileSync(resolve(packages, file), 'utf8')) }))
      .filter(({ styled }) => styled.length > 0)
    expect(found).toEqual([])
  },
)
