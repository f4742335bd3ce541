import { styled } from '../styled/index.ts'
import type { ComponentPropsWithRef } from 'react'
import { media } from '../media/index.ts'

/** In the visitor's own colors the ground is theirs, whatever the mode and the header. */
const inOwnColors = (scheme: 'light' | 'dark') => ({
  [`@media (forced-colors: active) and (prefers-color-scheme: ${scheme})`]: {
    '&&&& img': { display: 'none' },
    [`&&&& [data-for=${scheme}]`]: { display: 'block' },
  },
})

const Root = styled('span', { name: 'FoyerLogo', slot: 'Root' })({
  display: 'inline-block',
  '& img': { display: 'block', blockSize: 'var(--foyer-logo-height)', inlineSize: 'auto' },
  // Both pictures are in the page and the attribute on <html> shows one: a switch of mode needs no script.
  '[data-mode=dark] & [data-for=light], [data-mode=light] & [data-for=dark]': { display: 'none' },
  // A header with its own background uses the logo for that background, whatever the mode.
  'header &[data-size=header] [data-for=light]': { display: 'var(--foyer-header-logo-light)' },
  'header &[data-size=header] [data-for=dark]': { display: 'var(--foyer-header-logo-dark)' },
  ...inOwnColors('light'),
  ...inOwnColors('dark'),
  [media.below.md]: { '&[data-size=header] img': { blockSize: 'var(--foyer-logo-height-narrow)' } },
})

export interface LogoProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Address of the logo for light backgrounds. */
  light: string
  /** Address of the logo for dark backgrounds. */
  dark: string
  /** Name of the chain. */
  label: string
  /** Height, as the theme sets it for a header or a footer; default 'header'. */
  size?: 'header' | 'footer' | undefined
  /** Width over height of the drawing: keeps the place before it arrives. */
  ratio?: number | undefined
}

const nominalHeight = 40

/**
 * The chain's logo in the version that suits the mode. Partners' logos are a `picture`. Our own: two pictures, of which
 * the mode shows one; Material UI has no such component.
 */
export function Logo({ light, dark, label, size = 'header', ratio = 3.825, ...rest }: LogoProps) {
  const common = {
    width: Math.round(nominalHeight * ratio),
    height: nominalHeight,
    decoding: 'async' as const,
  }
  return (
    <Root role="img" aria-label={label} data-size={size} {...rest}>
      <img alt="" src={dark} data-for="dark" {...common} />
      <img alt="" src={light} data-for="light" {...common} />
    </Root>
  )
}
