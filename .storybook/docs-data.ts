import type { Documentation } from '../design-system/scripts/docs/model.ts'

/** What the sources say of the components. Storybook's build reads them and puts it in this place (`docs-plugin.ts`). */
export const documentation: Documentation = {}
