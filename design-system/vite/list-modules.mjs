/**
 * Prints the files of Material UI that a build of a few of its parts takes in, as JSON: `--static` with `staticMui`.
 * For that plugin's test, whose Jest cannot run Vite in itself.
 */
import { build } from 'vite'
import { muiFolder, staticMui } from './static-mui.ts'

const entry = 'virtual:parts'
const parts = [
  'Alert',
  'Button',
  'Checkbox',
  'IconButton',
  'NativeSelect',
  'OutlinedInput',
  'Paper',
  'Radio',
].map((name) => `@mui/material/${name}`)
const result = await build({
  configFile: false,
  logLevel: 'error',
  root: import.meta.dirname,
  plugins: [
    ...(process.argv.includes('--static') ? [staticMui] : []),
    {
      name: 'parts',
      resolveId: (id) => (id === entry ? `${import.meta.dirname}/parts.js` : null),
      load: (id) =>
        id === `${import.meta.dirname}/parts.js`
          ? parts.map((part, index) => `export { default as part${index} } from '${part}'`).join('\n')
          : null,
    },
  ],
  build: {
    write: false,
    rolldownOptions: { input: entry, external: /^react/, preserveEntrySignatures: 'strict' },
  },
})
const { output } = Array.isArray(result) ? result[0] : result
const files = output.flatMap((chunk) => (chunk.type === 'chunk' ? Object.entries(chunk.modules) : []))
console.log(
  JSON.stringify(
    files
      .filter(([id, { renderedLength }]) => id.startsWith(muiFolder) && renderedLength > 0)
      .map(([id]) => id.slice(muiFolder.length)),
  ),
)
