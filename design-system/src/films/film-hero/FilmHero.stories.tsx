import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { linkKeys, type Guidance } from '../../../stories/guidance.ts'
import { getBox, expectNoOverflow } from '../../../stories/plays.ts'
import { getBackdrop, getPoster } from '../../../stories/fixtures.ts'
import { Button } from '../../actions/button/index.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { Forced } from '../../../stories/Cases.tsx'
import { NextTimes } from '../next-times/index.ts'
import { FilmHero, type FilmHeroProps } from './index.ts'
import { rightToLeft } from '../../../stories/Frame.tsx'

const full: FilmHeroProps = {
  title: 'The Salt Road',
  tone: { ground: '#120f2e', on: '#f7e6c8', accent: '#f0603c' },
  backdrop: getBackdrop('the-salt-road', 0.7, 0.5),
  poster: getPoster('the-salt-road'),
  posterAlt: 'Poster of The Salt Road',
  titleTreatment: { source: { url: '/art/films.the-salt-road.title.webp', resizable: false }, ratio: 2.4 },
  tagline: 'Six left. The desert counted them too.',
  trailer: { label: 'Watch trailer, 1:52', onPress: () => undefined },
  rating: { label: '12A' },
  details: ['2h 11m', 'Adventure', 'Opens Friday 13 March'],
  advice: 'Moderate threat, one death.',
  actions: (
    <>
      <Button variant="secondary" size="medium" icon="bookmark">
        Watchlist
      </Button>
      <Button variant="secondary" size="medium" icon="share">
        Share
      </Button>
    </>
  ),
  synopsis:
    'When the wells at Tamrit fail, six salt carriers set out across nine hundred kilometres of white desert with one camel, one map and a debt that cannot be paid in salt.',
  houseNote: {
    lead: 'Where to sit.',
    text: 'Row J in Vast at Docklands. From there the sun is wider than you are.',
  },
  times: (
    <NextTimes
      title="Next times"
      showtimes={['16:10', '18:00', '20:40'].map((time) => ({
        id: time,
        time,
        screen: 'Docklands',
        href: `/order/${time}/`,
        labels: { few: 'Few left', soldOut: 'Sold out' },
      }))}
      note="Tickets from £11.50, booking fee included"
    />
  ),
}

const meta: Meta<typeof FilmHero> = {
  title: 'Films/FilmHero',
  excludeStories: /^[a-z]/,
  component: FilmHero,
  parameters: { bare: true },
}
export default meta

type Story = StoryObj<typeof FilmHero>

export const Full: Story = {
  args: full,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1, name: 'The Salt Road' })).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'Poster of The Salt Road' })).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: /Docklands/ })).toHaveLength(3)
    await expect(canvas.getByRole('button', { name: 'Watch trailer, 1:52' })).toBeVisible()
  },
}
export const Bare: Story = {
  args: {
    title: 'Odd Sock',
    tone: { ground: '#20242e', on: '#ffffff', accent: '#ffb224' },
    posterAlt: '',
    details: ['1h 30m'],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1, name: 'Odd Sock' })).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
export const Phone: Story = { ...Full, globals: { viewport: { value: 'phone' } }, play: expectNoOverflow }

