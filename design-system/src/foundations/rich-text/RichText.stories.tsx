import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { linkKeys, type Guidance } from '../../../stories/guidance.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { getBox, expectNoOverflow, getTexts } from '../../../stories/plays.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { RichText } from './index.ts'

const text = (
  <>
    <h2>Getting here</h2>
    <p>
      Tram 4 stops at <a href="/sites/">Wharf Street</a>, two minutes from the doors. The last one leaves at{' '}
      <strong>0:40</strong>, and we hold it if the film is <em>long</em>.
    </p>
    <h3>By bicycle</h3>
    <ul>
      <li>Forty stands under the arch</li>
      <li>A pump at the desk</li>
    </ul>
    <blockquote>
      <p>The best ten minutes of the evening are the ones on the quay.</p>
    </blockquote>
    <hr />
    <h4>Prices</h4>
    <table>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Price</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>Weekday</td>
          <td>£11.50</td>
        </tr>
        <tr>
          <td>Weekend</td>
          <td>£13.50</td>
        </tr>
      </tbody>
    </table>
  </>
)

const meta: Meta<typeof RichText> = {
  title: 'Foundations/RichText',
  excludeStories: /^[a-z]/,
  component: RichText,
}
export default meta

type Story = StoryObj<typeof RichText>

export const Narrow: Story = {
  args: { children: text },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('heading').map(({ tagName }) => tagName)).toEqual(['H2', 'H3', 'H4'])
    await expect(getTexts(canvas.getAllByRole('columnheader'))).toEqual(['Day', 'Price'])
    await expectNoOverflow({ canvasElement })
  },
}

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** A table wider than its room is scrolled by itself, by keys too, its words whole. */
export const WideTableOnAPhone: Story = {
  args: {
    children: (
      <table>
        <thead>
          <tr>
            {days.map((day) => (
              <th key={day} scope="col">
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {days.map((day) => (
              <td key={day}>£11.50</td>
            ))}
          </tr>
        </tbody>
      </table>
    ),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expectNoOverflow({ canvasElement })
    const canvas = within(canvasElement)
    const table = canvas.getByRole('table')
    await expect(table.scrollWidth).toBeGreaterThan(table.clientWidth)
    await waitFor(() => expect(table).toHaveAttribute('tabindex', '0'))
    await userEvent.tab()
    await expect(table).toHaveFocus()
    const heights = canvas.getAllByRole('columnheader').map((head) => getBox(head).height)
    await expect(new Set(heights).size).toBe(1)
    await expect(heights[0]).toBeLessThan(60)
  },
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases min={420}>
      <Case name="All that it may hold">
        <RichText>{text}</RichText>
      </Case>
      <Case name="Long words">
        <RichText>
          <p>{'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen '.repeat(3)}</p>
          <ol>
            <li>One</li>
            <li>Two</li>
          </ol>
        </RichText>
      </Case>
      <Case name="From the right">
        <div dir="rtl" lang="ar">
          <RichText>
            <p>الترام رقم ٤ يقف على بعد دقيقتين.</p>
            <ul>
              <li>أربعون موقفًا للدراجات</li>
            </ul>
            <blockquote>
              <p>أجمل ما في المساء.</p>
            </blockquote>
          </RichText>
        </div>
      </Case>
      <Case name="A link, hovered" force="hover">
        <RichText>
          <p>
            Tram 4 stops at <a href="/sites/">Wharf Street</a>, two minutes from the doors.
          </p>
        </RichText>
      </Case>
      <Case name="A link, focused" force="focus-visible">
        <RichText>
          <p>
            Tram 4 stops at <a href="/sites/">Wharf Street</a>, two minutes from the doors.
          </p>
        </RichText>
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="A heading is a heading and a list a list: they are found and read as such." filled>
        <RichText>
          <h2>Getting here</h2>
          <ul>
            <li>Tram 4 to Wharf Street</li>
            <li>Forty bicycle stands under the arch</li>
          </ul>
        </RichText>
      </Do>
      <Dont because="Bold capitals and dashes only look like them: it is read as one long sentence." filled>
        <RichText>
          <p>
            <strong>GETTING HERE</strong>
            <br />
            – Tram 4 to Wharf Street
            <br />– Forty bicycle stands under the arch
          </p>
        </RichText>
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: ['Use it for what an editor wrote; it takes elements, never markup.', 'Begin headings at level 2.'],
  dont: ['Words of the program are texts of the brand, not rich text.', 'Don’t style within it.'],
  anatomy: ['Headings of levels 2 to 4', 'Paragraphs, lists and quotations', 'Tables and lines'],
  keys: [...linkKeys, ['Arrows', 'Scroll a table that is wider than its room, once Tab is at it.']],
  announced: ['Headings, lists, tables and links as what they are.'],
}

export const conformance: Conformance = {
  RichText: { shows: (probe) => <RichText {...probe} /> },
}
