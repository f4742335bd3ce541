import type { StorybookConfig } from '@storybook/react-vite'

/** Stories live beside their components; films' artwork and the brand's assets are served as in the shop. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../design-system/{src,stories}/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  staticDirs: [
    { from: '../brands/halcyon/assets', to: '/brand' },
    { from: '../brands/shared/art/masters', to: '/art' },
  ],
  typescript: { reactDocgen: 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
}

export default config
