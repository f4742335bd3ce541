import { TokenTable } from '../design-system/stories/docs/TokenTable.tsx'
import { tokenMeanings } from '../design-system/stories/docs/token-meanings.ts'
import { brandIds, getBrandTheme } from './brands.ts'

const brands = brandIds.map((id) => {
  const theme = getBrandTheme(id, 'Normal')
  return { id, name: theme.name, theme }
})

/** Every token with what it is for and its value in each brand's own mode. */
export const AllTokens = () => <TokenTable tokens={Object.keys(tokenMeanings)} brands={brands} />
