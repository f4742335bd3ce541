import * as mui from '@mui/material'

const className = /^(Mui[A-Z]\w*)-(\w+)$/

/** Material UI components by name, each with the suffixes of its public class names: slots, variants, sizes. */
export function readPartClasses(): Record<string, string> {
  const found = new Map<string, string[]>()
  for (const [name, value] of Object.entries<unknown>(mui)) {
    if (!name.endsWith('Classes') || typeof value !== 'object' || value === null) continue
    for (const each of Object.values(value)) {
      const [, part, end] = className.exec(String(each)) ?? []
      if (part !== undefined && end !== undefined) found.set(part, [...(found.get(part) ?? []), end])
    }
  }
  return Object.fromEntries(
    [...found]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([part, ends]) => [part, [...new Set(ends)].sort().join(' ')] as const),
  )
}

/** The source text of the list that validates a brand's `components`. */
export const printPartClasses = (): string => `/**
 * Material UI components by name, each with the suffixes of its public class names (\`MuiButton-contained\`): permitted
 * names in a brand's \`components\`. Written by \`npm run theme:parts\`.
 */
export const partClasses: Readonly<Record<string, string>> = {
${Object.entries(readPartClasses())
  .map(([part, ends]) => {
    const line = `  ${part}: '${ends}',`
    return line.length > 110 ? `  ${part}:\n    '${ends}',` : line
  })
  .join('\n')}
}
`
