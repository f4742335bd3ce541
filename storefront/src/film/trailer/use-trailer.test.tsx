import type { Film } from '@foyer/contract/wire/films'
import { fireEvent, render, screen } from '@testing-library/react'
import { StoresContext } from '../../context/contexts.ts'
import { createTestStores } from '../../context/testing/order-stores.ts'
import { useTrailer } from './use-trailer.tsx'

const film = {
  id: 'HO1',
  title: { text: 'Louder', translations: [] },
  trailerUrl: '/media/trailers/louder.mp4',
  trailers: [],
} as unknown as Film

function Page({ shown }: { shown: Film }) {
  const { canPlay, play, modal } = useTrailer()
  return (
    <>
      <button onClick={() => play(shown)}>{canPlay(shown) ? 'Trailer' : 'No trailer'}</button>
      {modal}
    </>
  )
}

async function open(change: Partial<Film> = {}) {
  const { stores } = createTestStores({})
  const warn = jest.spyOn(stores.core.platform.logger, 'warn').mockImplementation(() => undefined)
  render(
    <StoresContext value={stores}>
      <Page shown={{ ...film, ...change }} />
    </StoresContext>,
  )
  fireEvent.click(screen.getByRole('button'))
  await screen.findByRole('dialog', { name: 'Trailer of Louder' })
  return warn
}

beforeEach(() => {
  jest.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => undefined)
})
afterEach(() => jest.restoreAllMocks())

test('a trailer that does not load says so with another try, and leaves a word in the log', async () => {
  const warn = await open()
  fireEvent.error(document.querySelector('video') as Element)
  expect(screen.getByRole('alert')).toHaveTextContent(/^Sorry, something went wrong\./)
  expect(warn.mock.calls).toEqual([['The trailer of film HO1 cannot be shown: unplayable']])
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(document.querySelector('video')).toHaveAttribute('src', expect.stringContaining('louder.mp4'))
})

test.each([
  ['no address at all', { trailerUrl: null }],
  ['a kind of video that nobody plays', { trailerUrl: '/media/trailers/louder.avi' }],
])('one of %s fails at once, which the log is told', async (_, change) => {
  const warn = await open(change)
  expect(screen.getByRole('alert')).toHaveTextContent(/^Sorry, something went wrong\./)
  expect(warn.mock.calls).toEqual([['The trailer of film HO1 cannot be shown: no-source']])
})
