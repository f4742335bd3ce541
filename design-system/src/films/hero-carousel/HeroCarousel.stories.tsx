import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { carouselKeys, type Guidance } from '../../../stories/guidance.ts'
import { getBox } from '../../../stories/plays.ts'
import { backdrop, pictureSlide, slides } from '../../../stories/fixtures.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { Forced } from '../../../stories/Cases.tsx'
import { HeroCarousel, type HeroSlide } from './index.ts'

const labels = {
  pause: 'Pause',
  play: 'Play',
  previous: 'Previous film',
  next: 'Next film',
  slide: (n: number, total: number, title: string) => `${n} of ${total}: ${title}`,
}

/** A drawing stands still; ms. */
const untouched = 3_600_000

/** What is no film. */
const news: HeroSlide = {
  id: 'christmas',
  title: 'We close at six on 24 December',
  eyebrow: 'Please note',
  tagline:
    'Tickets for later showings are paid back to your card. Halcyon Exchange stays open until midnight.',
  details: [],
  tone: { ground: '#07111a', on: '#f4ead9', accent: '#ff6a46' },
  backdrop: backdrop('ninth-floor', 0.86, 0.46),
  primaryAction: { label: 'Read more', href: '/opening-hours/' },
}

const meta: Meta<typeof HeroCarousel> = {
  title: 'Films/HeroCarousel',
  excludeStories: /^[a-z]/,
  component: HeroCarousel,
  parameters: { bare: true },
}
export default meta

type Story = StoryObj<typeof HeroCarousel>

export const ThreeFilms: Story = { args: { label: 'Featured films', slides, labels } }
export const OneFilm: Story = { args: { label: 'Featured film', slides: slides.slice(0, 1), labels } }
export const Phone: Story = { ...ThreeFilms, globals: { viewport: { value: 'phone' } } }
/** A picture that an editor has put in, and a film after it. */
export const Picture: Story = {
  args: { label: 'Featured', slides: [pictureSlide, ...slides.slice(0, 1)], labels },
}
export const PictureOnAPhone: Story = { ...Picture, globals: { viewport: { value: 'phone' } } }

/** The words stand at the right, and the next film comes from the left. */
export const RightToLeft: Story = {
  args: {
    label: 'أفلام مختارة',
    slides: slides.slice(0, 2).map((slide, index) => ({
      ...slide,
      title: index === 0 ? 'الطابق التاسع' : 'طريق الملح',
      titleTreatment: undefined,
      eyebrow: 'يُعرض الآن',
      tagline: 'ستةٌ بقوا. والصحراء عدّتهم أيضًا.',
      details: ['١ س ٥٨ د', 'إثارة'],
      primaryAction: { label: 'احجز مقعدك', href: '/films/ninth-floor/' },
      secondaryAction: undefined,
    })),
    labels: {
      pause: 'أوقف',
      play: 'شغّل',
      previous: 'الفيلم السابق',
      next: 'الفيلم التالي',
      slide: (n, total, title) => `${n} من ${total}: ${title}`,
    },
  },
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'الفيلم التالي' }))
    await expect(await canvas.findByRole('button', { name: /^2 من 2/, current: true })).toBeInTheDocument()
  },
}

export const LongText: Story = {
  args: {
    label: 'Featured films',
    labels,
    slides: slides.slice(0, 2).map((slide) => ({
      ...slide,
      title: 'The Last Lighthouse Keeper of Skarn and the Winter That Would Not Come',
      titleTreatment: undefined,
      tagline:
        'A keeper counts the boats that do not come home, writes to each of their owners, and waits for a spring that the almanac has promised twice already.',
    })),
  },
  globals: { viewport: { value: 'phone' } },
}

/** Names that do not fit are cut; the buttons keep their place. */
export const LongTextOnATablet: Story = {
  ...LongText,
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const next = getBox(canvas.getByRole('button', { name: 'Next film' }))
    await expect(next.right).toBeLessThanOrEqual(innerWidth)
    for (const order of canvas.getAllByRole('listitem').filter((item) => item.querySelector('button')))
      await expect(getBox(order).right).toBeLessThan(next.left)
  },
}

