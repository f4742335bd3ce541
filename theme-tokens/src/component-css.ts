import { toCssValue, type ComponentStyles } from './configuration/component-styles.ts'

const toCssName = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/**
 * A brand's `components` as rules of its sheet. Class names of Material UI are public. `html` before the class outweighs
 * the one class by which every part has its look, wherever the sheet stands, and no state: what is hovered, disabled or
 * over a picture stays as it is.
 */
export const componentCss = (components: ComponentStyles): string[] =>
  Object.entries(components).flatMap(([part, classes]) =>
    Object.entries(classes).map(([end, styles]) => {
      const declarations = Object.entries(styles).map(
        ([name, value]) => `${toCssName(name)}:${toCssValue(name, value)}`,
      )
      return `html .${part}-${end}{${declarations.join(';')}}`
    }),
  )
