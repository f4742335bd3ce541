import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { buildServer, type FoyerServer } from '../../server/src/app/build-app.ts'
import { parseSettings } from '../../server/src/config/settings.ts'
import { openLog } from '../../server/src/http/logging.ts'
import { OutsideMember } from './foreign-client/member.ts'

/**
 * A client that knows the interface from public facts alone signs up, signs in by each grant and by a cookie, and signs out,
 * over plain http by address, in both numberings.
 */

// A whole server runs in this process: a busy machine needs longer than a unit test may take.
jest.setTimeout(60_000)

const root = resolve(__dirname, '..', '..')
const email = 'ines@postbox.example'
const password = 'A long walk to row 7'
const byPassword = { grant_type: 'password', email, password }

it('imports nothing', () => {
  const file = join(__dirname, 'foreign-client', 'member.ts')
  expect(readFileSync(file, 'utf8')).not.toMatch(/^\s*(import|export .* from)\b|\b(require|import)\(/m)
})

describe.each([1, 2] as const)('a member’s client of public facts, in numbering v%i', (numbering) => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-foreign-member-'))
  let server: FoyerServer
  let shop: string
  let client: OutsideMember

  beforeAll(async () => {
    const env = {
      NODE_ENV: 'test',
      FOYER_DATA: folder,
      HOST: '127.0.0.1',
      PORT: '0',
      FOYER_PAY_PORT: '0',
      FOYER_RATE_LIMIT: 'off',
      FOYER_ERROR_NUMBERING: String(numbering),
    }
    server = await buildServer({ settings: parseSettings(env, root), log: openLog('silent') })
    shop = `http://127.0.0.1:${String((await server.start()).port)}`
    client = await OutsideMember.open(shop)
    await client.call('POST', 'members', {
      credentials: { email, password },
      personalDetails: { name: { givenName: 'Ines', familyName: 'Marchetti' } },
      acceptedTermsAndConditions: true,
      authenticationType: 'None',
    })
  })
  beforeEach(async () => {
    client = await OutsideMember.open(shop)
  })
  afterAll(async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  const readMember = () => client.call<{ member: { email: string } }>('GET', 'members/current')
  const code = (one: number, two: number) => (numbering === 1 ? one : two)

  it('signs in by each grant, reads the member, and signs out', async () => {
    const tokens = await client.createToken({ ...byPassword, remember: 'true' })
    expect(tokens).toMatchObject({ token_type: 'Bearer', expires_in: expect.any(Number) as number })
    const byDevice = await client.createToken({
      grant_type: 'device_token',
      device_token: tokens.device_token ?? '',
    })
    const renewed = await client.createToken({
      grant_type: 'refresh_token',
      refresh_token: byDevice.refresh_token,
    })
    client.token = renewed.access_token
    expect((await readMember()).member.email).toBe(email)
    await client.call('DELETE', 'members/authentication-cookie')
    await expect(readMember()).rejects.toMatchObject({
      status: 403,
      title: 'Loyalty Member Authentication Token Expired',
    })
  })

  it('signs in by a cookie, reads the member, changes something, and signs out', async () => {
    await client.signInByCookie(byPassword)
    expect(client.cookieNames).toEqual(['foyer-member', 'foyer-signed-in', 'foyer-device'])
    expect((await readMember()).member.email).toBe(email)
    const change = () =>
      client.call('PUT', 'members/current/credentials/username', {
        username: 'matinee',
        currentPassword: password,
      })
    await expect(change()).rejects.toMatchObject({ status: 403 })
    await client.fetchAntiforgery()
    await change()
    await client.call('DELETE', 'members/authentication-cookie')
    expect(client.cookieNames).not.toContain('foyer-member')
    expect(client.cookieNames).not.toContain('foyer-signed-in')
    await expect(readMember()).rejects.toMatchObject({ status: 400 })
  })

  it('changes details, and sets a photo that anybody with its address can see', async () => {
    client.token = (await client.createToken(byPassword)).access_token
    const path = 'members/current/personal-details'
    const change = (personalDetails: object) => client.call('PUT', path, { personalDetails })
    await change({ contactDetails: { phoneNumbers: [{ type: 'Mobile', number: '07700 900123' }] } })
    await change({ preferences: { languageTag: 'fr' } })
    const { member } = await client.call<{ member: object }>('GET', 'members/current')
    expect(member).toMatchObject({
      personalDetails: {
        name: { givenName: 'Ines' },
        contactDetails: { phoneNumbers: [{ number: '07700 900123' }] },
        preferences: { languageTag: 'fr' },
      },
    })
    const refused = change({ preferences: { genres: { preferredGenreIds: ['none'] } } })
    await expect(refused).rejects.toMatchObject({
      status: 400,
      errorCode: numbering === 1 ? 30006 : undefined,
    })

    const picture = sharp({ create: { width: 400, height: 300, channels: 3, background: '#456' } }).jpeg()
    const file = new Blob([new Uint8Array(await picture.toBuffer())], { type: 'image/jpeg' })
    const { memberPhoto } = await client.sendFile<{ memberPhoto: { uri: string } }>(
      'members/current/photo',
      'MemberPhoto',
      file,
    )
    const shown = await fetch(memberPhoto.uri)
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp'])
    const tooLarge = new Blob([new Uint8Array(9 * 1_024 * 1_024)])
    await expect(client.sendFile('members/current/photo', 'MemberPhoto', tooLarge)).rejects.toMatchObject({
      status: 400,
    })
  })

  it('is told by its code of what is refused', async () => {
    await expect(client.createToken({ ...byPassword, password: 'another' })).rejects.toMatchObject({
      status: 400,
      errorCode: code(100, 30002),
    })
    await expect(
      client.createToken({ grant_type: 'refresh_token', refresh_token: 'unknown' }),
    ).rejects.toMatchObject({ status: 401, errorCode: code(101, 30034) })
    const again = { credentials: { email, password }, acceptedTermsAndConditions: true }
    await expect(client.call('POST', 'members', again)).rejects.toMatchObject({
      errorCode: code(14003, 30010),
    })
    const reset = { resetCode: 'MADEUPMADEUP2345', password }
    await expect(client.call('POST', 'members/password-reset', reset)).rejects.toMatchObject({
      errorCode: code(33011, 30031),
    })
    const taken = await client.call('POST', 'members/email-availability', { email })
    expect(taken).toEqual({ isAvailable: false })
  })
})
