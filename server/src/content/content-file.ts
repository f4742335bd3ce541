import type { FormSource } from './form-source.ts'
import type { PageSource } from './page-source.ts'
import type { SiteSource } from './site-source.ts'

/** Content of a file, as the editor wrote it. */
type Source =
  | { readonly kind: 'page'; readonly page: PageSource }
  | { readonly kind: 'form'; readonly form: FormSource }
  | { readonly kind: 'site'; readonly site: SiteSource }

export interface ContentFile {
  /** Path in the content folder: `pages/about.fr.yaml`. */
  readonly file: string
  /** `about` */
  readonly name: string
  /** Null: the primary language. */
  readonly languageTag: string | null
  readonly source: Source
}
