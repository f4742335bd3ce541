import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { linkKeys, type Guidance } from '../../../stories/guidance.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { rightToLeft } from '../../../stories/Frame.tsx'
import { ShowtimeButton, FewLeftMark } from './index.ts'

const labels = { few: 'Few left', soldOut: 'Sold out', started: 'Started' }
const vast = { kind: 'hero' as const, icon: 'vast' }
const recliner = { kind: 'promoted' as const, icon: 'recliner' }

const base = { time: '14:05', screen: 'Screen 3', href: '/order/1/', labels }

const meta: Meta<typeof ShowtimeButton> = {
  title: 'Films/ShowtimeButton',
  excludeStories: /^[a-z]/,
  component: ShowtimeButton,
  subcomponents: { FewLeftMark },
}
export default meta

type Story = StoryObj<typeof ShowtimeButton>

export const FewLeft: Story = { args: { ...base, state: 'few' } }
export const SoldOut: Story = { args: { ...base, state: 'soldOut' } }
/** A cinema may name its rooms at length. */
export const LongText: Story = {
  args: { ...base, screen: 'The Ambassadors Drawing Room', attribute: vast },
}
export const RightToLeft: Story = {
  args: {
    time: '19:30',
    screen: 'القاعة ٣',
    href: '/order/1/',
    state: 'few',
    labels: { few: 'مقاعد قليلة', soldOut: 'نفدت المقاعد' },
    attribute: recliner,
  },
  decorators: [rightToLeft],
}

/** Glyphs of further attributes are beside the time, two at most; attributes without a glyph are in the name only. */
export const Glyphs: Story = {
  args: {
    ...base,
    attribute: recliner,
    attributes: [
      { icon: 'subtitled', label: 'Subtitled' },
      { icon: 'ear', label: 'Audio described' },
      { icon: 'not-in-the-set', label: 'Something new' },
    ],
  },
}

/** Sold out it is no link, but Tab still reaches it. */
export const SoldOutByKeyboard: Story = {
  ...SoldOut,
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    const time = within(canvasElement).getByRole('link', { name: /Sold out/ })
    await expect(time).toHaveFocus()
    await expect(time).not.toHaveAttribute('href')
  },
}

export const LongTextOnAPhone: Story = {
  args: LongText.args ?? {},
  globals: { viewport: { value: 'phone' } },
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases min={160}>
      <Case name="Available">
        <ShowtimeButton {...base} />
      </Case>
      <Case name="Hovered" force="hover">
        <ShowtimeButton {...base} />
      </Case>
      <Case name="Focused" force="focus-visible">
        <ShowtimeButton {...base} />
      </Case>
      <Case name="Few left">
        <ShowtimeButton {...base} time="17:00" state="few" />
      </Case>
      <Case name="Sold out">
        <ShowtimeButton {...base} time="19:50" state="soldOut" />
      </Case>
      <Case name="Started">
        <ShowtimeButton {...base} time="11:10" state="started" />
      </Case>
      <Case name="Hero attribute">
        <ShowtimeButton {...base} time="16:10" attribute={vast} />
      </Case>
      <Case name="Hero, hovered" force="hover">
        <ShowtimeButton {...base} time="16:10" attribute={vast} />
      </Case>
      <Case name="Hero, few left">
        <ShowtimeButton {...base} time="19:30" attribute={vast} state="few" />
      </Case>
      <Case name="Hero, sold out">
        <ShowtimeButton {...base} time="21:40" attribute={vast} state="soldOut" />
      </Case>
      <Case name="Promoted">
        <ShowtimeButton {...base} time="18:15" attribute={recliner} />
      </Case>
      <Case name="Promoted, few left">
        <ShowtimeButton {...base} time="21:05" attribute={recliner} state="few" />
      </Case>
      <Case name="Another day">
        <ShowtimeButton {...base} day="Tomorrow" quiet time="10:15" attribute={vast} />
      </Case>
      <Case name="Another day, focused" force="focus-visible">
        <ShowtimeButton {...base} day="Tomorrow" quiet time="10:15" state="few" />
      </Case>
      <Case name="Time alone">
        <ShowtimeButton time="9:15 am" href="/order/1/" labels={labels} />
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="What tells two times apart is on them.">
        <ShowtimeButton {...base} attribute={vast} state="few" />
        <ShowtimeButton {...base} screen="Screen 5" attribute={recliner} />
      </Do>
      <Dont because="The same time twice: nobody knows which one to take.">
        <ShowtimeButton {...base} screen="" />
        <ShowtimeButton {...base} screen="" />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: [
    'Use it for a time that leads to tickets.',
    'Name the cinema in its spoken name where the page has several.',
  ],
  dont: ['A time that leads nowhere is text.', 'Don’t tell “few left” by colour alone.'],
  anatomy: ['Time', 'Word of its state, if any', 'Mark of its state'],
  keys: linkKeys,
  announced: ['A link: time, film or cinema, state in words.'],
}

const time = { time: '19:30', href: '/order/1930/', labels: { few: 'Few left', soldOut: 'Sold out' } }

export const conformance: Conformance = {
  FewLeftMark: {
    shows: (probe) => <FewLeftMark {...probe} />,
    except: { theme: 'A mark of the showtime button, styled there by its slot.' },
  },
  ShowtimeButton: {
    shows: (probe) => <ShowtimeButton {...time} {...probe} />,
    states: {
      'a[data-state=few][data-attribute=hero]': (
        <ShowtimeButton {...time} state="few" attribute={{ kind: 'hero' }} />
      ),
      'a[data-state=soldOut]': <ShowtimeButton {...time} state="soldOut" />,
      'a[data-state=started]': <ShowtimeButton {...time} state="started" />,
    },
  },
}
