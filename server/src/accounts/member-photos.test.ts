import sharp from 'sharp'
import type { SetMemberPhotoResponse } from '@foyer/contract/wire/member-details'
import type { MemberResponse } from '@foyer/contract/wire/members'
import { createPhotoMaker } from '../app/make-photo.ts'
import { engines } from '../mail/testing/engines.ts'
import { makePicture } from '../media/picture-job.ts'
import { start, tokenHeader, type FrontDesk } from './testing/front-desk.ts'
import { prepareFrontDesk } from './testing/prepare-front-desk.ts'

const email = 'ines@postbox.example'
const password = 'a long walk to row 7'
const hour = 3_600_000
const mebibyte = 1_024 * 1_024

const paint = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#4567' } })
/** Parts of a form with a file, as browsers encode them. */
async function encode(file: Uint8Array, name = 'MemberPhoto') {
  const form = new FormData()
  form.append(name, new Blob([new Uint8Array(file)], { type: 'image/jpeg' }), 'me.jpg')
  const response = new Response(form)
  return {
    payload: Buffer.from(await response.arrayBuffer()),
    type: { 'content-type': response.headers.get('content-type') ?? '' },
  }
}
/** A PNG whose header claims these dimensions, with no pixels. */
async function claim(width: number, height: number): Promise<Buffer> {
  const png = await paint(64, 64).png().toBuffer()
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  return png
}

