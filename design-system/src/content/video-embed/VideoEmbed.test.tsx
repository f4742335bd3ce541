import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { VideoEmbed } from './index.ts'

const plain = {
  title: 'How the organ came back',
  url: 'https://youtu.be/dQw4w9WgXc0',
  playLabel: 'Play',
  failureText: 'This video cannot be shown.',
}
const player = () => screen.queryByTitle<HTMLIFrameElement>('How the organ came back')

test('asks the provider for nothing before it is pressed, then plays with the focus in it', async () => {
  const ref = createRef<HTMLElement>()
  render(<VideoEmbed {...plain} ref={ref} note="Comes from YouTube." />)
  expect(ref.current).toHaveAttribute('data-state', 'still')
  expect(ref.current).toHaveTextContent('Comes from YouTube.')
  expect(player()).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Play: How the organ came back' }))
  expect(player()).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXc0?autoplay=1')
  expect(player()).toHaveFocus()
})

test('with the visitor’s consent the player is there at once and waits', () => {
  render(<VideoEmbed {...plain} url="https://vimeo.com/123456789" allowed caption="Two minutes" />)
  expect(player()).toHaveAttribute('src', 'https://player.vimeo.com/video/123456789?dnt=1')
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('figure')).toHaveTextContent('Two minutes')
})

test('the provider’s page may play and open windows, and neither leave the frame nor send forms', () => {
  render(<VideoEmbed {...plain} allowed />)
  expect(player()?.getAttribute('sandbox')?.split(' ').sort()).toEqual([
    'allow-popups',
    'allow-presentation',
    'allow-same-origin',
    'allow-scripts',
  ])
})

test('says that an address of somebody else cannot be shown, and tells of it once', () => {
  const onFailure = jest.fn()
  const { rerender } = render(
    <VideoEmbed {...plain} url="https://films.example/1" allowed onFailure={onFailure} />,
  )
  rerender(
    <VideoEmbed {...plain} url="https://films.example/1" allowed onFailure={(url) => void onFailure(url)} />,
  )
  expect(onFailure.mock.calls).toEqual([['https://films.example/1']])
  expect(player()).toBeNull()
  expect(screen.getByRole('figure')).toHaveAttribute('data-state', 'failed')
  expect(screen.getByText('This video cannot be shown.')).toBeInTheDocument()
})

test('another video is not played for the press on the one before', async () => {
  const { rerender } = render(<VideoEmbed {...plain} />)
  await userEvent.click(screen.getByRole('button'))
  rerender(<VideoEmbed {...plain} url="https://vimeo.com/123456789" />)
  expect(player()).toBeNull()
})
