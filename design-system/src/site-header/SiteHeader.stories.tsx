import type { Meta, StoryObj } from '@storybook/react-vite'
import { logo, navigation } from '../../stories/fixtures.ts'
import { SiteHeader } from './index.ts'

const meta: Meta<typeof SiteHeader> = {
  title: 'Frame/SiteHeader',
  component: SiteHeader,
  parameters: { bare: true },
}
export default meta

type Story = StoryObj<typeof SiteHeader>

export const Default: Story = {
  args: {
    logo,
    navigation,
    navigationLabel: 'Main',
    moreLabel: 'More',
    city: { label: 'Portmere', accessibleName: 'Portmere, change city', onPress: () => undefined },
    actions: [{ icon: 'search', label: 'Search', href: '/films/' }],
    account: { label: 'Sign in', href: '/sign-in/' },
    menu: { openLabel: 'Open menu', closeLabel: 'Close menu', title: 'Menu' },
  },
}
/** Five stand in the line, the rest under "More". */
export const ManyItems: Story = {
  args: {
    ...Default.args,
    navigation: [
      ...navigation,
      { id: 'events', label: 'Events', href: '/events/' },
      { id: 'jobs', label: 'Work with us', href: '/jobs/' },
    ],
  },
}
export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } }
