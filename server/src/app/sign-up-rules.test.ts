import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { readBrand, type Brand } from '../brand/brand.ts'
import { ProblemError } from '../http/problem.ts'
import { encodeBreachedPasswords } from '../passwords/breached-list.ts'
import type { PasswordRules } from '../passwords/password-rules.ts'
import { readSignUpRules } from './sign-up-rules.ts'

const rootFolder = resolve(__dirname, '..', '..', '..')
const nobody = { email: null, username: null, names: [] }

describe('the passwords of a shop without further settings', () => {
  let brand: Brand
  let rules: PasswordRules

  const readRules = async (breachedLists: string[]) =>
    (await readSignUpRules({ rootFolder, breachedLists }, brand, { sites: new Map() })).passwordRules
  const validate = (password: string, by = rules) => {
    try {
      by.require(password, nobody)
      return null
    } catch (error) {
      if (error instanceof ProblemError) return error.condition
      throw error
    }
  }

  beforeAll(async () => {
    brand = await readBrand(join(rootFolder, 'brands'), 'halcyon')
    rules = await readRules([])
  })

  it.each(['Password123', 'PassWord123', 'Qwerty123', 'Liverpool1', 'ABCdef123'])(
    'refuse %s, which is known from breaches',
    (password) => {
      expect(validate(password)).toBe('password-compromised')
    },
  )

  it('refuse none of a thousand that nobody has used', () => {
    const random = (index: number) => createHash('sha256').update(`${index}`).digest('base64url').slice(0, 12)
    const refused = Array.from({ length: 1_000 }, (_, index) => `Aa0 ${random(index)}`).filter(
      (password) => validate(password) !== null,
    )
    expect(refused).toEqual([])
  })

  it('are held against further lists as well', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'foyer-lists-'))
    const file = join(folder, 'own.bin')
    writeFileSync(file, encodeBreachedPasswords(['velvet curtain 9']))
    const more = await readRules([file])
    rmSync(folder, { recursive: true })
    expect(validate('Velvet Curtain 9')).toBeNull()
    expect(validate('Velvet Curtain 9', more)).toBe('password-compromised')
    expect(validate('Password123', more)).toBe('password-compromised')
  })
})
