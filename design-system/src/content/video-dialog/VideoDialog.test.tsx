import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { VideoDialog, type VideoDialogProps } from './index.ts'

const base: VideoDialogProps = {
  open: true,
  onClose: () => undefined,
  closeLabel: 'Close',
  title: 'Louder, trailer',
  sources: [
    { src: '/t.mp4', type: 'video/mp4' },
    { src: '/t-low.mp4', type: 'video/mp4; codecs="avc1.42E01E"' },
  ],
  loadingText: 'Loading the trailer',
  failure: { title: 'Sorry, something went wrong.', text: 'The trailer did not load.', retryLabel: 'Retry' },
}
const player = () => screen.getByRole('dialog').querySelector('video')
const fail = () => {
  const video = player()
  if (video) fireEvent.error(video)
}

beforeEach(() => {
  jest.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => undefined)
  jest.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('maybe')
})
afterEach(() => jest.restoreAllMocks())

test('plays in a named dialog: the player’s own controls on, by itself, with sound, once, with captions', () => {
  render(<VideoDialog {...base} captions={[{ src: '/t.en.vtt', label: 'English', language: 'en' }]} />)
  expect(screen.getByRole('dialog', { name: 'Louder, trailer' })).toContainElement(player())
  expect(player()).toHaveAttribute('src', '/t.mp4')
  expect(player()).toHaveAttribute('controls')
  expect(player()).toHaveAttribute('autoplay')
  expect(player()).toHaveProperty('muted', false)
  expect(player()).not.toHaveAttribute('loop')
  const track = player()?.querySelector('track')
  expect(track).toHaveAttribute('srclang', 'en')
  expect(track).toHaveAttribute('kind', 'captions')
})

test('closed, it holds no video', () => {
  render(<VideoDialog {...base} open={false} />)
  expect(document.querySelector('video')).toBeNull()
})

test('shows its picture first, and lets go of the file when it goes', () => {
  const { unmount } = render(<VideoDialog {...base} poster="/louder.webp" />)
  const video = player()
  expect(video).toHaveAttribute('poster', '/louder.webp')
  jest.mocked(HTMLMediaElement.prototype.load).mockClear()
  unmount()
  // The address is removed and `load()` called: otherwise a browser would fetch the rest of the file.
  expect(video).not.toHaveAttribute('src')
  expect(HTMLMediaElement.prototype.load).toHaveBeenCalledTimes(1)
})

test('closes by its button and by Escape', async () => {
  const close = jest.fn()
  render(<VideoDialog {...base} onClose={close} />)
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await userEvent.keyboard('{Escape}')
  expect(close).toHaveBeenCalledTimes(2)
})

test('says that it is loading until there is a picture', () => {
  render(<VideoDialog {...base} />)
  expect(screen.getByRole('status')).toHaveTextContent('Loading the trailer')
  const video = player()
  if (video) fireEvent.loadedData(video)
  expect(screen.queryByRole('status')).toBeNull()
  expect(player()).not.toBeNull()
})

test('no longer says that it is loading once the length is known: a browser may leave the start to a press', () => {
  render(<VideoDialog {...base} />)
  const video = player()
  if (video) fireEvent.loadedMetadata(video)
  expect(screen.queryByRole('status')).toBeNull()
})

test('plays on when the page is rendered again with the same video', () => {
  const { rerender } = render(<VideoDialog {...base} />)
  const video = player()
  jest.mocked(HTMLMediaElement.prototype.load).mockClear()
  rerender(<VideoDialog {...base} sources={base.sources.map((source) => ({ ...source }))} />)
  expect(player()).toBe(video)
  expect(HTMLMediaElement.prototype.load).not.toHaveBeenCalled()
})

test('tries the next form when one fails, and says that it failed when the last has', () => {
  const onFailure = jest.fn()
  render(<VideoDialog {...base} onFailure={onFailure} />)
  fail()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(player()).toHaveAttribute('src', '/t-low.mp4')
  expect(onFailure).not.toHaveBeenCalled()
  fail()
  expect(screen.getByRole('alert')).toHaveTextContent('Sorry, something went wrong.')
  expect(screen.getByRole('alert')).toHaveTextContent('The trailer did not load.')
  expect(player()).toBeNull()
  expect(onFailure).toHaveBeenCalledWith('unplayable')
})

test('loads anew from the first form on Retry', async () => {
  const onFailure = jest.fn()
  render(<VideoDialog {...base} onFailure={onFailure} />)
  fail()
  fail()
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole('status')).toHaveTextContent('Loading the trailer')
  expect(player()).toHaveAttribute('src', '/t.mp4')
  fail()
  fail()
  expect(onFailure).toHaveBeenCalledTimes(2)
})

test('without any source it says so at once, and tells why', () => {
  const onFailure = jest.fn()
  render(<VideoDialog {...base} sources={[]} onFailure={onFailure} />)
  expect(screen.getByRole('alert')).toHaveTextContent('The trailer did not load.')
  expect(onFailure.mock.calls).toEqual([['no-source']])
})

test.each(['video/webm', 'video/mp4v', 'text/html', ''])('a medium of the type %p is not played', (type) => {
  const onFailure = jest.fn()
  const { unmount } = render(
    <VideoDialog {...base} sources={[{ src: '/t.other', type }]} onFailure={onFailure} />,
  )
  expect(player()).toBeNull()
  expect(screen.getByRole('alert')).toHaveTextContent('The trailer did not load.')
  expect(onFailure.mock.calls).toEqual([['unplayable']])
  unmount()
  render(<VideoDialog {...base} sources={[{ src: '/t.other', type }, ...base.sources]} />)
  expect(player()).toHaveAttribute('src', '/t.mp4')
})

test('another trailer is tried although the one before failed', () => {
  const { rerender } = render(<VideoDialog {...base} />)
  fail()
  fail()
  rerender(<VideoDialog {...base} sources={[{ src: '/other.mp4', type: 'video/mp4' }]} />)
  expect(player()).toHaveAttribute('src', '/other.mp4')
})

describe('a stream', () => {
  const sources = [
    { src: '/t/master.m3u8', type: 'application/vnd.apple.mpegurl' },
    { src: '/t.mp4', type: 'video/mp4' },
  ]

  test('is left to a browser that plays it by itself', () => {
    render(<VideoDialog {...base} sources={sources} />)
    expect(player()).toHaveAttribute('src', '/t/master.m3u8')
  })

  test('gives way to the file where neither the browser nor its player can play it', async () => {
    // This browser has no Media Source Extensions, which the player needs.
    jest.mocked(HTMLMediaElement.prototype.canPlayType).mockReturnValue('')
    render(<VideoDialog {...base} sources={sources} />)
    expect(player()).not.toHaveAttribute('src')
    await act(async () => {
      await import('hls.js')
    })
    expect(player()).toHaveAttribute('src', '/t.mp4')
  })
})
