import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Icon, isIconName } from '@foyer/design-system/foundations/icon'
import { renderToStaticMarkup } from 'react-dom/server'

interface Attributes {
  readonly attributes: readonly { readonly icon: string | null }[]
}

const brands = path.resolve('brands')

/** Icons of any brand's attributes, which the pages must be able to draw. */
const icons = new Set(
  readdirSync(brands)
    .map((brand) => path.join(brands, brand, 'catalogue.json'))
    .filter((file) => existsSync(file))
    .flatMap((file) => (JSON.parse(readFileSync(file, 'utf8')) as Attributes).attributes)
    .flatMap(({ icon }) => (icon !== null && isIconName(icon) ? [icon] : [])),
)

const findPathData = (svg: string) => / d="([^"]+)"/.exec(svg)?.[1]

it.each([...icons])('serves the attribute icon %s as the pages draw it', (icon) => {
  const served = readFileSync(path.join(brands, 'shared', 'art', 'icons', `${icon}.svg`), 'utf8')
  expect(findPathData(served)).toBe(findPathData(renderToStaticMarkup(<Icon name={icon} />)))
})
