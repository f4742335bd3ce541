import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import type { Guidance } from '../../../stories/guidance.ts'
import { expectNoOverflow } from '../../../stories/plays.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { RuleList, type Rule } from './index.ts'

const labels = { met: 'done', unmet: 'not yet' }
const texts = [
  'At least 8 characters',
  'A small letter',
  'A capital letter',
  'A figure',
  'Not your name or email',
  'Not on a list of stolen ones',
]
const createRules = (isMet: (index: number) => boolean | undefined): Rule[] =>
  texts.map((text, index) => ({ text, isMet: isMet(index) }))

const meta: Meta<typeof RuleList> = {
  title: 'Forms/RuleList',
  excludeStories: /^[a-z]/,
  component: RuleList,
}
export default meta

type Story = StoryObj<typeof RuleList>

/** Five of six are met; the last one is not known yet. */
export const AlmostThere: Story = {
  args: { rules: createRules((index) => (index < 5 ? true : undefined)), labels, summary: '5 of 6' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('status')).toHaveTextContent('5 of 6')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6)
  },
}

export const LongTextOnAPhone: Story = {
  args: {
    rules: createRules((index) => index > 1).map(({ text, isMet }) => ({
      text: `${text}, wherever in it you like to have it`,
      isMet,
    })),
    labels,
    summary: '4 of 6 rules of this cinema are met by now',
  },
  globals: { viewport: { value: 'phone' } },
  play: expectNoOverflow,
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases min={400}>
      <Case name="Nothing typed">
        <RuleList rules={createRules(() => undefined)} labels={labels} summary="0 of 6" />
      </Case>
      <Case name="Five met, one not known yet">
        <RuleList
          rules={createRules((index) => (index < 5 ? true : undefined))}
          labels={labels}
          summary="5 of 6"
        />
      </Case>
      <Case name="One broken">
        <RuleList rules={createRules((index) => index !== 3)} labels={labels} summary="5 of 6" />
      </Case>
      <Case name="Without a bar">
        <RuleList rules={createRules((index) => index < 3)} labels={labels} />
      </Case>
      <Case name="From the right">
        <div dir="rtl" lang="ar">
          <RuleList
            rules={[
              { text: '8 أحرف على الأقل', isMet: true },
              { text: 'رقم', isMet: false },
              { text: 'حرف كبير' },
            ]}
            labels={{ met: 'تم', unmet: 'ليس بعد' }}
            summary="1 من 3"
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
      <Do because="All of it from the start, and what only the server can createRules stays open." filled>
        <RuleList
          rules={createRules((index) => (index < 5 ? true : undefined))}
          labels={labels}
          summary="5 of 6"
        />
      </Do>
      <Dont because="Crosses before a letter is typed are reproaches." filled>
        <RuleList rules={createRules(() => false)} labels={labels} summary="0 of 6" />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: ['Show all rules from the start.', 'Keep a rule open that only the server can createRules.'],
  dont: ['One sentence of advice is a field’s help.', 'Don’t mark a rule as broken before it is tried.'],
  anatomy: ['How many are met', 'A segment for each rule', 'Rules, each with its mark'],
  announced: ['How many are met, politely, whenever it changes.', 'Each rule with whether it is met.'],
}

const one: Rule = { text: 'A digit' }

export const conformance: Conformance = {
  RuleList: {
    shows: (probe) => <RuleList rules={[one]} labels={labels} {...probe} />,
    states: {
      'li[data-state=met]': <RuleList rules={[{ ...one, isMet: true }]} labels={labels} />,
      'li[data-state=unmet]': <RuleList rules={[{ ...one, isMet: false }]} labels={labels} />,
      '[data-slot=bar] [data-filled]': (
        <RuleList rules={[{ ...one, isMet: true }]} labels={labels} summary="1 of 1" />
      ),
    },
    byColorAlone: {
      'FoyerRuleList [data-state=met]': 'its sign says it',
      'FoyerRuleList [data-state=unmet]': 'its sign says it',
    },
  },
}
