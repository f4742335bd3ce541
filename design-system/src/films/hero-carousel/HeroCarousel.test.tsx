import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

import { renderToString } from 'react-dom/server'
import { pictureSlide, slides } from '../../../stories/fixtures.ts'
import { HeroCarousel } from './index.ts'

jest.unmock('@emotion/sheet')

const labels = {
  pause: 'Pause',
  play: 'Play',
  previous: 'Previous film',
  next: 'Next film',
  slide: (position: number, total: number, title: string) => `${position} of ${total}: ${title}`,
}
const carousel = <HeroCarousel label="Featured films" slides={slides} labels={labels} />
const motion = (welcome: boolean) => {
  window.matchMedia = jest
    .fn()
    .mockReturnValue({ matches: !welcome, addEventListener: jest.fn(), removeEventListener: jest.fn() })
}
const current = () => screen.getByRole('button', { current: true })

beforeAll(() => {
  const observer = class {
    observe = jest.fn()
    unobserve = jest.fn()
    disconnect = jest.fn()
  }
  Object.assign(globalThis, { ResizeObserver: observer, IntersectionObserver: observer })
})
afterEach(() => {
  jest.useRealTimers()
})

test('the server sends the words of all films, which make its height, and the first picture', () => {
  const html = renderToString(carousel)
  expect(html).toContain('Book Ninth Floor')
  expect(html).toContain('Book Louder')
  expect(html).toContain('ninth-floor.backdrop')
  expect(html).not.toContain('louder.backdrop')
  expect(html).not.toContain(' style=')
})

test('moves by its buttons and by the running order; films not shown are inert', async () => {
  motion(false)
  render(carousel)
  await userEvent.click(screen.getByRole('button', { name: 'Next film' }))
  expect(current()).toHaveAccessibleName('2 of 3: The Salt Road')
  await userEvent.click(screen.getByRole('button', { name: '3 of 3: Louder' }))
  expect(current()).toHaveAccessibleName('3 of 3: Louder')
  const shown = document.querySelectorAll('[aria-roledescription=slide]:not([inert])')
  expect(shown).toHaveLength(1)
  expect(within(shown[0] as HTMLElement).getByRole('link', { name: 'Book Louder' })).toBeInTheDocument()
})

test('a step before the page has come to rest shows its film at once', () => {
  motion(false)
  jest.useFakeTimers()
  render(carousel)
  act(() => {
    screen.getByRole('button', { name: '3 of 3: Louder' }).click()
  })
  expect(current()).toHaveAccessibleName('3 of 3: Louder')
  expect(screen.getByRole('link', { name: 'Book Louder' })).toBeInTheDocument()
})

test('at rest the next picture is loaded ahead; the others once a visitor comes near', () => {
  motion(false)
  jest.useFakeTimers()
  const { container } = render(carousel)
  const hasPicture = (name: string) => container.querySelector(`img[src*="${name}.backdrop"]`) !== null
  act(() => {
    jest.advanceTimersByTime(2_000)
  })
  expect(hasPicture('salt-road')).toBe(true)
  expect(hasPicture('louder')).toBe(false)
  fireEvent.pointerEnter(screen.getByRole('button', { name: 'Next film' }))
  expect(hasPicture('louder')).toBe(true)
})

test('plays every five seconds until it is paused', async () => {
  motion(true)
  jest.useFakeTimers()
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  render(carousel)
  act(() => {
    jest.advanceTimersByTime(5000)
  })
  expect(current()).toHaveAccessibleName('2 of 3: The Salt Road')
  await user.click(screen.getByRole('button', { name: 'Pause' }))
  act(() => {
    jest.advanceTimersByTime(20_000)
  })
  expect(current()).toHaveAccessibleName('2 of 3: The Salt Road')
  await user.click(screen.getByRole('button', { name: 'Play' }))
  fireEvent.pointerLeave(screen.getByRole('region', { name: 'Featured films' }))
  act(() => {
    jest.advanceTimersByTime(5000)
  })
  expect(current()).toHaveAccessibleName('3 of 3: Louder')
})

