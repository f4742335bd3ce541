import { defaultPages } from '@foyer/contract/omnia/pages'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Brand } from '../content/brand.ts'
import { contentFacts } from '../omnia/content-facts.ts'
import { ContentLibrary } from '../omnia/library.ts'
import type { BrandFolder } from './brand-folder.ts'
import type { Findings } from './findings.ts'

const silent = { error: () => undefined, info: () => undefined }

/** The files of `content/`, read as the server reads them: what is wrong, with file, line and place. */
export async function checkContent(brand: BrandFolder, read: Brand, catalogue: Catalogue): Promise<Findings> {
  const { pages, requiredCinemaGroupPrompt } = read.channel
  const library = new ContentLibrary({
    folder: brand.file('content'),
    languages: read.languages,
    facts: contentFacts({
      catalogue,
      pages: { ...defaultPages, ...pages },
      siteTitle: read.siteTitle,
      requiredCinemaGroupPrompt,
    }),
    log: silent,
  })
  const { languages, problems } = await library.snapshot()
  const content = languages.get(read.languages[0] ?? '')
  const count = content?.pages.size ?? 0
  return {
    title: 'Content',
    summary: `${count} pages, ${content?.forms.size ?? 0} forms`,
    failures: problems.flatMap((problem) => problem.split('\n')).map((problem) => `content/${problem}`),
    notes: [],
  }
}
