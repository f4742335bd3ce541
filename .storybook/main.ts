import type { StorybookConfig } from '@storybook/react-vite'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { docsData } from './docs-plugin.ts'

const brandsFolder = join(import.meta.dirname, '../brands')

/** Each brand's assets at an address of its own; a shop serves those of its one brand at `/brand/`. */
const brandAssets = readdirSync(brandsFolder)
  .filter((brand) => existsSync(join(brandsFolder, brand, 'theme.json')))
  .map((brand) => ({ from: `../brands/${brand}/assets`, to: `/brands/${brand}` }))

/** The guide, then stories, which live beside their components; films' artwork and the brands' assets are served as in the shop, with a few goods. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../design-system/stories/guide/*.mdx', '../design-system/{src,stories}/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  staticDirs: [
    ...brandAssets,
    { from: '../brands/halcyon/assets', to: '/brand' },
    { from: '../brands/shared/art/masters', to: '/art' },
    { from: '../design-system/stories/goods', to: '/goods' },
  ],
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), docsData()] }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
}

export default config
