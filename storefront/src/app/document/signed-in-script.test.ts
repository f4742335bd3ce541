import { runInNewContext } from 'node:vm'
import { createSignedInScript } from './signed-in-script.ts'

/** Runs the script in a browser with these. @returns whether it has marked the document */
function run(
  script: string,
  { cookie = '', local = {} }: { cookie?: string; local?: Record<string, string> },
) {
  const marks: string[] = []
  runInNewContext(script, {
    localStorage: { getItem: (key: string) => local[key] ?? null },
    document: { cookie, documentElement: { setAttribute: (name: string) => marks.push(name) } },
  })
  return marks.includes('data-signed-in')
}

const byToken = createSignedInScript({})
const byCookie = createSignedInScript({ memberSignIn: { type: 'Cookie', flagCookie: 'foyer-signed-in' } })

it('marks a browser that holds a token', () => {
  expect(run(byToken, { local: { 'foyer-member-token': '{}' } })).toBe(true)
  expect(run(byToken, {})).toBe(false)
})

it('marks a browser that has the flag of a cookie', () => {
  expect(run(byCookie, { cookie: 'a=1; foyer-signed-in=1' })).toBe(true)
  expect(run(byCookie, { cookie: 'foyer-signed-in=1' })).toBe(true)
  expect(run(byCookie, { cookie: 'not-foyer-signed-in=1' })).toBe(false)
})

it('does without a storage that the browser refuses', () => {
  const refuse = () => {
    throw new Error('refused')
  }
  expect(
    () => void runInNewContext(byToken, { localStorage: { getItem: refuse }, document: {} }),
  ).not.toThrow()
})

it('ends no script element', () => {
  const script = createSignedInScript({ memberSignIn: { type: 'Cookie', flagCookie: '</script>' } })
  expect(script).not.toContain('</script>')
})
