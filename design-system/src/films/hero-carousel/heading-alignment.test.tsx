import { render, screen } from '@testing-library/react'
import { slides } from '../../../stories/fixtures.ts'
import { Announcement } from '../../feedback/announcement/index.ts'
import { FilmHero } from '../film-hero/index.ts'
import { OrderHeader } from '../../order/order-header/index.ts'
import { TitleTreatment } from '../title-treatment/index.ts'
import { HeroCarousel } from './index.ts'

jest.unmock('@emotion/sheet')

const root = document.documentElement
const labels = { pause: '', play: '', previous: '', next: '', slide: () => '' }
const style = (slot: string, container: Element) => {
  const found = container.querySelector(`[data-slot=${slot}]`)
  if (!found) throw new Error(`no ${slot}`)
  return getComputedStyle(found)
}

beforeEach(() => {
  window.matchMedia = jest
    .fn()
    .mockReturnValue({ matches: true, addEventListener: jest.fn(), removeEventListener: jest.fn() })
})
afterEach(() => {
  for (const name of ['heading', 'logo', 'mode', 'radius']) root.removeAttribute(`data-${name}`)
})

describe('a theme with headings in the middle', () => {
  it('takes the hero’s words off the picture, which is an upright plate, and sets them in their middle', () => {
    const hero = <HeroCarousel label="Featured" slides={slides.slice(0, 1)} labels={labels} />
    const { container } = render(hero)
    expect(style('body', container).textAlign).not.toBe('center')
    root.dataset['heading'] = 'center'
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])
    const upright = rules.filter(({ cssText }) =>
      /heading=center\][^{]*slot=media\][^}]*aspect-ratio: ?4 ?\/ ?5/.test(cssText),
    )
    expect(upright.length).toBeGreaterThan(0)
    expect(style('body', container).textAlign).toBe('center')
  })

  it('prints a film’s lettering in one ink, the mode’s', () => {
    const lettering = { source: { url: '/t.webp', resizable: false }, ratio: 2 }
    render(<TitleTreatment title="Louder" treatment={lettering} size="hero" />)
    const filter = () => getComputedStyle(screen.getByRole('img')).filter
    expect(filter()).not.toMatch('brightness')
    root.dataset['heading'] = 'center'
    expect(filter()).toBe('brightness(0)')
    root.dataset['mode'] = 'dark'
    expect(filter()).toBe('brightness(0) invert(1)')
  })

  it('lets the poster of a film page stand beside the words, not over the picture', () => {
    const { container } = render(
      <FilmHero
        title="Louder"
        tone={{ ground: '#000000', on: '#ffffff', accent: '#ff0000' }}
        posterAlt=""
        details={[]}
      />,
    )
    root.dataset['heading'] = 'center'
    expect(style('poster', container).marginTop || style('poster', container).marginBlockStart).toMatch(/^0/)
    expect(style('title', container).justifyContent).toBe('center')
  })

  it('sets an announcement in the middle between two lines', () => {
    root.dataset['heading'] = 'center'
    render(<Announcement label="News" lead="The organ is back." />)
    expect(getComputedStyle(screen.getByRole('complementary')).justifyContent).toBe('center')
  })
})

it('a theme with its logo in the middle keeps clock and way out at the end of an order’s header', () => {
  root.dataset['logo'] = 'center'
  const logo = { light: '/l.svg', dark: '/d.svg', label: 'The Orpheum', href: '/' }
  const { container } = render(
    <OrderHeader logo={logo} leave={{ label: 'Leave', href: '/' }} timer={<span role="timer">9:59</span>} />,
  )
  const end = container.querySelector('[data-slot=end]')
  expect(end).toContainElement(screen.getByRole('timer'))
  expect(end).toContainElement(screen.getByRole('link', { name: 'Leave' }))
  expect(style('end', container).justifySelf).toBe('end')
})
