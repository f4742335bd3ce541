import { adoptTheme, FoyerThemeProvider, getHtmlAttributes } from '@foyer/design-system/theme'
import { toTypeSizes } from '@foyer/theme-tokens/css'
import type { BrandTheme } from '@foyer/theme-tokens/theme-model'
import { useLayoutEffect, type ReactNode } from 'react'
import { StoryBrandProvider } from '../design-system/stories/brand.ts'
import { getBrandTheme } from './brands.ts'
import type { Appearance } from './appearance.ts'

/** The steps of type at another size, as a visitor who sets larger text sees them. */
function scaledType({ typography }: BrandTheme, scale: number): string {
  const steps = (which: 'wide' | 'narrow') =>
    Object.entries(toTypeSizes(typography, (size) => `${size[which] * scale}px`))
      .map(([property, size]) => `${property}:${size}`)
      .join(';')
  const root = ':root:root:root'
  return `${root}{${steps('wide')}}@media (max-width:599.95px){${root}{${steps('narrow')}}}`
}

/** Every story stands in the look of the toolbar, as a page would; `<html>` says which. */
export function Branded({
  appearance,
  bare,
  children,
}: {
  appearance: Appearance
  bare: boolean
  children: ReactNode
}) {
  const { brand, theme, mode, tokens, contrast, direction, textSize } = appearance
  useLayoutEffect(() => {
    adoptTheme(theme, {
      raised: { Medium: getBrandTheme(brand, 'Medium'), High: getBrandTheme(brand, 'High') },
    })
  }, [brand, theme])
  useLayoutEffect(() => {
    const root = document.documentElement
    const attributes = getHtmlAttributes({ mode, contrast }, theme)
    for (const [name, value] of Object.entries(attributes)) root.setAttribute(name, value)
    root.dataset['brand'] = brand
    root.dir = direction
    root.lang = direction === 'rtl' ? 'ar' : 'en'
  }, [brand, theme, mode, contrast, direction])
  return (
    <FoyerThemeProvider>
      {textSize !== '100' && <style>{scaledType(theme, Number(textSize) / 100)}</style>}
      <StoryBrandProvider value={{ theme, mode, contrast, tokens }}>
        <div style={{ padding: bare ? 0 : 24 }}>{children}</div>
      </StoryBrandProvider>
    </FoyerThemeProvider>
  )
}