test('two films are enough for a running order and for playing', () => {
  motion(true)
  jest.useFakeTimers()
  render(<HeroCarousel label="Featured films" slides={slides.slice(0, 2)} labels={labels} />)
  expect(screen.getAllByRole('button', { name: /of 2/ })).toHaveLength(2)
  expect(screen.getByRole('button', { name: 'Pause' })).toBeInTheDocument()
  act(() => {
    jest.advanceTimersByTime(5000)
  })
  expect(current()).toHaveAccessibleName('2 of 2: The Salt Road')
})

test('never plays against the wish for less motion, nor with one film', () => {
  motion(false)
  const { unmount } = render(carousel)
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull()
  unmount()
  motion(true)
  render(<HeroCarousel label="Featured film" slides={slides.slice(0, 1)} labels={labels} />)
  expect(screen.queryByRole('button')).toHaveTextContent('Trailer')
})

test('its picture is asked for up to 1920 px wide', () => {
  motion(false)
  const wide = { ...pictureSlide, picture: { url: '/media/entity/get/FilmBackdrop/HO1' } }
  render(<HeroCarousel label="Featured" slides={[wide]} labels={labels} />)
  expect(screen.getByRole('img').getAttribute('srcset')).toMatch(/width=1920.* 1920w$/)
})

test('loops: after the last film comes the first, and before it the last', async () => {
  motion(false)
  render(carousel)
  await userEvent.click(screen.getByRole('button', { name: '3 of 3: Louder' }))
  await userEvent.click(screen.getByRole('button', { name: 'Next film' }))
  expect(current()).toHaveAccessibleName('1 of 3: Ninth Floor')
  await userEvent.click(screen.getByRole('button', { name: 'Previous film' }))
  expect(current()).toHaveAccessibleName('3 of 3: Louder')
})

test('while it plays, a visitor’s own step is said, and the clock’s is not', () => {
  motion(true)
  jest.useFakeTimers()
  render(carousel)
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms))
  wait(4000)
  fireEvent.click(screen.getByRole('button', { name: 'Next film' }))
  expect(screen.getByRole('status')).toHaveTextContent('2 of 3: The Salt Road')
  wait(5000)
  expect(current()).toHaveAccessibleName('3 of 3: Louder')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('when the film that is shown leaves, the first takes its place', async () => {
  motion(false)
  const { rerender } = render(carousel)
  await userEvent.click(screen.getByRole('button', { name: '3 of 3: Louder' }))
  rerender(<HeroCarousel label="Featured films" slides={slides.slice(0, 2)} labels={labels} />)
  expect(current()).toHaveAccessibleName('1 of 2: Ninth Floor')
  expect(document.querySelectorAll('[aria-roledescription=slide]:not([inert])')).toHaveLength(1)
})

describe('the wait for the next film', () => {
  const wait = (ms: number) =>
    act(() => {
      jest.advanceTimersByTime(ms)
    })
  beforeEach(() => {
    motion(true)
    jest.useFakeTimers()
  })

  it('begins anew with a visitor’s own step', () => {
    render(carousel)
    wait(4000)
    fireEvent.click(screen.getByRole('button', { name: 'Next film' }))
    wait(4000)
    expect(current()).toHaveAccessibleName('2 of 3: The Salt Road')
    wait(1000)
    expect(current()).toHaveAccessibleName('3 of 3: Louder')
  })

  it('stands still under the pointer, with the bar that shows it, and then goes on', () => {
    render(carousel)
    const region = screen.getByRole('region', { name: 'Featured films' })
    wait(4000)
    fireEvent.pointerEnter(region)
    expect(region).toHaveAttribute('data-resting')
    const bar = [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .find(({ cssText }) => cssText.includes('[data-resting]'))
    expect(bar?.cssText).toContain('animation-play-state: paused')
    wait(20_000)
    expect(current()).toHaveAccessibleName('1 of 3: Ninth Floor')
    fireEvent.pointerLeave(region)
    wait(999)
    expect(current()).toHaveAccessibleName('1 of 3: Ninth Floor')
    wait(1)
    expect(current()).toHaveAccessibleName('2 of 3: The Salt Road')
  })

  it('stands still while the focus rests in it, though a pointer passes over', async () => {
    render(carousel)
    const region = screen.getByRole('region', { name: 'Featured films' })
    act(() => screen.getByRole('button', { name: 'Next film' }).focus())
    fireEvent.pointerEnter(region)
    fireEvent.pointerLeave(region)
    wait(20_000)
    expect(current()).toHaveAccessibleName('1 of 3: Ninth Floor')
    act(() => screen.getByRole('button', { name: 'Next film' }).blur())
    wait(5000)
    expect(current()).toHaveAccessibleName('2 of 3: The Salt Road')
  })

  it('goes on where the focus asks for it, on the button that plays', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    render(carousel)
    act(() => screen.getByRole('button', { name: 'Pause' }).focus())
    await user.keyboard('{Enter}')
    await user.keyboard('{Enter}')
    wait(5000)
    expect(current()).toHaveAccessibleName('2 of 3: The Salt Road')
  })

  it('does not begin anew when the page around it is rendered', () => {
    const { rerender } = render(carousel)
    wait(3000)
    rerender(<HeroCarousel label="Featured films" slides={[...slides]} labels={{ ...labels }} />)
    wait(2000)
    expect(current()).toHaveAccessibleName('2 of 3: The Salt Road')
  })

  it('lasts while nobody sees the page', () => {
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    render(carousel)
    wait(20_000)
    expect(current()).toHaveAccessibleName('1 of 3: Ninth Floor')
    hidden.mockReturnValue(false)
    fireEvent(document, new Event('visibilitychange'))
    expect(current()).toHaveAccessibleName('2 of 3: The Salt Road')
    hidden.mockRestore()
  })
})

