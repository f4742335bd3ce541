import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { buttonKeys, type Guidance } from '../../../stories/guidance.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { styled } from '../../foundations/styled/index.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { NotificationList, type NoticeItem } from './index.ts'

const items: NoticeItem[] = [
  {
    id: '1',
    tone: 'success',
    title: 'Saved to your watchlist',
    onClose: () => undefined,
    closeLabel: 'Close',
  },
  { id: '2', tone: 'warning', title: 'Four minutes left', text: 'We are holding F7 and F8 until 19:12.' },
  { id: '3', tone: 'info', title: 'You are seeing Portmere' },
]

const meta: Meta<typeof NotificationList> = {
  title: 'Feedback/NotificationList',
  excludeStories: /^[a-z]/,
  component: NotificationList,
}
export default meta

type Story = StoryObj<typeof NotificationList>

export const ThreeOfThem: Story = {
  args: {
    label: 'Notices',
    moreLabel: (hidden) => `${hidden} more notice${hidden === 1 ? '' : 's'}`,
    lessLabel: 'Fewer notices',
    items,
  },
}

export const RightToLeft: Story = {
  args: {
    label: 'إشعارات',
    moreLabel: (hidden) => `${hidden} إشعارات أخرى`,
    lessLabel: 'إشعارات أقل',
    items: [
      { id: '1', tone: 'success', title: 'حُفظ في قائمتك', onClose: () => undefined, closeLabel: 'أغلق' },
      { id: '2', tone: 'warning', title: 'بقيت أربع دقائق', text: 'نحجز لك F7 و F8 حتى 19:12.' },
      { id: '3', tone: 'info', title: 'تشاهد بورتمير' },
    ],
  },
  globals: { direction: 'rtl' },
}

/** The rest shows and hides behind one button. */
export const Unfolded: Story = {
  ...ThreeOfThem,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '1 more notice' }))
    await expect(canvas.getByText('You are seeing Portmere')).toBeVisible()
    // The button is the last thing in what scrolls: its ring stands within it.
    await expect(
      Number.parseFloat(
        getComputedStyle(canvas.getByRole('button', { name: 'Fewer notices' })).outlineOffset,
      ),
    ).toBeLessThan(0)
    await userEvent.click(canvas.getByRole('button', { name: 'Fewer notices' }))
    await expect(canvas.queryByText('You are seeing Portmere')).toBeNull()
  },
}
export const LongTextOnAPhone: Story = {
  args: {
    label: 'Notices',
    items: [
      {
        id: '1',
        tone: 'error',
        title: 'The Last Lighthouse Keeper of Skarn and the Winter That Would Not Come was not saved',
        text: 'Your watchlist could not be reached just now. Nothing that was in it is lost; try again in a while.',
        onClose: () => undefined,
        closeLabel: 'Close',
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
}

/** It is fixed to the window; here it stands among others. */
const Standing = styled(NotificationList)({
  '&&&': { position: 'static', inlineSize: 'auto', maxInlineSize: 420 },
})
const labels = {
  moreLabel: (hidden: number) => `${hidden} more notice${hidden === 1 ? '' : 's'}`,
  lessLabel: 'Fewer notices',
}
const [first, ...others] = items

/** Two notices and one more behind a button, and that button in its states. */
export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases min={380}>
      <Case name="Two, and one behind a button">
        <Standing {...labels} label="Notices" items={items} />
      </Case>
      <Case name="One">
        <Standing {...labels} label="One notice" items={first ? [first] : []} />
      </Case>
      <Case name="Button hovered" force="hover">
        <Standing {...labels} label="Notices, hovered" items={others} visible={1} />
      </Case>
      <Case name="Button focused" force="focus-visible">
        <Standing {...labels} label="Notices, focused" items={others} visible={1} />
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="Two at a time, the urgent one on top, each of which says something of its own." filled>
        <Standing
          label="Notices, used well"
          items={[
            {
              id: 'time',
              tone: 'warning',
              title: 'Four minutes left',
              text: 'We are holding F7 and F8 until 19:12.',
            },
            { id: 'saved', tone: 'success', title: 'Louder is in your watchlist' },
          ]}
        />
      </Do>
      <Dont because="A notice a press: the same thing three times, over what is being done." filled>
        <Standing
          label="Notices, avoided"
          visible={3}
          items={['Ninth Floor', 'Kingfisher', 'Louder'].map((title) => ({
            id: title,
            tone: 'success',
            title: `${title} was saved`,
          }))}
        />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: ['Use one in the whole application.', 'Let errors stay until they are closed.'],
  dont: ['A field’s error stands in its field: `field`.', 'Don’t send the same notice twice.'],
  anatomy: ['Notice on top', 'The next one behind it', 'Button with how many there are'],
  keys: [...buttonKeys, ['Tab', 'Stops the clock of the one on top while the focus is within.']],
  announced: ['Each notice politely as it comes.'],
}

const sampleItems = [{ id: 'one', tone: 'info', title: 'Saved' }] as const

export const conformance: Conformance = {
  NotificationList: {
    shows: (probe) => <NotificationList label="News" items={[]} {...probe} />,
    states: { 'section[data-filled]': <NotificationList label="News" items={sampleItems} /> },
  },
}
