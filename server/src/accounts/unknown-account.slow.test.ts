import { engines } from '../mail/testing/engines.ts'
import { PasswordHasher } from '../passwords/password-hasher.ts'
import { FrontDesk } from './testing/front-desk.ts'

jest.setTimeout(600_000)

const pairs = 2_000
const email = 'ines@postbox.example'

/** With the product's hashes: the queries beside them take little time, and must take the same for both. */
it('takes as long for a member that there is not as for a wrong password', async () => {
  const [sqlite] = engines
  if (!sqlite) throw new Error('no engine')
  const { database, clean } = await sqlite.open()
  const desk = await FrontDesk.open(database, { hasher: new PasswordHasher() })
  desk.limits.isOn = false
  await desk.addMember('a long walk to row 7', { email })
  const measure = async (identifier: string) => {
    const begun = performance.now()
    const { condition } = await desk.grant({ grant_type: 'password', email: identifier, password: 'guess' })
    expect(condition).toBe('credentials-invalid')
    return performance.now() - begun
  }
  let unknownSlower = 0
  for (let pair = 0; pair < pairs; pair += 1) {
    const isUnknownFirst = pair % 2 === 0
    const [first, second] = isUnknownFirst
      ? [`${pair}@postbox.example`, email]
      : [email, `${pair}@postbox.example`]
    const times = [await measure(first), await measure(second)] as const
    const [unknown, known] = isUnknownFirst ? times : [times[1], times[0]]
    if (unknown > known) unknownSlower += 1
  }
  await desk.close()
  await database.close()
  clean()
  // Half of them, within what chance allows for this number.
  expect(Math.abs(unknownSlower / pairs - 0.5)).toBeLessThanOrEqual(0.03)
})
