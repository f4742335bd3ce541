import type { Meta, StoryObj } from '@storybook/react-vite'
import { rightToLeft } from '../../stories/Frame.tsx'
import { ProgrammeColumns } from './index.ts'

const meta: Meta<typeof ProgrammeColumns> = { title: 'Films/ProgrammeColumns', component: ProgrammeColumns }
export default meta

type Story = StoryObj<typeof ProgrammeColumns>

const entry = (time: string, title: string, place: string) => ({
  id: `${time} ${place}`,
  href: '/order/',
  time,
  title,
  place,
})

export const RightToLeft: Story = {
  args: {
    columns: [
      {
        id: '1',
        title: 'دوكلاندز',
        entries: [entry('18:30', 'طريق الملح', 'الشاشة 4'), entry('20:45', 'الطابق التاسع', 'الشاشة 1')],
      },
      { id: '2', title: 'إكستشينج', entries: [] },
    ],
    emptyText: 'لا عروض أخرى اليوم',
  },
  decorators: [rightToLeft],
}

/** One column under the other. */
export const OnAPhone: Story = {
  args: {
    columns: [
      {
        id: '1',
        title: 'Wrenbridge',
        entries: [entry('11:00', 'The Last Lighthouse Keeper of Skarn and other winter films', 'Screen I')],
      },
      { id: '2', title: 'St Auban', entries: [] },
    ],
    emptyText: 'No more showings today.',
  },
  globals: { viewport: { value: 'phone' } },
}

/** Three houses: one with a long title, one with nothing left. */
export const Sheet: Story = {
  tags: ['sheet'],
  args: {
    emptyText: 'No more showings today.',
    headingLevel: 2,
    columns: [
      {
        id: 'wrenbridge',
        title: 'Wrenbridge',
        entries: [entry('11:00', 'The Quiet Tenant', 'Screen I'), entry('14:15', 'Velvet Hour', 'Screen II')],
      },
      {
        id: 'lower-quay',
        title: 'Lower Quay',
        entries: [entry('12:30', 'The Last Lighthouse Keeper of Skarn', 'The Loft')],
      },
      { id: 'st-auban', title: 'St Auban', entries: [] },
    ],
  },
}