describe.each(engines)('a member’s photo on $name', ({ open }) => {
  let desk: FrontDesk
  let id: string
  let headers: Record<string, string>

  prepareFrontDesk(
    open,
    (opened) => {
      desk = opened
    },
    { makePhoto: createPhotoMaker(makePicture) },
  )
  beforeEach(async () => {
    id = await desk.addMember(password, { email })
    headers = { [tokenHeader]: (await desk.signIn({ grant_type: 'password', email, password })).access_token }
  })

  async function send(file: Uint8Array, name?: string) {
    const { payload, type } = await encode(file, name)
    return desk.call('setMemberPhoto', { payload, headers: { ...headers, ...type } })
  }
  async function set(file: Uint8Array) {
    const { body } = await send(file)
    return (body as SetMemberPhotoResponse).memberPhoto
  }
  const readMember = async () =>
    ((await desk.call('getCurrentMember', { headers })).body as MemberResponse).member
  const get = (uri: string) => desk.get(uri.replace('https://halcyon.example', ''))

  it('is cut to squares without what the camera has recorded, and shown at a signed address', async () => {
    const file = await paint(900, 600)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Ines', Software: 'Camera 7' } })
      .toBuffer()
    const photo = await set(file)
    expect(photo).toMatchObject({ isUpdatable: true, canBeUpdatedAt: null })
    expect((await readMember()).photo).toEqual({ uri: photo.uri, uriExpiresAt: photo.uriExpiresAt })
    for (const [size, side] of [
      ['', 512],
      ['&size=small', 128],
    ] as const) {
      const answer = await get(photo.uri + size)
      expect(answer.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'private, max-age=3600',
        'x-content-type-options': 'nosniff',
      })
      const picture = await sharp(answer.rawPayload).metadata()
      expect(picture).toMatchObject({ format: 'webp', width: side, height: side })
      expect([picture.exif, picture.icc, picture.xmp]).toEqual([undefined, undefined, undefined])
      expect(answer.rawPayload.includes('Camera 7')).toBe(false)
    }
  })

  it('has an address that is the same for a quarter of an hour, expires, and cannot be forged', async () => {
    const { uri, uriExpiresAt } = await set(await paint(100, 100).png().toBuffer())
    expect(uriExpiresAt).toBe(new Date(start + hour).toISOString())
    desk.clock.advance(60_000)
    const second = (await readMember()).photo?.uri
    desk.clock.advance(60_000)
    expect((await readMember()).photo?.uri).toBe(second)
    const forged = [
      uri.replace(/e=(\d+)/, (_, expiry: string) => `e=${Number(expiry) + 900}`),
      uri.replace(/&s=.*/, '&s=x'),
      uri.replace(/&s=.*/, ''),
      uri.replace(/members\/[^?]+/, 'members/another'),
    ]
    for (const address of forged) expect((await get(address)).statusCode).not.toBe(200)
    expect((await get(uri)).statusCode).toBe(200)
    desk.clock.advance(hour)
    expect((await get(uri)).statusCode).toBe(404)
  })

  it('is replaced by the next, at another address, and deleted', async () => {
    const first = await set(await paint(100, 100).webp().toBuffer())
    const second = await set(await paint(100, 100).png().toBuffer())
    expect((await get(first.uri)).statusCode).toBe(404)
    expect((await get(second.uri)).statusCode).toBe(200)
    expect((await desk.call('deleteMemberPhoto', { headers })).status).toBe(204)
    expect((await get(second.uri)).statusCode).toBe(404)
    expect(await readMember()).not.toHaveProperty('photo')
  })

  it('is gone with the account', async () => {
    await set(await paint(100, 100).png().toBuffer())
    await desk.database.tx((trx) => trx.deleteFrom('member').where('id', '=', id).execute())
    expect(await desk.database.read.selectFrom('member_photo').select('id').execute()).toEqual([])
  })

  it.each<[string, () => Promise<Uint8Array>, string]>([
    [
      'a drawing with a script',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'photo-type-invalid',
    ],
    ['a page', async () => Buffer.from('<!doctype html><script>1</script>'), 'photo-type-invalid'],
    ['a kind that is not read', async () => paint(100, 100).gif().toBuffer(), 'photo-type-invalid'],
    [
      'a cut picture',
      async () => (await paint(600, 600).jpeg().toBuffer()).subarray(0, 900),
      'photo-type-invalid',
    ],
    ['a picture that claims 3,600 megapixels', () => claim(60_000, 60_000), 'photo-dimensions-invalid'],
    ['a picture of too few pixels', async () => paint(63, 400).png().toBuffer(), 'photo-dimensions-invalid'],
    ['an empty file', async () => Buffer.alloc(0), 'invalid-argument'],
    ['a file above 8 MiB', async () => Buffer.alloc(8 * mebibyte + 1, 0xff), 'photo-too-large'],
    ['a file far above 8 MiB', async () => Buffer.alloc(9 * mebibyte, 0xff), 'photo-too-large'],
  ])('is refused as %s, and the old one stays', async (_name, paintFile, condition) => {
    const { uri } = await set(await paint(100, 100).png().toBuffer())
    expect((await send(await paintFile())).condition).toBe(condition)
    expect((await get(uri)).statusCode).toBe(200)
  })

  it('needs the part by its name, in parts', async () => {
    expect((await send(await paint(100, 100).png().toBuffer(), 'photo')).condition).toBe('invalid-argument')
    const type = { 'content-type': 'multipart/form-data; boundary=x' }
    const broken = await desk.call('setMemberPhoto', { payload: '--y', headers: { ...headers, ...type } })
    expect(broken.condition).toBe('invalid-argument')
    expect((await desk.call('setMemberPhoto', { payload: '', headers: type })).condition).toBe(
      'member-not-signed-in',
    )
  })

  it('is taken five times an hour', async () => {
    const file = await paint(100, 100).png().toBuffer()
    for (let times = 0; times < 5; times += 1) expect((await send(file)).status).toBe(200)
    desk.clock.advance(10 * 60_000)
    const refused = await send(file)
    expect([refused.condition, refused.headers['retry-after']]).toEqual(['too-many-requests', '3000'])
    desk.clock.advance(50 * 60_000)
    // The token of the sign-in has expired in the meantime.
    headers = { [tokenHeader]: (await desk.signIn({ grant_type: 'password', email, password })).access_token }
    expect((await send(file)).status).toBe(200)
  })
})
