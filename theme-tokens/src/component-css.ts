import { toCssValue, type ComponentStyles } from './configuration/component-styles.ts'

const toCssName = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/**
 * A brand's `components` as rules of its sheet. Class names of Material UI are public. `html` before the class
 * outweighs the single class of a component's own styles, wherever the sheet is, but no state: hovered, disabled and
 * on-picture styles remain.
 */
export const createComponentRules = (components: ComponentStyles): string[] =>
  Object.entries(components).flatMap(([part, classes]) =>
    Object.entries(classes).map(([end, styles]) => {
      const declarations = Object.entries(styles).map(
        ([name, value]) => `${toCssName(name)}:${toCssValue(name, value)}`,
      )
      return `html .${part}-${end}{${declarations.join(';')}}`
    }),
  )
