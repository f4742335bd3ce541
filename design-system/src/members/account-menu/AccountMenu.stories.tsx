import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { Conformance } from '../../../conformance/entry.ts'
import { Case, Cases } from '../../../stories/Cases.tsx'
import { rightToLeft } from '../../../stories/Frame.tsx'
import type { Guidance } from '../../../stories/guidance.ts'
import { getBox } from '../../../stories/plays.ts'
import { Do, Dont, Usage } from '../../../stories/Usage.tsx'
import { AccountMenu, type AccountMenuProps } from './index.ts'

const menu: AccountMenuProps = {
  label: 'Account menu',
  items: [
    { id: 'overview', label: 'Overview', href: '/member/' },
    { id: 'account', label: 'Account', href: '/member/account/' },
  ],
  signOut: { label: 'Sign out', onPress: fn() },
}

const meta: Meta<typeof AccountMenu> = {
  title: 'Members/AccountMenu',
  excludeStories: /^[a-z]/,
  component: AccountMenu,
}
export default meta

type Story = StoryObj<typeof AccountMenu>

/** A press opens it at its first entry, arrows move, Escape gives the focus back. */
export const ByKeyboard: Story = {
  args: menu,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    const button = page.getByRole('button', { name: 'Account menu' })
    await userEvent.click(button)
    const items = await page.findAllByRole('menuitem')
    await waitFor(() => expect(items[0]).toHaveFocus())
    for (const item of items) await expect(getBox(item).height).toBeGreaterThanOrEqual(44)
    await userEvent.keyboard('{ArrowDown}')
    await expect(items[1]).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page.queryByRole('menu')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const RightToLeft: Story = {
  args: {
    label: 'قائمة الحساب',
    items: [{ id: 'overview', label: 'نظرة عامة', href: '/member/' }],
    signOut: { label: 'تسجيل الخروج', onPress: fn() },
  },
  decorators: [rightToLeft],
}

export const AllVariants: Story = {
  tags: ['all-variants'],
  render: () => (
    <Cases min={140}>
      <Case name="Closed">
        <AccountMenu {...menu} />
      </Case>
      <Case name="Hovered" force="hover">
        <AccountMenu {...menu} />
      </Case>
      <Case name="Focused" force="focus-visible">
        <AccountMenu {...menu} />
      </Case>
    </Cases>
  ),
}

export const UseAndAvoid: Story = {
  tags: ['usage'],
  render: () => (
    <Usage>
      <Do because="The pages that a member goes to, and the way out.">
        <AccountMenu {...menu} />
      </Do>
      <Dont because="Every page of the site: those stand in the navigation.">
        <AccountMenu
          {...menu}
          items={[
            ...menu.items,
            { id: 'films', label: 'Films', href: '/films/' },
            { id: 'sites', label: 'Cinemas', href: '/sites/' },
          ]}
        />
      </Dont>
    </Usage>
  ),
}

export const guidance: Guidance = {
  do: ['Set it beside the member’s name.', 'End with the way out.'],
  dont: ['The site’s pages stand in `site-header`.', 'Don’t list a page that the chain does not have.'],
  anatomy: ['Button with an arrow', 'Pages', 'Way out'],
  keys: [
    ['Enter, Space', 'Open the menu at its first entry; on an entry, follow it.'],
    ['Arrow keys, Home, End', 'Move through the entries.'],
    ['A letter', 'Moves to the next entry that begins with it.'],
    ['Escape, Tab', 'Close it; the focus goes back to the button.'],
  ],
  announced: ['A button by its name, that it opens a menu and whether it is open; entries as menu items.'],
}

export const conformance: Conformance = {
  AccountMenu: {
    shows: (probe) => <AccountMenu {...menu} {...probe} />,
    theme: 'MuiIconButton-root',
  },
}
