import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import type { Guidance } from '../../../stories/guidance.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { Accordion } from './index.ts'

const sections = [
  {
    id: 'late',
    heading: 'What if I am late?',
    body: (
      <p>Doors stay open for twenty minutes after the film begins. Ask at the desk, and we light you in.</p>
    ),
  },
  {
    id: 'refund',
    heading: 'Can I have my money back?',
    body: <p>Until two hours before the film, in full, to the card you paid with.</p>,
  },
  { id: 'pets', heading: 'May my dog come?', body: <p>Assistance dogs always. Others on Sundays.</p> },
]
const long = [
  {
    id: 'long',
    heading:
      'We are a school of two hundred and forty children and nineteen grown-ups, some of whom use chairs, and would like a morning to ourselves: how do we go about it?',
    body: <p>{'Write to us a month before. '.repeat(8)}</p>,
  },
]

const meta: Meta<typeof Accordion> = {
  title: 'Content/Accordion',
  excludeStories: /^[a-z]/,
  component: Accordion,
}
export default meta

type Story = StoryObj<typeof Accordion>

/** Up, Down, Home, End lead from heading to heading, Space and Enter fold. */
export const Questions: Story = {
  args: { sections },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [first, second] = canvas.getAllByRole('button')
    first?.focus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(second).toHaveFocus()
    await expect(second).toHaveAttribute('aria-expanded', 'true')
  },
}
export const OneAtATime: Story = { args: { sections, single: true, defaultOpen: ['refund'] } }

export const LongTextOnAPhone: Story = {
  args: { sections: [...long, ...sections], defaultOpen: ['long'] },
  globals: { viewport: { value: 'phone' } },
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases min={400}>
      <Case name="All closed">
        <Accordion sections={sections} />
      </Case>
      <Case name="One open">
        <Accordion sections={sections} defaultOpen={['late']} />
      </Case>
      <Case name="Hovered" force="hover">
        <Accordion sections={sections.slice(0, 1)} />
      </Case>
      <Case name="Focused" force="focus-visible">
        <Accordion sections={sections.slice(0, 1)} />
      </Case>
      <Case name="Long words">
        <Accordion sections={long} defaultOpen={['long']} />
      </Case>
      <Case name="From the right">
        <div dir="rtl" lang="ar">
          <Accordion
            sections={[
              { id: 'a', heading: 'ماذا لو تأخرت؟', body: <p>تبقى الأبواب مفتوحة عشرين دقيقة.</p> },
              { id: 'b', heading: 'هل أسترد نقودي؟', body: <p>نعم.</p> },
            ]}
            defaultOpen={['a']}
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
      <Do because="The heading is the question that people come with." filled>
        <Accordion
          sections={[{ id: 'money', heading: 'Can I get my money back?', body: 'Until two hours before.' }]}
        />
      </Do>
      <Dont because="It has to be opened to learn what it is about." filled>
        <Accordion
          sections={[{ id: 'more', heading: 'More information', body: 'Refunds: until two hours before.' }]}
        />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: [
    'Use it for questions and answers and small print, of which a visitor needs one or two.',
    'Write headings that say what is inside, so that nobody has to open it to find out.',
  ],
  dont: [
    'Don’t fold what most visitors need, such as prices or opening hours.',
    'For one view among several use `tabs`.',
  ],
  anatomy: ['Heading with its button', 'Arrow that turns', 'Panel'],
  keys: [
    ['Tab', 'Moves to each heading.'],
    ['Up, Down, Home, End', 'Move between headings.'],
    ['Enter, Space', 'Unfold and fold.'],
  ],
  announced: ['A heading with a button, “expanded” or “collapsed”.'],
}

const sampleSections = [{ id: 'refunds', heading: 'Refunds', body: 'Until two hours before.' }]

export const conformance: Conformance = {
  Accordion: {
    shows: (probe) => <Accordion sections={sampleSections} {...probe} />,
    states: {
      '[data-slot=section][data-state=closed]': <Accordion sections={sampleSections} />,
      '[data-slot=section][data-state=open]': (
        <Accordion sections={sampleSections} defaultOpen={['refunds']} />
      ),
    },
  },
}
