import { fireEvent, render, screen, waitFor } from '@testing-library/react'

import { Picture, createPictureSet, type PlaceholderType } from './index.ts'

jest.unmock('@emotion/sheet')

const source = { url: '/media/entity/get/FilmPosterGraphic/HO00000101' }

test('offers the ladder of widths at its ratio, no wider than asked', () => {
  render(<Picture source={source} ratio="2:3" sizes="300px" alt="Poster" maxWidth={480} />)
  const image = screen.getByRole('img', { name: 'Poster' })
  expect(image).toHaveAttribute(
    'srcset',
    [160, 240, 360, 480].map((w) => `${source.url}?width=${w}&height=${w * 1.5} ${w}w`).join(', '),
  )
  expect(image).toHaveAttribute('loading', 'lazy')
})

test('the main picture of a page comes first', () => {
  render(<Picture source={source} ratio="fill" sizes="100vw" alt="Backdrop" priority />)
  const image = screen.getByRole('img')
  expect(image).toHaveAttribute('loading', 'eager')
  expect(image).toHaveAttribute('fetchpriority', 'high')
  expect(image.getAttribute('src')).not.toContain('height')
})

test('falls back to the second picture, then to a placeholder that keeps the name', () => {
  render(
    <Picture source={source} fallback={{ url: '/other' }} ratio="2:3" sizes="300px" alt="Poster of Louder" />,
  )
  fireEvent.error(screen.getByRole('img'))
  expect(screen.getByRole('img').getAttribute('src')).toContain('/other')
  fireEvent.error(screen.getByRole('img'))
  expect(screen.getByRole('img', { name: 'Poster of Louder' }).tagName).toBe('SPAN')
})

test('a source may bring its own second picture', () => {
  const withSecond = { ...source, fallback: { url: '/other', focalPoint: { x: 0.2, y: 0.4 } } }
  render(<Picture source={withSecond} ratio="2:3" sizes="300px" alt="Poster of Louder" />)
  fireEvent.error(screen.getByRole('img'))
  expect(screen.getByRole('img').getAttribute('src')).toContain('/other')
  expect(screen.getByRole('img')).toHaveStyle({ objectPosition: '20% 40%' })
})

test('falls back too from a picture that had failed before the script came', async () => {
  const complete = jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
  render(<Picture source={source} ratio="2:3" sizes="300px" alt="Poster of Louder" />)
  await waitFor(() => expect(screen.getByRole('img', { name: 'Poster of Louder' }).tagName).toBe('SPAN'))
  complete.mockRestore()
})

test('a fixed file is asked for as it is, and a query is added to', () => {
  expect(createPictureSet({ url: '/brand/tile.svg', resizable: false }, 1, 640)).toEqual({
    src: '/brand/tile.svg',
    srcSet: undefined,
  })
  expect(createPictureSet({ url: '/m?v=2' }, null, 160).srcSet).toBe('/m?v=2&width=160 160w')
})

const placeholders: [PlaceholderType, string][] = [
  ['eventGallery', 'calendar'],
  ['eventPoster', 'calendar'],
  ['filmAdvertisement', 'no-film'],
  ['filmBackdrop', 'no-film'],
  ['filmPoster', 'no-film'],
  ['filmStill', 'no-film'],
  ['filmTitleTreatment', 'no-film'],
  ['itemImage', 'food'],
  ['memberPhoto', 'user'],
  ['memberRewardImage', 'gift'],
  ['memberRewardThumbnail', 'gift'],
  ['redirectPaymentMethodIcon', 'card'],
  ['siteGallery', 'pin'],
]

test.each(placeholders)('in place of a picture of the kind %s stands the glyph %s', (placeholder, glyph) => {
  const { container } = render(<Picture ratio="1:1" sizes="100px" alt="" placeholder={placeholder} />)
  expect(container.querySelector(`[data-placeholder=${placeholder}] > [data-icon=${glyph}]`)).not.toBeNull()
})