describe('the buttons for a step', () => {
  it('are hidden from fingers alone, at every width', () => {
    motion(false)
    render(carousel)
    const rules = [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .filter((rule) => rule instanceof CSSMediaRule)
      .flatMap((rule) => [...rule.cssRules].map((inner) => ({ query: rule.media.mediaText, inner })))
      .filter(({ inner }) => inner.cssText.includes('[data-slot=step]'))
    expect(rules).toEqual([expect.objectContaining({ query: '(hover: none) and (pointer: coarse)' })])
    expect(rules[0]?.inner.cssText).toContain('display: none')
  })

  it('are not there where nobody wants them', () => {
    motion(false)
    render(<HeroCarousel label="Featured films" slides={slides} labels={labels} scrollButtons={false} />)
    expect(screen.queryByRole('button', { name: 'Next film' })).toBeNull()
    expect(screen.getAllByRole('button', { name: /of 3/ })).toHaveLength(3)
  })
})

describe('a picture between the films', () => {
  it('says what it shows and leads where its words say', () => {
    motion(false)
    render(<HeroCarousel label="Featured" slides={[pictureSlide]} labels={labels} />)
    expect(screen.getByRole('group', { name: '1 of 1: Visit Docklands' })).toBeInTheDocument()
    expect(screen.getByRole('img', { name: 'The front of Halcyon Docklands after dark' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Visit Docklands' })).toHaveAttribute('href', '/sites/docklands/')
    expect(screen.queryByRole('heading')).toBeNull()
  })

  it('may have words of its own', () => {
    motion(false)
    const texts = { eyebrow: 'Our cinemas', heading: 'Eight doors', tagline: 'One light left on.' }
    render(<HeroCarousel label="Featured" slides={[{ ...pictureSlide, ...texts }]} labels={labels} />)
    expect(screen.getByRole('heading', { name: 'Eight doors' })).toBeVisible()
    expect(screen.getByText('Our cinemas')).toBeVisible()
    expect(screen.getByText('One light left on.')).toBeVisible()
  })

  it('may lead nowhere, and be in another language', () => {
    motion(false)
    const slide = { ...pictureSlide, link: undefined, language: { lang: 'en', dir: 'ltr' } } as const
    render(<HeroCarousel label="Featured" slides={[slide]} labels={labels} />)
    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.getByRole('img').closest('[lang]')).toHaveAttribute('lang', 'en')
  })
})

test('a film has the mark of the watchlist after its buttons, inert with its slide', async () => {
  motion(false)
  const change = jest.fn()
  const mark = (title: string) => ({ label: `${title} in your watchlist`, pressed: false, onChange: change })
  render(
    <HeroCarousel
      label="Featured films"
      slides={slides.map((slide) =>
        slide.type === 'image' ? slide : { ...slide, watchlist: mark(slide.title) },
      )}
      labels={labels}
    />,
  )
  const shown = document.querySelector<HTMLElement>('[aria-roledescription=slide]:not([inert])')
  const actions = shown?.querySelector('[data-slot=actions]')
  expect(actions?.lastElementChild).toHaveAccessibleName('Ninth Floor in your watchlist')
  await userEvent.click(actions?.lastElementChild as HTMLElement)
  await waitFor(() => expect(change).toHaveBeenCalledWith(true))
})

describe('from one film to the next', () => {
  const getRules = () => [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])

  it('picture, ground and words fade together, for 300 ms; not where motion is unwelcome', () => {
    motion(true)
    const { container } = render(carousel)
    const style = (selector: string) => getComputedStyle(container.querySelector(selector) as Element)
    expect(style('[data-current]').transition).toContain('opacity .3s')
    expect(style('[data-current]').opacity).toBe('1')
    expect(style('[aria-roledescription=slide]:not([data-current])').opacity).toBe('0')
    const frame = container.querySelector('[data-slot=viewport]')?.parentElement as Element
    expect(getComputedStyle(frame).transition).toContain('background-color .3s')
    const still = getRules()
      .filter((rule) => rule instanceof CSSMediaRule)
      .filter((rule) => rule.media.mediaText.includes('prefers-reduced-motion'))
      .map((rule) => rule.cssText)
      .filter((text) => text.includes('transition: none'))
    for (const part of ['Carousel-slide', 'Carousel-frame'])
      expect(still.some((text) => text.includes(part))).toBe(true)
  })

  it('all have one height: they lie on each other', () => {
    motion(true)
    const { container } = render(carousel)
    const films = [...container.querySelectorAll('[aria-roledescription=slide]')]
    expect(films).toHaveLength(3)
    const stacked = getRules().filter(({ cssText }) =>
      /Carousel-slide \{.*grid-area: 1 ?\/ ?1;/s.test(cssText),
    )
    for (const film of films)
      expect(stacked.some((rule) => rule instanceof CSSStyleRule && film.matches(rule.selectorText))).toBe(
        true,
      )
  })
})

describe('the first button of a film on whose ground its fill is hardly seen', () => {
  it('is named by the modes in which it is', () => {
    motion(false)
    const [first] = slides
    if (!first || first.type === 'image') throw new Error('No film')
    const { container } = render(
      <HeroCarousel label="Featured" slides={[{ ...first, faintIn: ['dark'] }]} labels={labels} />,
    )
    const button = container.querySelector('[data-variant=primary]') as Element
    const getFill = () => getComputedStyle(button).getPropertyValue('--foyer-button-background')
    document.documentElement.dataset['mode'] = 'light'
    expect(getFill()).toBe('')
    document.documentElement.dataset['mode'] = 'dark'
    expect(getFill()).toBe('var(--foyer-on)')
    delete document.documentElement.dataset['mode']
  })
})
