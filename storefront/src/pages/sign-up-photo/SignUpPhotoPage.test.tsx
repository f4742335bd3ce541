import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Application } from '../../app/Application.tsx'
import { success } from '../../cache/result.ts'
import { PageContextContext } from '../../context/contexts.ts'
import { createMemberStores } from '../../context/testing/member-stores.ts'
import { refuseFor, refuseWith, unreachable, type Script } from '../../context/testing/order-stores.ts'
import { TestRouter } from '../../context/testing/TestRouter.tsx'
import { getMemberStores } from '../../stores/members/member-stores.ts'
import { page } from './page.ts'

const done = () => success({ status: 204, body: undefined, serverTime: null })
const photo = { uri: 'https://halcyon.example/media/members/p1?e=1&s=x', uriExpiresAt: null }

/** How pictures are here, where none is loaded or drawn. */
const pictures = { isReadable: true, width: 600, height: 400 }
const addresses = new Set<string>()

beforeAll(() => {
  class FakeImage {
    onload: () => void = () => undefined
    onerror: () => void = () => undefined
    get naturalWidth() {
      return pictures.width
    }
    get naturalHeight() {
      return pictures.height
    }
    set src(_: string) {
      queueMicrotask(() => (pictures.isReadable ? this.onload() : this.onerror()))
    }
  }
  Object.assign(globalThis, { Image: FakeImage })
  let count = 0
  URL.createObjectURL = () => {
    count += 1
    addresses.add(`blob:${count}`)
    return `blob:${count}`
  }
  URL.revokeObjectURL = (address) => void addresses.delete(address)
  HTMLCanvasElement.prototype.getContext = (() => ({
    scale: () => undefined,
    translate: () => undefined,
    rotate: () => undefined,
    drawImage: () => undefined,
  })) as never
  HTMLCanvasElement.prototype.toBlob = (callback) => callback(new Blob(['cut'], { type: 'image/jpeg' }))
  for (const [name, value] of Object.entries({
    offsetWidth: 432,
    offsetHeight: 288,
    naturalWidth: 600,
    naturalHeight: 400,
  }))
    jest.spyOn(HTMLImageElement.prototype, name as 'width', 'get').mockReturnValue(value)
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue({ width: 288, height: 288, top: 0, left: 0 } as DOMRect)
})
beforeEach(() => {
  Object.assign(pictures, { isReadable: true, width: 600, height: 400 })
  addresses.clear()
})

async function visit(script: Script = {}, hasPhoto = false, query = '') {
  const created = createMemberStores(
    { setMemberPhoto: done, deleteMemberPhoto: done, ...script },
    hasPhoto ? { member: { photo } } : {},
  )
  const { Page } = page
  const url = new URL(`https://halcyon.example/sign-up/photo/${query}`)
  const view = render(
    <TestRouter>
      <Application stores={created.stores}>
        <PageContextContext value={{ params: {}, url, pattern: '/sign-up/photo/' }}>
          <Page />
        </PageContextContext>
      </Application>
    </TestRouter>,
  )
  await screen.findByRole('region', { name: 'Your photo' })
  const choose = async (file = new File(['picture'], 'me.jpg', { type: 'image/jpeg' })) => {
    const input = [...view.container.querySelectorAll<HTMLInputElement>('input[type=file]')].at(-1)
    await act(async () => void fireEvent.change(input as Element, { target: { files: [file] } }))
  }
  return { ...created, ...view, user: userEvent.setup(), choose }
}

/** The library of the cropper has come, and its picture has loaded. */
async function cut(container: HTMLElement) {
  const image = await waitFor(() => {
    const found = container.querySelector('img.reactEasyCrop_Image')
    if (!found) throw new Error('not yet')
    return found
  })
  fireEvent.load(image)
  await waitFor(() => expect(screen.getByRole('button', { name: 'Use this photo' })).toBeEnabled())
}

