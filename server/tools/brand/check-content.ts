import { defaultPages } from '@foyer/contract/omnia/pages'
import type { Catalogue } from '../../src/catalogue/catalogue.ts'
import type { Brand } from '../../src/brand/brand.ts'
import { createContentContext } from '../../src/content/content-context.ts'
import { findDeadLinks } from '../../src/content/dead-links.ts'
import { ContentLibrary } from '../../src/content/library.ts'
import type { BrandFolder } from '../../src/brand-check/brand-folder.ts'
import type { BrandReport } from '../../src/brand-check/brand-report.ts'

const silent = { error: () => undefined, info: () => undefined }

/**
 * Checks the files of `content/` as the server reads them, with file, line and path of each error; and every link of
 * the brand to an address of its site that does not exist.
 */
export async function checkContent(
  brand: BrandFolder,
  read: Brand,
  catalogue: Catalogue,
): Promise<BrandReport[]> {
  const { pages, requiredCinemaGroupPrompt } = read.channel
  const context = createContentContext({
    catalogue,
    pages: { ...defaultPages, ...pages },
    siteTitle: read.siteTitle,
    requiredCinemaGroupPrompt,
    customPages: (languageTag) => read.variants.get(languageTag)?.customPages ?? [],
  })
  const library = new ContentLibrary({
    folder: brand.file('content'),
    languages: read.languages,
    context,
    log: silent,
  })
  const snapshot = await library.snapshot()
  const { languages, problems } = snapshot
  const content = languages.get(read.languages[0] ?? '')
  return [
    {
      title: 'Content',
      summary: `${content?.pages.size ?? 0} pages, ${content?.forms.size ?? 0} forms`,
      failures: problems.flatMap((problem) => problem.split('\n')).map((problem) => `content/${problem}`),
      notes: [],
    },
    {
      title: 'Links',
      summary: 'links of navigation, footer and pages lead to existing pages',
      failures: findDeadLinks(snapshot, context, read),
      notes: [],
    },
  ]
}
