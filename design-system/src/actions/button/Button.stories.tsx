import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import type { Guidance } from '../../../stories/guidance.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { getBox, expectNoOverflow } from '../../../stories/plays.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { rightToLeft } from '../../../stories/Frame.tsx'
import { Button } from './index.ts'

/** Of a union of a link and a button no tool reads the props. */
const described = (description: string, type: string, defaultValue?: string) => ({
  description,
  table: {
    type: { summary: type },
    ...(defaultValue !== undefined && { defaultValue: { summary: defaultValue } }),
  },
})

const meta: Meta<typeof Button> = {
  title: 'Actions/Button',
  excludeStories: /^[a-z]/,
  component: Button,
  argTypes: {
    children: described('Its words: what happens.', 'ReactNode'),
    variant: described(
      'One primary a view; danger for what destroys or gives money back; text has no edge.',
      "'primary' | 'secondary' | 'danger' | 'text'",
      'primary',
    ),
    size: described('52 or 44 px high.', "'large' | 'medium'", 'large'),
    icon: described('A glyph before the words.', 'IconName'),
    endIcon: described('A glyph after the words.', 'IconName'),
    busy: described(
      'Of a button, waiting for an answer: keeps the focus and its width at least, refuses presses.',
      'boolean',
    ),
    busyLabel: described('Spoken and shown instead of the words while busy.', 'string'),
    fullWidth: described('As wide as its place.', 'boolean'),
    onArt: described('Stands on a picture: takes its edge from the text colour there.', 'boolean'),
    href: described('Makes it a link.', 'string'),
    disabled: described('Of a button: cannot be pressed or reached.', 'boolean'),
    'aria-disabled': described(
      'Of a button: cannot be pressed but reached, so that its reason is found.',
      'boolean',
    ),
  },
}
export default meta

type Story = StoryObj<typeof Button>

export const FullWidth: Story = { args: { children: 'Keep these seats', fullWidth: true } }
export const LongText: Story = {
  args: { children: 'Hold seats H10, H11 and H12 in Screen 4 at Halcyon Northgate again', icon: 'clock' },
}

export const RightToLeft: Story = {
  args: { children: 'اختر مقاعدك', endIcon: 'arrow-right' },
  decorators: [rightToLeft],
}
/** A word that is longer than the button breaks in it. */
export const OnAPhone: Story = {
  args: {
    children: `${LongText.args?.children as string} im Donaudampfschifffahrtsgesellschaftskapitänssaal`,
  },
  globals: { viewport: { value: 'phone' } },
  play: expectNoOverflow,
}

const pressed = fn()
/** Space and Enter press it. */
export const Pressed: Story = {
  args: { children: 'Keep these seats', onClick: pressed },
  play: async ({ canvasElement }) => {
    pressed.mockClear()
    within(canvasElement).getByRole('button').focus()
    await userEvent.keyboard('{Enter} ')
    await expect(pressed).toHaveBeenCalledTimes(2)
  },
}