/**
 * A swipe of the mouse over the films to the left, in steps as a hand makes them, as far as one goes in a window: on a
 * busy machine the hand rests before it lets go, and what rests stays at the film it was drawn to.
 */
async function swipe(viewport: Element) {
  const { left, top, width, height } = viewport.getBoundingClientRect()
  const start = { x: left + width * 0.95, y: top + height / 2 }
  const by = 0.9
  const steps = 6
  await fireEvent.mouseDown(viewport, { clientX: start.x, clientY: start.y, button: 0 })
  for (let step = 1; step <= steps; step += 1) {
    await new Promise((resolve) => setTimeout(resolve, 16))
    await fireEvent.mouseMove(document, { clientX: start.x - (by * width * step) / steps, clientY: start.y })
  }
  await fireEvent.mouseUp(document, { clientX: start.x - by * width, clientY: start.y })
}

/** From 768 px on, as on a phone: a swipe is one film however far and fast it goes. */
export const OneFilmASwipe: Story = {
  ...ThreeFilms,
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(window.innerWidth).toBeGreaterThanOrEqual(768)
    // The films beside the first come with the sliding, which is late.
    await waitFor(() => expect(canvas.getAllByRole('group')).toHaveLength(3), { timeout: 10_000 })
    const viewport = canvasElement.querySelector('[data-slot=viewport]') as Element
    const at = (position: number) =>
      canvas.findByRole(
        'button',
        { name: new RegExp(`^${String(position)} of 3`), current: true },
        { timeout: 10_000 },
      )
    await at(1)
    // The sliding comes late: until it moves the films, a swipe does nothing.
    const films = viewport.firstElementChild as HTMLElement
    await waitFor(() => expect(films.style.transform).not.toBe(''), { timeout: 10_000 })
    // Nothing but the swipes leads on; with less motion nothing plays.
    const pause = canvas.queryByRole('button', { name: 'Pause' })
    if (pause) await userEvent.click(pause)
    // In a tenth of a second: a force that would carry the films on by two. The engine starts over when what is around it
    // changes, and lets a swipe of that moment go.
    await waitFor(
      async () => {
        await swipe(viewport)
        await waitFor(
          () => expect(canvas.queryByRole('button', { name: /^1 of 3/, current: true })).toBeNull(),
          { timeout: 2_000 },
        )
      },
      { timeout: 15_000 },
    )
    await at(2)
  },
}

/** Several films with controls, a name in their order hovered; one film, whose title is set in type and its link focused. */
export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <>
      <Forced force="hover" control="li:nth-child(2) > button">
        <HeroCarousel label="Featured films" slides={slides} labels={labels} />
      </Forced>
      <Forced force="focus-visible">
        <HeroCarousel label="Featured film, no lettering" slides={slides.slice(2)} labels={labels} />
      </Forced>
    </>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  parameters: { bare: false },
  render: () => (
    <Usage wide>
      <Do because="A film, a line about it, and one link to it." filled>
        <HeroCarousel label="Featured films" slides={slides} labels={labels} autoplayDelay={untouched} />
      </Do>
      <Dont because="News that has to be read turns away by itself: a notice stays." filled>
        <HeroCarousel
          label="Featured news"
          slides={[news, ...slides.slice(1)]}
          labels={labels}
          autoplayDelay={untouched}
        />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: ['Use it for two to five films that the house puts first.', 'Give every slide one link, to its film.'],
  dont: ['A film’s own page has `film-hero`.', 'Don’t put what must be seen on a later slide.'],
  anatomy: ['Backdrop', 'Title', 'A line', 'Link', 'Running order', 'Pause'],
  keys: carouselKeys,
  announced: ['A region with slides “2 of 4”; it is silent while it plays by itself.'],
}

export const conformance: Conformance = {
  HeroCarousel: {
    shows: (probe) => (
      <HeroCarousel
        label="Featured"
        slides={slides}
        labels={{ pause: 'Pause', play: 'Play', previous: 'Back', next: 'On', slide: (at) => `To ${at}` }}
        {...probe}
      />
    ),
  },
}
