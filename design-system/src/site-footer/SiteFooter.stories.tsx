import type { Meta, StoryObj } from '@storybook/react-vite'
import { logo } from '../../stories/fixtures.ts'
import { ModeSwitch } from '../mode-switch/index.ts'
import { SiteFooter } from './index.ts'

const links = (...labels: string[]) =>
  labels.map((label) => ({ id: label, label, href: `/${label.toLowerCase().replaceAll(' ', '-')}/` }))

const meta: Meta<typeof SiteFooter> = {
  title: 'Frame/SiteFooter',
  component: SiteFooter,
  parameters: { bare: true },
}
export default meta

type Story = StoryObj<typeof SiteFooter>

export const Default: Story = {
  args: {
    logo,
    message: 'City cinemas with big screens, honest prices and proper coffee.',
    rights: '© 2026 Halcyon Cinemas. Terms, privacy and cookies.',
    navigationLabel: 'Footer',
    columns: [
      { title: 'Visit', links: links('Films', 'Cinemas', 'Gift cards', 'Accessibility') },
      { title: 'Our cinemas', links: links('Halcyon Docklands', 'Halcyon Exchange', 'Halcyon Northgate') },
      {
        title: 'Help',
        links: links('Change or return tickets', 'Find my order', 'Contact us', 'Lost something?'),
      },
    ],
    languagesLabel: 'Language',
    languages: [
      { tag: 'en', label: 'English', href: '?language=en', current: true },
      { tag: 'fr', label: 'Français', href: '?language=fr', current: false },
    ],
    modeSwitch: (
      <ModeSwitch labels={{ legend: 'Appearance', System: 'System', Light: 'Light', Dark: 'Dark' }} />
    ),
  },
}
