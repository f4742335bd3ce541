import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { linkKeys, type Guidance } from '../../../stories/guidance.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { days } from '../../../stories/fixtures.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { rightToLeft } from '../../../stories/Frame.tsx'
import { DayStrip } from './index.ts'

const meta: Meta<typeof DayStrip> = {
  title: 'Navigation/DayStrip',
  excludeStories: /^[a-z]/,
  component: DayStrip,
}
export default meta

type Story = StoryObj<typeof DayStrip>

export const TwelveDays: Story = { args: { label: 'Day', days } }
export const Phone: Story = { ...TwelveDays, globals: { viewport: { value: 'phone' } } }

/** As on a page, which shows the day that was pressed. */
function Living({ label }: { label: string }) {
  const [date, setDate] = useState(days[0]?.date)
  return (
    <DayStrip
      label={label}
      days={days.map((day) => ({ ...day, current: day.date === date }))}
      onSelect={setDate}
    />
  )
}
/** The day that was chosen comes to the middle, however many stand before it. */
const chosenInTheMiddle: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('link', { name: /18 March$/ }))
  const middle = (selector: string) => {
    const box = canvasElement.querySelector(selector)?.getBoundingClientRect()
    return box ? box.left + box.width / 2 : NaN
  }
  await waitFor(() => expect(Math.abs(middle('ul') - middle('[aria-current]'))).toBeLessThan(2))
}
export const LastDayOnAPhone: Story = {
  args: { label: 'Day', days },
  render: ({ label }) => <Living label={label} />,
  globals: { viewport: { value: 'phone' } },
  play: chosenInTheMiddle,
}

export const RightToLeft: Story = {
  args: { label: 'اليوم', days },
  render: ({ label }) => <Living label={label} />,
  decorators: [rightToLeft],
  globals: { viewport: { value: 'phone' } },
  play: chosenInTheMiddle,
}

/** Whole names of days and months, as some languages have them. */
export const LongText: Story = {
  args: {
    label: 'The days of which the programme is known',
    days: days.map((day, index) => ({
      ...day,
      weekday: index % 2 === 0 ? 'Donnerstag' : 'Wednesday',
      month: 'September',
      ...(day.disabled ? { disabledText: 'Keine Vorstellungen' } : {}),
    })),
  },
}
export const LongTextOnAPhone: Story = { ...LongText, globals: { viewport: { value: 'phone' } } }

const chosen = fn()
/** Tab goes from day to day, Enter chooses; one without films is a stop and is not chosen. */
export const ByKeyboard: Story = {
  args: { label: 'Day', days: days.slice(4, 7), onSelect: chosen },
  play: async ({ canvasElement }) => {
    chosen.mockClear()
    const links = within(canvasElement).getAllByRole('link')
    links[0]?.focus()
    await userEvent.keyboard('{Enter}')
    await expect(chosen).toHaveBeenLastCalledWith('2026-03-16')
    await userEvent.tab()
    await expect(links[1]).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(chosen.mock.calls).toEqual([['2026-03-16'], ['2026-03-18']])
  },
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases>
      <Case name="Twelve days, the second chosen, two without films" wide>
        <DayStrip label="Day" days={days} />
      </Case>
      <Case name="Hovered" force="hover">
        <DayStrip label="Day, hovered" days={days.slice(0, 3).map((day) => ({ ...day, current: false }))} />
      </Case>
      <Case name="Focused" force="focus-visible">
        <DayStrip label="Day, focused" days={days.slice(0, 3).map((day) => ({ ...day, current: false }))} />
      </Case>
      <Case name="One day">
        <DayStrip label="Day, one" days={days.slice(1, 2)} />
      </Case>
      <Case name="From the right" wide>
        <div dir="rtl" lang="ar">
          <DayStrip
            label="اليوم"
            days={days.slice(0, 7).map((day) => ({
              ...day,
              weekday: 'الجمعة',
              month: 'مارس',
              ...(day.disabled ? { disabledText: 'لا أفلام' } : {}),
            }))}
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
      <Do because="Every day in its place; one without films says so." filled>
        <DayStrip label="Days" days={days.slice(3, 8)} />
      </Do>
      <Dont because="Days without films are left out: Wednesday seems to follow Monday." filled>
        <DayStrip label="Days with films" days={days.slice(3, 8).filter(({ disabled }) => !disabled)} />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: [
    'Use it over times: today is chosen, days without films say so.',
    'Name days as people do: Today, Sat 28.',
  ],
  dont: ['A day that is known by heart is typed: `date-field`.', 'Don’t leave out days without films.'],
  anatomy: ['A link a day: weekday and date', 'Line under the chosen one', 'Way to further days'],
  keys: linkKeys,
  announced: ['A list of links; the chosen day is current, an empty one says so.'],
}

export const conformance: Conformance = {
  DayStrip: { shows: (probe) => <DayStrip label="Days" days={days} {...probe} /> },
}
