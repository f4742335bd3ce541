import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { doNothing, type Conformance } from '../../../conformance/entry.ts'
import { linkKeys, type Guidance } from '../../../stories/guidance.ts'
import { getBox, expectNoOverflow } from '../../../stories/plays.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { rightToLeft } from '../../../stories/Frame.tsx'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { RecentSearches, type RecentSearchesProps } from './index.ts'

const nothing = () => undefined
const createSearches = (...terms: string[]) =>
  terms.map((term) => ({ term, href: `#${encodeURIComponent(term)}`, removeLabel: `Remove ${term}` }))
const plain: RecentSearchesProps = {
  label: 'Recent searches',
  clearLabel: 'Clear all',
  searches: createSearches('louder', 'Josephine Rask', 'docklands'),
  onRemove: nothing,
  onClear: nothing,
}

const meta: Meta<typeof RecentSearches> = {
  title: 'Films/RecentSearches',
  excludeStories: /^[a-z]/,
  component: RecentSearches,
}
export default meta

type Story = StoryObj<typeof RecentSearches>

export const Default: Story = { args: plain }

const forgotten = fn()
/** One is forgotten, the others stay. */
export const Forgotten: Story = {
  args: { ...plain, onRemove: forgotten },
  play: async ({ canvasElement }) => {
    forgotten.mockClear()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Remove louder' }))
    await expect(forgotten).toHaveBeenCalledWith('louder')
  },
}
export const OnAPhone: Story = { args: plain, globals: { viewport: { value: 'phone' } } }

/** What was typed in another script is read its own way, beside its glyph, and left out at its own end. */
export const RightToLeft: Story = {
  args: {
    ...plain,
    label: 'عمليات البحث الأخيرة',
    clearLabel: 'امسح الكل',
    searches: createSearches(
      'المنارة',
      'Louder!',
      'the one with the lighthouse keeper who never answered any of the letters',
    ),
  },
  globals: { viewport: { value: 'phone' } },
  decorators: [rightToLeft],
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link')
    const texts = links.map((link) => link.querySelector('span'))
    await expect(texts.map((each) => each && getComputedStyle(each).direction)).toEqual(['rtl', 'ltr', 'ltr'])
    await expect(new Set(texts.map((each) => Math.round(getBox(each).right))).size).toBe(1)
    await expectNoOverflow({ canvasElement })
  },
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases min={340}>
      <Case name="Three of them">
        <RecentSearches {...plain} />
      </Case>
      <Case name="Hovered" force="hover" control="li > a">
        <RecentSearches {...plain} label="Recent searches, hovered" searches={createSearches('louder')} />
      </Case>
      <Case name="Focused" force="focus-visible" control="li > a">
        <RecentSearches {...plain} label="Recent searches, focused" searches={createSearches('louder')} />
      </Case>
      <Case name="Long words">
        <RecentSearches
          {...plain}
          label="Recent searches in many words"
          searches={createSearches(
            'the one with the lighthouse keeper who never answered any of the letters',
            'salt',
          )}
        />
      </Case>
      <Case name="From the right">
        <div dir="rtl" lang="ar">
          <RecentSearches
            {...plain}
            label="عمليات البحث الأخيرة"
            clearLabel="امسح الكل"
            searches={createSearches(
              'المنارة',
              'Louder!',
              'the one with the lighthouse keeper who never answered any of the letters',
            )}
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
      <Do because="A few, the last one first; one or all can be forgotten." filled>
        <RecentSearches {...plain} />
      </Do>
      <Dont because="Nine of them: typing it again is quicker than reading them." filled>
        <RecentSearches
          {...plain}
          label="All of your searches"
          searches={createSearches(
            'louder',
            'louder tickets',
            'Josephine Rask',
            'docklands',
            'docklands parking',
            'vast',
            'salt road',
            'gift card',
            'kingfisher',
          )}
        />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: ['Keep searches only for those who agreed.', 'Offer to forget one and all.'],
  dont: ['What was found is `search-results`.', 'Don’t keep more than five.'],
  anatomy: ['Heading', 'Button that clears all', 'Searches, each a link', 'Cross beside each'],
  keys: linkKeys,
  announced: ['A list of links, each followed by a button “Forget …”.'],
}

export const conformance: Conformance = {
  RecentSearches: {
    shows: (probe) => (
      <RecentSearches
        label="Recent searches"
        clearLabel="Clear all"
        searches={[{ term: 'louder', href: '/search/?q=louder', removeLabel: 'Remove louder' }]}
        onRemove={doNothing}
        onClear={doNothing}
        {...probe}
      />
    ),
  },
}
