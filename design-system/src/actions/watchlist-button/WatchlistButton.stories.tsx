import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { useState } from 'react'
import { doNothing, type Conformance } from '../../../conformance/entry.ts'
import { buttonKeys, type Guidance } from '../../../stories/guidance.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { rightToLeft } from '../../../stories/Frame.tsx'
import { WatchlistButton, type WatchlistButtonProps } from './index.ts'

const nothing = () => undefined
const plain = { label: 'The Salt Road in your watchlist', pressed: false, onChange: nothing }
const Living = (props: WatchlistButtonProps) => {
  const [pressed, setPressed] = useState(props.pressed)
  return <WatchlistButton {...props} pressed={pressed} onChange={setPressed} />
}

const meta: Meta<typeof WatchlistButton> = {
  title: 'Actions/WatchlistButton',
  excludeStories: /^[a-z]/,
  component: WatchlistButton,
}
export default meta

type Story = StoryObj<typeof WatchlistButton>

export const Pressed: Story = {
  args: plain,
  render: (args) => <Living {...args} />,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button')
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-pressed', 'true')
  },
}

export const RightToLeft: Story = {
  args: { ...plain, label: 'طريق الملح في قائمتك', pressed: true },
  decorators: [rightToLeft],
}

/** Somebody who is not signed in has no list: it leads to the sign-in. */
export const ForAVisitor: Story = {
  args: { label: plain.label, href: '#sign-in' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: plain.label })).toBeVisible()
  },
}

/** Its words are only heard, whole; the button stays as small. */
export const LongText: Story = {
  args: {
    ...plain,
    label:
      'The Last Lighthouse Keeper of Skarn and the Winter That Would Not Come, restored, in your watchlist',
  },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: /^The Last .* watchlist$/ })
    await expect(button.getBoundingClientRect().width).toBeLessThanOrEqual(48)
  },
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases min={140}>
      <Case name="Not in the watchlist">
        <WatchlistButton {...plain} />
      </Case>
      <Case name="In the watchlist">
        <WatchlistButton {...plain} pressed />
      </Case>
      <Case name="Hovered" force="hover">
        <WatchlistButton {...plain} />
      </Case>
      <Case name="Focused" force="focus-visible">
        <WatchlistButton {...plain} />
      </Case>
      <Case name="For a visitor">
        <WatchlistButton label={plain.label} href="/sign-in/" />
      </Case>
      <Case name="Disabled">
        <WatchlistButton {...plain} disabled />
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="Beside a film: saved films are what the watchlist shows.">
        <strong>Louder</strong>
        <WatchlistButton label="Louder in your watchlist" pressed onChange={doNothing} />
      </Do>
      <Dont because="Beside a cinema: nobody finds it in the watchlist again.">
        <strong>Halcyon Docklands</strong>
        <WatchlistButton label="Halcyon Docklands, your cinema" pressed={false} onChange={doNothing} />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: ['Show the press at once and take it back where it failed.', 'Name the film in its label.'],
  dont: ['Any other switch is an `icon-button` with `pressed`.', 'Don’t change the name with the state.'],
  anatomy: ['Target of 44 px', 'Bookmark, filled once it is saved', 'Spoken name'],
  keys: buttonKeys,
  announced: ['A toggle button by the film; a failure is said by a notice.'],
}

export const conformance: Conformance = {
  WatchlistButton: {
    shows: (probe) => (
      <WatchlistButton label="In your watchlist" pressed={false} onChange={doNothing} {...probe} />
    ),
    theme: 'MuiIconButton-root',
  },
}