/** While it waits nothing presses it, and it keeps the focus and its place. */
export const Busy: Story = {
  args: { children: 'Keep these seats', busy: true, busyLabel: 'Keeping', onClick: pressed },
  render: (args) => (
    <>
      <Button {...args} /> <Button>Keep these seats</Button>
    </>
  ),
  play: async ({ canvasElement }) => {
    pressed.mockClear()
    const button = within(canvasElement).getByRole('button', { name: 'Keeping' })
    button.focus()
    await userEvent.keyboard('{Enter} ')
    await expect(pressed).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
    const [waiting, other] = within(canvasElement).getAllByRole('button').map(getBox)
    await expect(waiting?.width).toBe(other?.width)
  },
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases min={280}>
      <Case name="Primary">
        <Button>Book The Salt Road</Button>
      </Case>
      <Case name="Primary, hovered" force="hover">
        <Button>Book The Salt Road</Button>
      </Case>
      <Case name="Primary, focused" force="focus-visible">
        <Button>Book The Salt Road</Button>
      </Case>
      <Case name="Secondary">
        <Button variant="secondary" icon="play">
          Watch trailer
        </Button>
      </Case>
      <Case name="Secondary, hovered" force="hover">
        <Button variant="secondary" icon="play">
          Watch trailer
        </Button>
      </Case>
      <Case name="Secondary, focused" force="focus-visible">
        <Button variant="secondary" icon="play">
          Watch trailer
        </Button>
      </Case>
      <Case name="Danger">
        <Button variant="danger">Delete my account</Button>
      </Case>
      <Case name="Danger, hovered" force="hover">
        <Button variant="danger">Delete my account</Button>
      </Case>
      <Case name="Danger, focused" force="focus-visible">
        <Button variant="danger">Delete my account</Button>
      </Case>
      <Case name="Text">
        <Button variant="text">Clear all</Button>
      </Case>
      <Case name="Text, hovered" force="hover">
        <Button variant="text">Clear all</Button>
      </Case>
      <Case name="Text, focused" force="focus-visible">
        <Button variant="text">Clear all</Button>
      </Case>
      <Case name="With a glyph after">
        <Button endIcon="arrow-right">Choose your seats</Button>
      </Case>
      <Case name="Medium">
        <Button size="medium">Allow all</Button>
      </Case>
      <Case name="Medium, secondary">
        <Button size="medium" variant="secondary">
          Use them
        </Button>
      </Case>
      <Case name="A link that looks like one">
        <Button icon="lock" href="/order/payment/">
          Pay £45.30
        </Button>
      </Case>
      <Case name="Busy">
        <Button busy busyLabel="Paying">
          Pay £45.30
        </Button>
      </Case>
      <Case name="Disabled">
        <Button disabled>Choose a seat first</Button>
      </Case>
      <Case name="Refused, with its reason near">
        <Button aria-disabled>Choose a seat first</Button>
      </Case>
      <Case name="Full width">
        <Button fullWidth>Keep these seats</Button>
      </Case>
      <Case name="Long words">
        <Button icon="clock">Hold seats H10, H11 and H12 in Screen 4 at Halcyon Northgate again</Button>
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="One primary button; whatever else can be done is secondary. Its words say what happens.">
        <Button>Pay £24.50</Button>
        <Button variant="secondary">Change seats</Button>
      </Do>
      <Dont because="Two primary buttons compete, and “Submit” does not say what it costs.">
        <Button>Submit</Button>
        <Button>Back</Button>
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: [
    'Use one primary button a view, for the step that most visitors take next.',
    'Let the words say what happens: “Pay £24.50”, not “Submit”.',
    'Keep a button that is refused in reach with `aria-disabled`, and say the reason beside it.',
  ],
  dont: [
    'An address within a sentence is a `link`; a glyph alone is an `icon-button`.',
    'Don’t put two primary buttons beside each other: one of them is secondary.',
    'Don’t disable a form’s button until the form is right: say what is missing when it is pressed.',
  ],
  anatomy: ['Glyph, if any', 'Words', 'Glyph at the end, if any', 'Spinner over the words while busy'],
  keys: [
    ['Tab', 'Moves to the button.'],
    ['Enter', 'Presses it, or follows its address.'],
    ['Space', 'Presses it; scrolls the page where it is a link.'],
  ],
  announced: [
    'A button, or a link when it has an address, named by its words.',
    'While busy: “busy” with the words of `busyLabel`; the focus stays.',
  ],
}

export const conformance: Conformance = {
  Button: {
    shows: (probe) => <Button {...probe}>Book</Button>,
    theme: 'MuiButton-root',
    states: {
      'button[data-variant=primary][data-size=large]': <Button>Book</Button>,
      'button[data-variant=text][data-size=medium]': (
        <Button variant="text" size="medium">
          Clear
        </Button>
      ),
      'button[data-full-width][data-on-art]': (
        <Button fullWidth onArt>
          Book
        </Button>
      ),
      'button[data-variant=danger]': <Button variant="danger">Delete</Button>,
      'a[data-variant=secondary]': (
        <Button variant="secondary" href="/films/">
          Films
        </Button>
      ),
    },
  },
}
