import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import type { Guidance } from '../../../stories/guidance.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { styled } from '../../foundations/styled/index.ts'
import { rightToLeft } from '../../../stories/Frame.tsx'
import { PageProgress } from './index.ts'

const meta: Meta<typeof PageProgress> = {
  title: 'Feedback/PageProgress',
  excludeStories: /^[a-z]/,
  component: PageProgress,
}
export default meta

type Story = StoryObj<typeof PageProgress>

/** It moves, and so has no sheet of pictures. */
export const OnItsWay: Story = {
  args: { active: true, label: 'Loading' },
  play: async ({ canvasElement }) => {
    const line = await within(canvasElement).findByRole('progressbar', { name: 'Loading' })
    await expect(line.getBoundingClientRect().top).toBe(0)
  },
}
export const Idle: Story = { args: { active: false, label: 'Loading' } }
/** It runs the other way. */
export const RightToLeft: Story = {
  args: { active: true, label: 'جارٍ التحميل' },
  decorators: [rightToLeft],
}

const Screen = styled('div')({
  position: 'relative',
  minBlockSize: 96,
  padding: 20,
  overflow: 'hidden',
  border: '1px solid var(--foyer-border)',
  borderRadius: 'var(--foyer-radius-md)',
})
/** It is fixed to the window; here to what is drawn as one. */
const Line = styled(PageProgress)({ '&&': { position: 'absolute' } })

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="Along the top of the window, while the next page is on its way." filled>
        <Screen>
          <Line active label="Loading Louder" />
          <p>Films this week</p>
        </Screen>
      </Do>
      <Dont because="On one part of a page, which says nothing of what comes there: a skeleton." filled>
        <p>Times at Docklands</p>
        <Screen>
          <Line active label="Loading times" />
        </Screen>
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: [
    'Use one in the whole application, above everything.',
    'Let it show only what takes longer than somebody wonders: it waits 150 ms by itself.',
  ],
  dont: ['A part of a page that is on its way is a `skeleton`.', 'A button that waits is busy: `button`.'],
  anatomy: ['Track along the top of the window', 'Line that runs along it'],
  announced: ['A progress bar by its label, said politely once it shows.'],
}

export const conformance: Conformance = {
  PageProgress: 'is seen after a moment alone, which its own test waits for',
}