export const LongText: Story = {
  args: {
    ...full,
    title: 'The Last Lighthouse Keeper of Skarn and the Winter That Would Not Come',
    titleTreatment: undefined,
  },
  play: async ({ canvasElement }) => {
    const title = within(canvasElement).getByRole('heading', { level: 1 })
    await expect(title.scrollHeight).toBeLessThanOrEqual(title.clientHeight + 8)
    await expectNoOverflow({ canvasElement })
  },
}
/** The title has the line for itself: it stays on the picture, and the button keeps its words and its place. */
export const LongTextOnATablet: Story = {
  ...LongText,
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const title = getBox(canvas.getByRole('heading', { level: 1 }))
    const trailer = getBox(canvas.getByRole('button', { name: 'Watch trailer, 1:52' }))
    await expect(title.top).toBeGreaterThanOrEqual(getBox(canvasElement).top)
    await expect(trailer.right).toBeLessThanOrEqual(innerWidth)
    await expect(trailer.height).toBeLessThanOrEqual(56)
    await expect(title.top >= trailer.bottom || title.right <= trailer.left).toBe(true)
    await expectNoOverflow({ canvasElement })
  },
}
export const RightToLeft: Story = {
  args: {
    ...full,
    title: 'طريق الملح',
    titleTreatment: undefined,
    tagline: 'بقي ستة. والصحراء أحصتهم أيضًا.',
    posterAlt: 'ملصق فيلم طريق الملح',
    trailer: { label: 'شاهد الإعلان', onPress: () => undefined },
    details: ['ساعتان و١١ دقيقة', 'مغامرة'],
    advice: 'تهديد متوسط، وموت واحد.',
    actions: (
      <>
        <Button variant="secondary" size="medium" icon="bookmark">
          قائمتي
        </Button>
        <Button variant="secondary" size="medium" icon="share">
          شارك
        </Button>
      </>
    ),
    synopsis:
      'حين تجفّ آبار تمريت يعبر ستة من حملة الملح تسعمئة كيلومتر من الصحراء البيضاء بجمل واحد وخريطة واحدة ودَين لا يُسدَّد بالملح.',
    houseNote: { lead: 'أين تجلس.', text: 'الصف العاشر في دوكلاندز. من هناك الشمس أعرض منك.' },
    times: (
      <NextTimes
        title="أقرب المواعيد"
        showtimes={['16:10', '18:00'].map((time) => ({
          id: time,
          time,
          screen: 'دوكلاندز',
          href: `/order/${time}/`,
          labels: { few: 'مقاعد قليلة', soldOut: 'نفدت المقاعد' },
        }))}
      />
    ),
  },
  decorators: [rightToLeft],
}

/** Put forward, and with a trailer that is a link until it can play in place. */
export const Tagged: Story = {
  args: {
    ...full,
    tag: { promotion: 'PreBookNow', label: 'Pre-book now' },
    trailer: { label: 'Watch trailer, 1:52', href: '?trailer', onPress: () => undefined },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Pre-book now')).toHaveAttribute('data-promotion', 'PreBookNow')
    await expect(canvas.getByRole('link', { name: 'Watch trailer, 1:52' })).toHaveAttribute(
      'href',
      '?trailer',
    )
  },
}

/** Everything a film can have, and a film with hardly anything. */
export const AllVariants: Story = {
  tags: ['all-variants'],
  parameters: { a11y: { config: { rules: [{ id: 'page-has-heading-one', enabled: false }] } } },
  render: () => (
    <>
      <FilmHero {...full} />
      <Forced force="focus-visible" control="[data-slot=trailer]">
        <FilmHero
          title="The Last Lighthouse Keeper of Skarn and the Winter That Would Not Come"
          tone={{ ground: '#20242e', on: '#ffffff', accent: '#ffb224' }}
          posterAlt="Poster of The Last Lighthouse Keeper"
          details={['2h 20m', 'Drama']}
          synopsis="A keeper counts the boats that do not come home."
          trailer={{ label: 'Watch trailer, 1:12', href: '?trailer' }}
        />
      </Forced>
    </>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  // Two heads of a page beside each other; a page has one.
  parameters: {
    bare: false,
    a11y: { config: { rules: [{ id: 'page-has-heading-one', enabled: false }] } },
  },
  render: () => (
    <Usage wide>
      <Do because="One way to book; the rest stands back." filled>
        <FilmHero
          {...full}
          times={undefined}
          houseNote={undefined}
          book={{ label: 'Book now', href: '/films/the-salt-road/times/' }}
        />
      </Do>
      <Dont because="Four buttons of one weight: none of them is the next step." filled>
        <FilmHero
          {...full}
          times={undefined}
          houseNote={undefined}
          trailer={undefined}
          actions={['Book now', 'Trailer', 'Watchlist', 'Share'].map((label) => (
            <Button key={label} size="medium">
              {label}
            </Button>
          ))}
        />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: [
    'Use it once, at the head of a film’s page.',
    'Keep the subject of the backdrop out from under the words.',
  ],
  dont: ['Several films to turn over are a `hero-carousel`.', 'Don’t cover the lettering with notices.'],
  anatomy: ['Backdrop', 'Title as lettering', 'Facts', 'Actions', 'Synopsis', 'Poster', 'Next times'],
  keys: linkKeys,
  announced: ['The title is the heading of level 1; the backdrop is decoration.'],
}

const tone = { ground: '#120f2e', on: '#f7e6c8', accent: '#f0603c' }

export const conformance: Conformance = {
  FilmHero: {
    shows: (probe) => <FilmHero title="Louder" tone={tone} posterAlt="" details={[]} {...probe} />,
  },
}
