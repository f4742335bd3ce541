import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Conformance } from '../../../conformance/entry.ts'
import type { Guidance } from '../../../stories/guidance.ts'
import { expectNoOverflow } from '../../../stories/plays.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { FilmTitle } from '../film-title/index.ts'
import { styled } from '../../foundations/styled/index.ts'
import { PromotedTag } from './index.ts'

const Stack = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '& > :last-child': { flex: '1 1 100%' },
})

const meta: Meta<typeof PromotedTag> = {
  title: 'Films/PromotedTag',
  excludeStories: /^[a-z]/,
  component: PromotedTag,
}
export default meta

type Story = StoryObj<typeof PromotedTag>

export const Sponsored: Story = { args: { promotion: 'Sponsored', label: 'Halcyon pick' } }
export const PreBookNow: Story = { args: { promotion: 'PreBookNow', label: 'Book ahead' } }
export const ComingSoon: Story = { args: { promotion: 'ComingSoon', label: 'Coming soon' } }

export const LongTextOnAPhone: Story = {
  args: { promotion: 'Sponsored', label: 'Chosen by the people who sweep the floor of Screen 4 at night' },
  globals: { viewport: { value: 'phone' } },
  play: expectNoOverflow,
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases min={200}>
      <Case name="Put forward by the chain">
        <PromotedTag promotion="Sponsored" label="Halcyon pick" />
      </Case>
      <Case name="To be booked ahead">
        <PromotedTag promotion="PreBookNow" label="Book ahead" />
      </Case>
      <Case name="Coming soon">
        <PromotedTag promotion="ComingSoon" label="Coming soon" />
      </Case>
      <Case name="Long words">
        <PromotedTag promotion="Sponsored" label="Chosen by the people who sweep the floor of Screen 4" />
      </Case>
      <Case name="From the right">
        <div dir="rtl" lang="ar">
          <PromotedTag promotion="Sponsored" label="اختيار السينما" />
        </div>
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="One a film, in two words.">
        <FilmTitle
          title="Louder"
          headingLevel={3}
          promoted={{ promotion: 'Sponsored', label: 'Halcyon pick' }}
        />
      </Do>
      <Dont because="Three on one film: they take the eye from its title, and none is believed.">
        <Stack>
          <PromotedTag promotion="Sponsored" label="Halcyon pick" />
          <PromotedTag promotion="PreBookNow" label="Book ahead" />
          <PromotedTag promotion="ComingSoon" label="Coming soon" />
          <FilmTitle title="Louder" headingLevel={3} />
        </Stack>
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: ['Use one a film, chosen by `choosePromotion`.', 'Keep it to two words.'],
  dont: ['Whether it can be booked is a `status-label`.', 'Don’t tag more than a third of a list.'],
  announced: ['Its words, before the title.'],
}

export const conformance: Conformance = {
  PromotedTag: {
    shows: (probe) => <PromotedTag promotion="Sponsored" label="Halcyon pick" {...probe} />,
    states: { '[data-promotion=ComingSoon]': <PromotedTag promotion="ComingSoon" label="Coming soon" /> },
  },
}