it('sends what was cut of a chosen picture, and leads on', async () => {
  const { user, choose, container, getCalls } = await visit({}, false, '?redirect=%2Ffilms%2F')
  expect(screen.getByRole('link', { name: 'Go on without a photo' })).toHaveAttribute('href', '/films/')
  await choose()
  await cut(container)
  await user.click(screen.getByRole('button', { name: 'Use this photo' }))
  await waitFor(() => expect(getCalls('setMemberPhoto')).toHaveLength(1))
  const [, request] = getCalls('setMemberPhoto')[0] ?? []
  expect((request as { body: { MemberPhoto: Blob } }).body.MemberPhoto.type).toBe('image/jpeg')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Use this photo' })).toBeNull())
  // Nothing of the file stays in memory.
  expect(addresses.size).toBe(0)
})

it('leaves a chosen picture', async () => {
  const { user, choose, container, getCalls } = await visit()
  await choose()
  await cut(container)
  await user.click(screen.getByRole('button', { name: 'Leave it' }))
  expect(getCalls('setMemberPhoto')).toHaveLength(0)
  expect(addresses.size).toBe(0)
})

it.each([
  ['too large', () => ({ size: 9 * 1_024 * 1_024 }), /larger than 8 MB/],
  ['no picture', () => void (pictures.isReadable = false), /not a picture that can be read here/],
  ['too small', () => void (pictures.height = 63), /too few or too many dots/],
])('says of a file that is %s why it is not taken, and asks nobody', async (_, change, message) => {
  const { choose, getCalls } = await visit()
  const file = new File(['picture'], 'me.jpg')
  Object.defineProperties(
    file,
    Object.fromEntries(Object.entries(change() ?? {}).map(([name, value]) => [name, { value }])),
  )
  await choose(file)
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
  expect(getCalls('setMemberPhoto')).toHaveLength(0)
  expect(addresses.size).toBe(0)
})

it.each([
  ['too large', () => refuseFor('photo-too-large'), /larger than 8 MB/],
  ['of no kind that is read', () => refuseFor('photo-type-invalid'), /not a picture that can be read/],
  ['of too few pixels', () => refuseFor('photo-dimensions-invalid'), /too few or too many dots/],
  ['the sixth in an hour', () => refuseFor('too-many-requests'), /five times within the hour/],
  ['on its way when the line broke', unreachable, /could not be reached/],
  ['refused without a reason', () => refuseWith(400, {}), /our fault/],
])('keeps the old one where the new one is %s', async (_, setMemberPhoto, message) => {
  const { user, choose, container } = await visit({ setMemberPhoto }, true)
  await choose()
  await cut(container)
  await user.click(screen.getByRole('button', { name: 'Use this photo' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
  expect(container.querySelector('img')).toHaveAttribute('src', photo.uri)
})

it('takes the photo away, and puts it back', async () => {
  globalThis.fetch = async () => ({ ok: true, blob: async () => new Blob(['old']) }) as Response
  const { user, stores, getCalls } = await visit({}, true)
  await user.click(screen.getByRole('button', { name: 'Take it away' }))
  await waitFor(() => expect(getCalls('deleteMemberPhoto')).toHaveLength(1))
  const notice = stores.notifications.all.find(({ id }) => id === 'photo-removed')
  expect([notice?.title, notice?.actionButton?.label]).toEqual(['Your photo is gone', 'Put it back'])
  await act(async () => notice?.actionButton?.onClick())
  await waitFor(() => expect(getCalls('setMemberPhoto')).toHaveLength(1))
  expect(stores.notifications.all).toEqual([])
})

it('offers no way back for a photo that it cannot read', async () => {
  globalThis.fetch = async () => {
    throw new TypeError('another server')
  }
  const { user, stores } = await visit({}, true)
  await user.click(screen.getByRole('button', { name: 'Take it away' }))
  await waitFor(() => expect(stores.notifications.all).toHaveLength(1))
  expect(stores.notifications.all[0]?.actionButton).toBeUndefined()
})

it('is still there if it could not be taken away', async () => {
  const { user, stores } = await visit({ deleteMemberPhoto: unreachable }, true)
  await user.click(screen.getByRole('button', { name: 'Take it away' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be reached')
  expect(stores.notifications.all).toEqual([])
  expect(getMemberStores(stores).member.member?.photo).toEqual(photo)
})
