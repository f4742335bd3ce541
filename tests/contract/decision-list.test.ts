import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../../docs/adr')

/** Files of the decisions and the status that the list gives them: `accepted`, or by which other one it is superseded. */
const listed = new Map(
  [
    ...readFileSync(join(folder, 'README.md'), 'utf8').matchAll(
      /^\| \[\d{4}\]\((\S+)\) +\|[^|]+\| (.+?) +\|$/gm,
    ),
  ].map(([, file = '', status = '']) => [file, status]),
)

const files = readdirSync(folder).filter((file) => /^\d{4}-/.test(file))

describe('the list of decisions', () => {
  it('has every decision', () => {
    expect([...listed.keys()]).toEqual(files)
  })

  it.each(files)('has the status of %s', (file) => {
    const [, status = ''] = /^Status: (.+)$/m.exec(readFileSync(join(folder, file), 'utf8')) ?? []
    const [, part, successor] = /^superseded (in part )?by (\[\d{4}\]\([^)]+\))/.exec(status) ?? []
    expect(status).toMatch(/^(accepted|superseded )/)
    expect(listed.get(file)).toBe(
      successor ? `superseded by ${successor}${part ? ' in part' : ''}` : 'accepted',
    )
  })
})
