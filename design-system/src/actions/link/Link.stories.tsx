import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { linkKeys, type Guidance } from '../../../stories/guidance.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { getBox, expectNoOverflow } from '../../../stories/plays.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { rightToLeft } from '../../../stories/Frame.tsx'
import { Link, PlainLink, LinkComponentProvider } from './index.ts'

const meta: Meta<typeof Link> = {
  title: 'Actions/Link',
  excludeStories: /^[a-z]/,
  component: Link,
  subcomponents: { PlainLink, LinkComponentProvider },
}
export default meta

type Story = StoryObj<typeof Link>

export const LongText: Story = {
  args: {
    href: '/terms/',
    arrow: true,
    children: 'How seats that go back to the cinema less than two hours before the film are paid for',
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: /^How seats .* are paid for$/ })
    await expectNoOverflow({ canvasElement })
    await expect(getBox(link.querySelector('[data-icon=arrow-right]')).right).toBeLessThanOrEqual(innerWidth)
  },
}
/** The arrow points where the words go. */
export const RightToLeft: Story = {
  args: { href: '/films/', arrow: true, children: 'كل الأفلام' },
  decorators: [rightToLeft],
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'كل الأفلام' })
    const arrow = link.querySelector('[data-icon=arrow-right]')
    await expect(arrow).toHaveStyle({ transform: 'matrix(-1, 0, 0, 1, 0, 0)' })
    await expect(getBox(arrow).left).toBe(getBox(link).left)
  },
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases>
      <Case name="In running text">
        <p>
          By paying you accept our <Link href="/terms/">terms</Link>, as they stand today.
        </p>
      </Case>
      <Case name="Hovered" force="hover">
        <p>
          By paying you accept our <Link href="/terms/">terms</Link>.
        </p>
      </Case>
      <Case name="Focused" force="focus-visible">
        <p>
          By paying you accept our <Link href="/terms/">terms</Link>.
        </p>
      </Case>
      <Case name="Standing alone">
        <Link href="/films/" arrow>
          See what’s on
        </Link>
      </Case>
      <Case name="Standing alone, hovered" force="hover">
        <Link href="/films/" arrow>
          See what’s on
        </Link>
      </Case>
      <Case name="Standing alone, focused" force="focus-visible">
        <Link href="/films/" arrow>
          See what’s on
        </Link>
      </Case>
      <Case name="With a glyph">
        <Link href="/sites/" icon="pin">
          Our cinemas
        </Link>
      </Case>
      <Case name="Quiet">
        <Link href="/help/" tone="muted">
          Help
        </Link>
      </Case>
      <Case name="In the text’s colour">
        <Link href="/films/the-salt-road/" tone="text">
          The Salt Road
        </Link>
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="The link names where it leads, and makes sense alone.">
        <p>
          Students pay less on weekdays: <Link href="/offers/students/">prices for students</Link>.
        </p>
      </Do>
      <Dont because="Read alone, in a list of links, this one says nothing.">
        <p>
          For prices for students <Link href="/offers/students/">click here</Link>.
        </p>
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: [
    'Name where it leads, so that it makes sense when it is read alone.',
    'Use the standalone form with an arrow at the end of a section: “All films”.',
  ],
  dont: ['What changes something here is a `button`.', 'Don’t write “click here” or “more”.'],
  anatomy: ['Glyph, if any', 'Words', 'Arrow, where it stands alone'],
  keys: linkKeys,
  announced: ['A link by its words; one that opens a new window says so.'],
}

export const conformance: Conformance = {
  Link: {
    shows: (probe) => (
      <Link href="/films/" {...probe}>
        Films
      </Link>
    ),
    states: {
      '[data-tone=muted][data-standalone]': (
        <Link href="/films/" tone="muted" arrow>
          Films
        </Link>
      ),
    },
  },
  PlainLink: {
    shows: (probe) => (
      <PlainLink href="/films/" {...probe}>
        Films
      </PlainLink>
    ),
    except: { theme: 'It is the bare link that others style.' },
  },
  LinkComponentProvider: 'draws nothing but its children',
}
