import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { linkKeys, type Guidance } from '../../../stories/guidance.ts'
import { expectNoOverflow, getTexts } from '../../../stories/plays.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { rightToLeft } from '../../../stories/Frame.tsx'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { OrderSteps, type OrderStep } from './index.ts'

const english = ['Tickets', 'Seats', 'Your details', 'Payment']

/** The steps while the one at `current` is being done. */
const steps = (current: number, labels: readonly string[] = english): OrderStep[] =>
  labels.map((label, index) => ({
    id: label,
    label,
    href: '/order/',
    state: index < current ? 'done' : index === current ? 'current' : 'next',
  }))

const meta: Meta<typeof OrderSteps> = {
  title: 'Order/OrderSteps',
  excludeStories: /^[a-z]/,
  component: OrderSteps,
}
export default meta

type Story = StoryObj<typeof OrderSteps>

export const Second: Story = {
  args: {
    label: 'Your order',
    progress: 'Step 2 of 4',
    doneLabel: 'done',
    steps: steps(1),
  },
  play: async ({ canvasElement }) => {
    const steps = within(within(canvasElement).getByRole('navigation', { name: 'Your order' }))
    await expect(steps.getAllByRole('listitem')).toHaveLength(4)
    await expect(getTexts(steps.getAllByRole('link'))).toEqual(['Tickets, done'])
    await expect(canvasElement.querySelector('[aria-current=step]')).toHaveTextContent('2Seats')
  },
}
export const Phone: Story = {
  ...Second,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    // Shows bars and the current step's name; screen readers still get the whole list.
    await expect(within(canvasElement).getByText('Step 2 of 4')).toBeVisible()
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(4)
    await expectNoOverflow({ canvasElement })
    // Keyboard focus is visible on the bar.
    await userEvent.tab()
    const link = within(canvasElement).getByRole('link', { name: /^Tickets/ })
    await expect(link).toHaveFocus()
    await expect(getComputedStyle(link.parentElement ?? link).outlineStyle).toBe('solid')
  },
}

export const RightToLeft: Story = {
  args: {
    label: 'طلبك',
    progress: 'الخطوة ٢ من ٤',
    doneLabel: 'تم',
    steps: steps(1, ['التذاكر', 'المقاعد', 'بياناتك', 'الدفع']),
  },
  decorators: [rightToLeft],
}

export const LongText: Story = {
  args: {
    label: 'Your order',
    progress: 'Step 2 of 3',
    doneLabel: 'done',
    steps: steps(1, [
      'How many of you are coming',
      'Where you would like to sit',
      'Who you are and how you pay',
    ]),
  },
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases>
      <Case name="The first step" wide>
        <OrderSteps label="Your order, beginning" progress="Step 1 of 4" doneLabel="done" steps={steps(0)} />
      </Case>
      <Case name="Half way" wide>
        <OrderSteps label="Your order" progress="Step 3 of 4" doneLabel="done" steps={steps(2)} />
      </Case>
      <Case name="Hovered" wide force="hover">
        <OrderSteps label="Your order, hovered" progress="Step 3 of 4" doneLabel="done" steps={steps(2)} />
      </Case>
      <Case name="Focused" wide force="focus-visible">
        <OrderSteps label="Your order, focused" progress="Step 3 of 4" doneLabel="done" steps={steps(2)} />
      </Case>
      <Case name="All done" wide>
        <OrderSteps label="Your order, done" progress="Step 4 of 4" doneLabel="done" steps={steps(4)} />
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage wide>
      <Do because="All steps from the start, a word each; those that are done lead back." filled>
        <OrderSteps label="Your order" progress="Step 2 of 4" doneLabel="done" steps={steps(1)} />
      </Do>
      <Dont because="Sentences: they wrap, and nobody reads them." filled>
        <OrderSteps
          label="Your order, at length"
          progress="Step 2 of 4"
          doneLabel="done"
          steps={steps(1, [
            'First choose how many of you are coming',
            'Now pick the place where you would like to sit',
            'Tell us a little about yourself',
            'Almost there: how would you like to pay?',
          ])}
        />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: ['Show all steps from the start.', 'Let finished steps be links back.'],
  dont: ['Where a page stands on the site is `breadcrumbs`.', 'Don’t let a step be skipped ahead.'],
  anatomy: ['Line, drawn to the current step', 'Number, or a tick once it is done', 'Name'],
  keys: linkKeys,
  announced: ['A list of steps; the current one says so.'],
}

export const conformance: Conformance = {
  OrderSteps: {
    shows: (probe) => <OrderSteps label="Steps" steps={[]} progress="" doneLabel="done" {...probe} />,
    byColorAlone: {
      'FoyerOrderSteps [data-state=done]': 'it has a tick, and leads back',
    },
  },
}
