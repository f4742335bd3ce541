import type { Meta, StoryObj } from '@storybook/react-vite'
import { Case, Cases } from '../../stories/Cases.tsx'
import { rightToLeft } from '../../stories/Frame.tsx'
import { Link, PlainLink, LinkComponentProvider } from './index.ts'

const meta: Meta<typeof Link> = {
  title: 'Atoms/Link',
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
}
/** The arrow points where the words go. */
export const RightToLeft: Story = {
  args: { href: '/films/', arrow: true, children: 'كل الأفلام' },
  decorators: [rightToLeft],
}

export const Sheet: Story = {
  tags: ['sheet'],
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
