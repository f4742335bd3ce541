import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { rightToLeft } from '../../../stories/Frame.tsx'
import { radioKeys, type Guidance } from '../../../stories/guidance.ts'
import { expectNoOverflow } from '../../../stories/plays.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { NumberField } from '../../forms/number-field/index.ts'
import { TipChooser, type TipChooserProps } from './index.ts'

const tip: TipChooserProps = {
  label: 'A tip for the person who brings it?',
  name: 'tip',
  options: [
    { value: 'none', label: 'None' },
    { value: '5', label: '5 %', amount: '£0.62' },
    { value: '10', label: '10 %', amount: '£1.23' },
    { value: '15', label: '15 %', amount: '£1.85' },
    {
      value: 'other',
      label: 'Other',
      panel: <NumberField label="Your tip" name="own" format="currency" symbol="£" defaultValue="2" />,
    },
  ],
}

const meta: Meta<typeof TipChooser> = {
  title: 'Order/TipChooser',
  excludeStories: /^[a-z]/,
  component: TipChooser,
}
export default meta

type Story = StoryObj<typeof TipChooser>

/** Arrows choose; the last one asks for an amount of one's own. */
export const Shares: Story = {
  args: { ...tip, help: 'All of it goes to them.' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('15 %'))
    await expect(canvas.getByRole('radio', { name: '15 % £1.85' })).toBeChecked()
    await userEvent.keyboard('{ArrowRight}')
    await expect(await canvas.findByRole('textbox', { name: 'Your tip' })).toBeVisible()
    await userEvent.click(canvas.getByText('10 %'))
    await waitFor(() => expect(canvas.queryByRole('textbox')).toBeNull())
  },
}
export const Phone: Story = {
  args: { ...tip, defaultValue: 'other' },
  globals: { viewport: { value: 'phone' } },
  play: expectNoOverflow,
}

export const RightToLeft: Story = {
  args: {
    label: 'إكرامية؟',
    name: 'tip-rtl',
    options: [
      { value: 'none', label: 'بلا' },
      { value: '10', label: '10 %', amount: '£1.23' },
      { value: 'other', label: 'غيرها' },
    ],
    defaultValue: '10',
  },
  decorators: [rightToLeft],
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases>
      <Case name="A share chosen" wide>
        <TipChooser {...tip} name="share" defaultValue="10" help="All of it goes to them." />
      </Case>
      <Case name="None chosen, one hovered" wide force="hover" control="label">
        <TipChooser {...tip} name="none" />
      </Case>
      <Case name="An amount of one’s own" wide>
        <TipChooser {...tip} name="own" defaultValue="other" />
      </Case>
      <Case name="Focused" wide force="focus-visible">
        <TipChooser {...tip} name="focused" />
      </Case>
      <Case name="Failed, four of them, long words">
        <TipChooser
          {...tip}
          name="failed"
          error="Choose an amount of up to £50."
          options={[
            { value: 'none', label: 'No tip this time, thank you' },
            { value: '5', label: '5 %', amount: '£0.62', disabled: true },
            ...tip.options.slice(2, 4),
          ]}
        />
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="No tip is as easy to choose as any, and each share has its sum." filled>
        <TipChooser {...tip} name="do" options={tip.options.slice(0, 3)} />
      </Do>
      <Dont because="The dearest chosen beforehand, and no way round it." filled>
        <TipChooser {...tip} name="dont" options={tip.options.slice(1, 4)} defaultValue="15" />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: ['Begin with none.', 'Show the sum of each share.', 'Say who gets it.'],
  dont: [
    'The value of a gift card is an `amount-chooser`.',
    'A fee that must be paid is no tip: it is a line of `order-summary`.',
  ],
  anatomy: ['Legend', 'Share', 'Its sum', 'Field of one’s own amount', 'Help'],
  keys: radioKeys,
  announced: ['A radio group by its legend; each share with its sum.'],
}

export const conformance: Conformance = {
  TipChooser: { shows: (probe) => <TipChooser {...tip} {...probe} />, theme: 'MuiFormControl-root' },
}
