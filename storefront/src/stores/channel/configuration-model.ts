import type { PageConfiguration } from '@foyer/contract/channel/language-variant'

export type { ConfiguredLink, FooterColumn } from '@foyer/contract/channel/storefront-content'
export type { Language as ConfiguredLanguage } from '@foyer/contract/channel/shared'

/** A brand's settings of the storefront besides its theme and its texts, as a page carries them. */
export type StorefrontConfiguration = PageConfiguration
