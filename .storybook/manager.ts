import { addons } from 'storybook/manager-api'
import { create, getPreferredColorScheme } from 'storybook/theming'
import { formatStoryLabel } from '../design-system/stories/docs/pages.ts'

/** The frame around stories and pages: the reader's light or dark, our name, and stories called as one would say it. */
addons.setConfig({
  theme: create({
    base: getPreferredColorScheme(),
    brandTitle: 'Foyer design system',
    brandUrl: './?path=/docs/guide-start--docs',
    brandTarget: '_self',
  }),
  // A page of the brand book is read: there is nothing to set.
  layoutCustomisations: {
    showPanel: ({ storyId }, isShown) => !storyId?.startsWith('foundations-') && isShown,
  },
  sidebar: {
    renderLabel: ({ type, name }) => (type === 'story' ? formatStoryLabel(name) : name),
  },
})
