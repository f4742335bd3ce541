import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { carouselKeys, type Guidance } from '../../../stories/guidance.ts'
import { getBox } from '../../../stories/plays.ts'
import { getBackdrop, pictureSlide, slides } from '../../../stories/fixtures.ts'
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
  backdrop: getBackdrop('ninth-floor', 0.86, 0.46),
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

const place = (x: number) => ({ zoom: 1, focus: { x: 0.84, y: 0.5 }, at: { x, y: 0.5 } })
const corner = { x: 0.056, y: 0.18, width: 0.3, height: 0.34 }

/** Cut by its subject: on a tablet the lettering has its place on the picture, and everything else is below it. */
export const CutByItsSubject: Story = {
  args: {
    label: 'Featured film',
    labels,
    slides: slides.slice(0, 1).map((slide) =>
      slide.type === 'image'
        ? slide
        : {
            ...slide,
            framing: {
              subjectStart: 0.68,
              phone: { lettering: null },
              tablet: { placement: place(0.75), lettering: corner },
              medium: { placement: place(0.82), lettering: corner },
              wide: { placement: place(0.84), lettering: corner },
              plate: { zoom: 1.39, focus: { x: 0.84, y: 0.5 }, at: { x: 0.5, y: 0.5 } },
            },
          },
    ),
  },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const title = getBox(canvas.getByRole('heading', { name: 'Ninth Floor' }))
    const media = canvasElement.querySelector('[data-slot=media]') as Element
    const picture = getBox(media)
    if (canvasElement.closest('[data-heading=center]')) {
      // Nothing is written on a plate.
      await expect(title.top).toBeGreaterThanOrEqual(picture.bottom)
      return
    }
    await expect(title.bottom).toBeLessThan(picture.bottom)
    await expect(title.right).toBeLessThan(picture.left + picture.width * 0.4)
    await expect(getBox(canvas.getByRole('link')).top).toBeGreaterThan(picture.bottom)
  },
}

/** An editor's picture with words of its own. */
export const PictureWithTexts: Story = {
  args: {
    label: 'Featured',
    labels,
    slides: [
      {
        ...pictureSlide,
        ...{
          eyebrow: 'Our cinemas',
          heading: 'Eight doors, one light left on',
          tagline: 'The bar closes after the last credits.',
        },
      },
    ],
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

/** A swipe of the mouse over the films to the left, in steps as a hand makes them, as far as one goes in a window. */
async function swipe(viewport: Element) {
  const { left, top, width, height } = viewport.getBoundingClientRect()
  const at = (share: number) => ({
    clientX: left + width * (0.95 - share),
    clientY: top + height / 2,
    pointerId: 1,
    isPrimary: true,
    button: 0,
  })
  const by = 0.9
  const steps = 6
  await fireEvent.pointerDown(viewport, at(0))
  for (let step = 1; step <= steps; step += 1) {
    await new Promise((resolve) => setTimeout(resolve, 16))
    await fireEvent.pointerMove(viewport, at((by * step) / steps))
  }
  await fireEvent.pointerUp(viewport, at(by))
}

/** From 768 px on, as on a phone: a swipe is one film however far and fast it goes. */
export const OneFilmASwipe: Story = {
  ...ThreeFilms,
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(window.innerWidth).toBeGreaterThanOrEqual(768)
    const viewport = canvasElement.querySelector('[data-slot=viewport]') as Element
    const at = (position: number) =>
      canvas.findByRole(
        'button',
        { name: new RegExp(`^${String(position)} of 3`), current: true },
        { timeout: 10_000 },
      )
    await at(1)
    // Swipes come late: until then, one does nothing.
    await waitFor(() => expect(viewport).toHaveAttribute('data-swipes'), { timeout: 10_000 })
    // Nothing but the swipes leads on; with less motion nothing plays.
    const pause = canvas.queryByRole('button', { name: 'Pause' })
    if (pause) await userEvent.click(pause)
    await swipe(viewport)
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
  do: ['Use it for two to five films that the chain puts first.', 'Give every slide one link, to its film.'],
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
