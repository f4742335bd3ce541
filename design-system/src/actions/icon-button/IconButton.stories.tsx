import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { buttonKeys, type Guidance } from '../../../stories/guidance.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { rightToLeft } from '../../../stories/Frame.tsx'
import { IconButton } from './index.ts'

const meta: Meta<typeof IconButton> = {
  title: 'Actions/IconButton',
  excludeStories: /^[a-z]/,
  component: IconButton,
}
export default meta

type Story = StoryObj<typeof IconButton>

/** A toggle exposes its state, and shows it by its glyph. */
export const Switched: Story = {
  args: { icon: 'bookmark', label: 'Save', pressed: false },
  render: function Page(args) {
    const [isPressed, setPressed] = useState(false)
    return (
      <IconButton
        {...args}
        icon={isPressed ? 'bookmark-filled' : 'bookmark'}
        pressed={isPressed}
        onClick={() => setPressed(!isPressed)}
      />
    )
  },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Save' })
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-pressed', 'true')
  },
}
/** Arrows turn with the reading direction. */
export const RightToLeft: Story = {
  args: { icon: 'chevron-right', label: 'التالي', variant: 'outlined' },
  decorators: [rightToLeft],
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases min={200}>
      <Case name="Plain">
        <IconButton label="Search" icon="search" />
      </Case>
      <Case name="Plain, hovered" force="hover">
        <IconButton label="Search" icon="search" />
      </Case>
      <Case name="Plain, focused" force="focus-visible">
        <IconButton label="Search" icon="search" />
      </Case>
      <Case name="Outlined">
        <IconButton label="Pause" icon="pause" variant="outlined" />
      </Case>
      <Case name="Outlined, hovered" force="hover">
        <IconButton label="Pause" icon="pause" variant="outlined" />
      </Case>
      <Case name="Outlined, focused" force="focus-visible">
        <IconButton label="Pause" icon="pause" variant="outlined" />
      </Case>
      <Case name="Outlined, disabled">
        <IconButton label="Next" icon="chevron-right" variant="outlined" disabled />
      </Case>
      <Case name="Not pressed">
        <IconButton label="Ninth Floor in your watchlist" icon="bookmark" pressed={false} />
      </Case>
      <Case name="Pressed">
        <IconButton label="Ninth Floor in your watchlist" icon="bookmark-filled" pressed />
      </Case>
      <Case name="A link">
        <IconButton label="Sign in" icon="user" href="/sign-in/" />
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="Glyphs that everybody knows: close, search, play.">
        <IconButton icon="search" label="Search" />
        <IconButton icon="play" label="Play the trailer" />
        <IconButton icon="close" label="Close" />
      </Do>
      <Dont because="Glyphs that have to be guessed. Give them words: a button.">
        <IconButton icon="cloud" label="Save for later" />
        <IconButton icon="clapper" label="Private screenings" />
        <IconButton icon="sparkle" label="Offers" />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: [
    'Use it where the glyph is known to everybody: close, search, play.',
    'Name it by what it does: “Close”, “Zoom in”. With `pressed` the name stays and the state changes.',
  ],
  dont: [
    'Where there is room for a word use a `button`.',
    'Don’t make it smaller than 44 by 44 px: the target is the size, not the glyph.',
  ],
  anatomy: ['Target of 44 px', 'Glyph', 'Spoken name'],
  keys: buttonKeys,
  announced: ['A button by its name; with `pressed`, a toggle button that says whether it is on.'],
}

export const conformance: Conformance = {
  IconButton: {
    shows: (probe) => <IconButton icon="close" label="Close" {...probe} />,
    theme: 'MuiIconButton-root',
    states: {
      'button[data-variant=outlined]': <IconButton icon="close" label="Close" variant="outlined" />,
      'a[data-variant=plain][data-slot=search]': (
        <IconButton icon="search" label="Search" href="/search/" data-slot="search" />
      ),
    },
  },
}
