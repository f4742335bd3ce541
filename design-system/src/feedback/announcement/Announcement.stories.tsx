import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import type { Guidance } from '../../../stories/guidance.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { rightToLeft } from '../../../stories/Frame.tsx'
import { expectNoOverflow } from '../../../stories/plays.ts'
import { Announcement } from './index.ts'

const meta: Meta<typeof Announcement> = {
  title: 'Feedback/Announcement',
  excludeStories: /^[a-z]/,
  component: Announcement,
}
export default meta

type Story = StoryObj<typeof Announcement>

export const Default: Story = {
  args: {
    label: 'Announcement',
    lead: 'Screen 4 at Exchange reopens on Friday 13 March',
    text: 'with new laser projection and forty more recliners.',
    action: { label: 'See what’s on', href: '/films/' },
  },
}

const closed = fn()
/** The visitor can send it away. */
export const Closable: Story = {
  args: {
    ...Default.args,
    label: 'Announcement to close',
    close: { label: 'Close this news', onPress: closed },
  },
  play: async ({ canvasElement }) => {
    closed.mockClear()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Close this news' }))
    await expect(closed).toHaveBeenCalledTimes(1)
  },
}

const opened = fn()
/** Others stand behind it. */
export const OneOfSeveral: Story = {
  args: {
    ...Closable.args,
    label: 'First of two announcements',
    more: { label: 'and 1 more', onPress: opened },
  },
  play: async ({ canvasElement }) => {
    opened.mockClear()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'and 1 more' }))
    await expect(opened).toHaveBeenCalledTimes(1)
  },
}

const openLabel = 'Read all: Screen 4 at Exchange reopens'
/** The rest stands behind a button, and closes again. */
export const OneOfSeveralOnAPhone: Story = {
  args: { ...OneOfSeveral.args, openLabel },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    opened.mockClear()
    const canvas = within(canvasElement)
    const text = canvas.getByText(/new laser projection/)
    await expect(text).not.toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
    await expect(canvas.getByRole('complementary').offsetHeight).toBeLessThanOrEqual(96)
    await userEvent.click(canvas.getByRole('button', { name: openLabel, expanded: false }))
    await expect(text).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'See what’s on' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'and 1 more' }))
    await expect(opened).toHaveBeenCalledTimes(1)
    await userEvent.click(canvas.getByRole('button', { name: openLabel, expanded: true }))
    await expect(text).not.toBeVisible()
  },
}

export const RightToLeft: Story = {
  args: {
    label: 'إعلان',
    lead: 'تعود الشاشة 4 في إكستشينج يوم الجمعة',
    text: 'بعرضٍ ليزري جديد وأربعين مقعدًا مريحًا.',
    action: { label: 'ماذا يُعرض', href: '/films/' },
  },
  decorators: [rightToLeft],
}
export const OnAPhone: Story = {
  args: { ...Closable.args, openLabel },
  globals: { viewport: { value: 'phone' } },
}
/** Without the button everything is there at once. */
export const UnfoldedOnAPhone: Story = { ...Closable, globals: { viewport: { value: 'phone' } } }
export const LongTextOnAPhone: Story = {
  args: {
    ...Closable.args,
    openLabel: 'Read all: The vitrine is back',
    lead: 'The Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenvitrine is back in the foyer',
    text: 'after four years on loan to the museum across the harbour, and may be looked at an hour before each film.',
  },
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await expectNoOverflow(context)
    await userEvent.click(within(context.canvasElement).getByRole('button', { name: /^Read all/ }))
    await expectNoOverflow(context)
  },
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases min={600}>
      <Case name="Words and a link" wide>
        <Announcement
          label="News of the chain"
          lead="Screen 4 at Exchange reopens on Friday 13 March"
          text="with new laser projection and forty more recliners."
          action={{ label: 'See what’s on', href: '/films/' }}
        />
      </Case>
      <Case name="Only words" wide>
        <Announcement label="News of the week" lead="The box office closes at 18:00 on Sunday" />
      </Case>
      <Case name="With a cross" wide>
        <Announcement
          label="News to close"
          lead="Screen 4 at Exchange has reopened"
          text="with new laser projection and forty more recliners."
          action={{ label: 'See what’s on', href: '/films/' }}
          close={{ label: 'Close this news', onPress: () => undefined }}
        />
      </Case>
      <Case name="Hovered" force="hover" wide>
        <Announcement
          label="News, hovered"
          lead="Screen 4 at Exchange has reopened"
          action={{ label: 'See what’s on', href: '/films/' }}
        />
      </Case>
      <Case name="Focused" force="focus-visible" wide>
        <Announcement
          label="News, focused"
          lead="Screen 4 at Exchange has reopened"
          action={{ label: 'See what’s on', href: '/films/' }}
        />
      </Case>
      <Case name="Another sign, long words" wide>
        <Announcement
          label="News of trains"
          icon="alert"
          lead="No trains between Portmere and Castermouth on Saturday"
          text="because the viaduct is being painted. Buses leave the station every twenty minutes and stop outside our Pier Head cinema; if you are late, your seats wait."
          action={{ label: 'Plan your way', href: '/sites/' }}
        />
      </Case>
      <Case name="From the right" wide>
        <div dir="rtl" lang="ar">
          <Announcement
            label="إعلان"
            lead="تعود الشاشة 4 في Exchange يوم الجمعة"
            text="بعرضٍ ليزري جديد وأربعين مقعدًا مريحًا."
            action={{ label: 'ماذا يُعرض', href: '/films/' }}
            close={{ label: 'أغلق', onPress: () => undefined }}
          />
        </div>
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="One line that concerns many, with the way to more." filled>
        <Announcement
          label="News of the screen"
          lead="Screen 4 at Exchange is open again"
          text="from Friday 13 March."
          action={{ label: 'See what’s on', href: '/films/' }}
        />
      </Do>
      <Dont because="Three above one another push the films down: the second is not read any more." filled>
        <Announcement label="News of popcorn" lead="Popcorn comes in three sizes now" />
        <Announcement
          label="News of an offer"
          icon="gift"
          lead="Half price on Mondays"
          text="for students."
        />
        <Announcement label="News of the app" icon="sparkle" lead="We have a new app" />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: [
    'Use it for one line of news that concerns many.',
    'Give it an end date, and a link where there is more.',
  ],
  dont: [
    'What happened to this visitor is a `notice`; what went wrong in place, a `alert`.',
    'Don’t stack three of them: the second is not read.',
  ],
  anatomy: ['Words', 'On a phone, button that shows the rest', 'Link, if any', 'Button that closes it'],
  keys: [
    [
      'Tab',
      'On a phone to the button that shows the rest; then to the link, then to the button that closes it.',
    ],
    ['Enter', 'Follows the link; shows or hides the rest, or closes it, at its button.'],
    ['Space', 'Shows or hides the rest, or closes it, at its button.'],
  ],
  announced: [
    'A region named “Announcement”, in reading order; it does not interrupt.',
    'On a phone the lead, then a button that is expanded or collapsed, with the text behind it.',
  ],
}

export const conformance: Conformance = {
  Announcement: { shows: (probe) => <Announcement label="News" lead="Vast is back." {...probe} /> },
}
