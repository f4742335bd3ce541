import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { VideoDialog, type VideoDialogProps } from './index.ts'

const base: VideoDialogProps = {
  open: true,
  onClose: () => undefined,
  closeLabel: 'Close',
  title: 'Louder, trailer',
  sources: [
    { src: '/t.m3u8', type: 'application/vnd.apple.mpegurl' },
    { src: '/t.mp4', type: 'video/mp4' },
  ],
  failureText: 'The trailer did not load.',
}
const player = () => screen.getByRole('dialog').querySelector('video')
const fail = (index: number) => {
  const source = player()?.querySelectorAll('source')[index]
  if (source) fireEvent.error(source)
}

test('plays in a named dialog with the player’s own controls and captions', () => {
  render(<VideoDialog {...base} captions={[{ src: '/t.en.vtt', label: 'English', language: 'en' }]} />)
  expect(screen.getByRole('dialog', { name: 'Louder, trailer' })).toContainElement(player())
  expect(player()).toHaveAttribute('controls')
  const track = player()?.querySelector('track')
  expect(track).toHaveAttribute('srclang', 'en')
  expect(track).toHaveAttribute('kind', 'captions')
})

test('closed, it holds no video', () => {
  render(<VideoDialog {...base} open={false} />)
  expect(document.querySelector('video')).toBeNull()
})

test('closes by its button and by Escape', async () => {
  const close = jest.fn()
  render(<VideoDialog {...base} onClose={close} />)
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await userEvent.keyboard('{Escape}')
  expect(close).toHaveBeenCalledTimes(2)
})

test('says that it failed when the last source has failed, not before', () => {
  render(<VideoDialog {...base} />)
  fail(0)
  expect(screen.queryByRole('alert')).toBeNull()
  fail(1)
  expect(screen.getByRole('alert')).toHaveTextContent('The trailer did not load.')
  expect(player()).toBeNull()
})

test('a film without any source says so at once', () => {
  render(<VideoDialog {...base} sources={[]} />)
  expect(screen.getByRole('alert')).toHaveTextContent('The trailer did not load.')
})

test('another trailer is tried although the one before failed', () => {
  const { rerender } = render(<VideoDialog {...base} />)
  fail(1)
  rerender(<VideoDialog {...base} sources={[{ src: '/other.mp4', type: 'video/mp4' }]} />)
  expect(player()?.querySelector('source')).toHaveAttribute('src', '/other.mp4')
})
