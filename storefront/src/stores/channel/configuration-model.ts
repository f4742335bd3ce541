import type { PageConfiguration } from '@foyer/contract/channel/language-variant'

export type { ConfiguredLink, FooterColumn } from '@foyer/contract/channel/storefront-content'
export type { Language as ConfiguredLanguage } from '@foyer/contract/channel/shared'

/** What a brand decides about the storefront besides its theme and its words, as the page carries it. */
export type StorefrontConfiguration = PageConfiguration