test('a kind of picture that nobody knows is a mistake of the program', () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const unknown = 'poster' as PlaceholderType
  expect(() => render(<Picture ratio="1:1" sizes="100px" alt="" placeholder={unknown} />)).toThrow(
    'Unrecognised placeholder type: poster',
  )
  quiet.mockRestore()
})

describe('with another cut on a phone', () => {
  const onPhone = (phone: { ratio: number; source?: { url: string; resizable?: boolean } }, of = source) => {
    const { container } = render(
      <Picture
        source={of}
        fallback={{ url: '/other' }}
        ratio="2.3:1"
        sizes="100vw"
        alt="Still"
        phone={phone}
      />,
    )
    return container
  }
  const cut = (container: Element) => container.querySelector('source')?.getAttribute('srcset') ?? null

  test('it is the same picture in the shape asked for, no wider than three pixels to each of a phone', () => {
    const container = onPhone({ ratio: 0.8 })
    expect(container.querySelector('source')).toHaveAttribute('media', '(max-width: 599px)')
    expect(cut(container)).toMatch(`${source.url}?width=160&height=200 160w`)
    expect(cut(container)).toMatch(/ 1200w$/)
  })

  test('it may be another picture', () => {
    expect(cut(onPhone({ ratio: 0.8, source: { url: '/tall' } }))).toMatch('/tall?width=160&height=200 160w')
  })

  test('a fixed file is not cut', () => {
    expect(cut(onPhone({ ratio: 0.8, source: { url: '/tile.svg', resizable: false } }))).toBeNull()
  })

  test('the picture that stands in is not held back by one that did not come', () => {
    const container = onPhone({ ratio: 0.8, source: { url: '/tall' } })
    fireEvent.error(screen.getByRole('img'))
    expect(screen.getByRole('img').getAttribute('src')).toContain('/other')
    expect(cut(container)).toBeNull()
  })
})

describe('a picture by day and by night', () => {
  const front = { url: '/front', focalPoint: { x: 0.7, y: 0.5 }, night: { url: '/front?sequenceNumber=2' } }
  const show = (mode: 'light' | 'dark') => {
    document.documentElement.dataset['mode'] = mode
    const { container } = render(
      <Picture source={front} ratio="16:9" sizes="300px" alt="The front" priority phone={{ ratio: 1 }} />,
    )
    return container
  }
  afterEach(() => delete document.documentElement.dataset['mode'])
  const isShown = (image: Element) => getComputedStyle(image.parentElement as Element).display !== 'none'

  test.each([
    ['light', '/front?width'],
    ['dark', '/front?sequenceNumber=2&width'],
  ] as const)('in %s mode is %s, and the other is not loaded', (mode, address) => {
    const images = [...show(mode).querySelectorAll('img')]
    expect(images).toHaveLength(2)
    // A lazy image that is not displayed is not fetched.
    for (const image of images) expect(image).toHaveAttribute('loading', 'lazy')
    const shown = images.filter(isShown)
    expect(shown).toHaveLength(1)
    expect(shown[0]?.getAttribute('src')).toContain(address)
    expect(shown[0]).toHaveAttribute('fetchpriority', 'high')
    expect(screen.getAllByRole('img', { name: 'The front' })).toHaveLength(1)
  })

  test('a switch of mode is CSS alone', () => {
    const before = show('light').innerHTML
    document.documentElement.dataset['mode'] = 'dark'
    const [day, night] = screen.getAllByRole('img', { hidden: true })
    expect(document.body.innerHTML).toContain(before)
    expect([day, night].map((image) => image && isShown(image))).toEqual([false, true])
  })

  test('without its night it stays by day', () => {
    const container = show('dark')
    const [, night] = container.querySelectorAll('img')
    if (!night) throw new Error('two pictures')
    fireEvent.error(night)
    expect(container.querySelectorAll('img')).toHaveLength(1)
    expect(isShown(screen.getByRole('img'))).toBe(true)
  })
})
