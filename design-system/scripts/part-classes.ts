import * as mui from '@mui/material'

const className = /^(Mui[A-Z]\w*)-(\w+)$/

/** Parts of Material UI by name, each with the ends of its public class names: slots, variants, sizes. */
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

/** The source text of the list by which a brand's `components` are checked. */
export const printPartClasses = (): string => `/**
 * Parts of Material UI by name, each with the ends of its public class names (\`MuiButton-contained\`): what a brand's
 * \`components\` may name. Written by \`npm run theme:parts\`.
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
