/** What React takes for `__html`; an object where the browser has Trusted Types. */
type Markup = string

interface MarkupPolicy {
  createHTML: (html: string) => unknown
}
interface PolicyFactory {
  createPolicy: (name: string, rules: { createHTML: (html: string) => string }) => MarkupPolicy
}

/** The policy that pages allow for markup which their own server has cleaned. */
const policyName = 'server-html'
/** A name can be taken once in a page: the policy outlives a hot reload, and every copy of this file shares it. */
const kept = Symbol.for(`foyer.policy.${policyName}`)

type Keeper = typeof globalThis & { trustedTypes?: PolicyFactory; [kept]?: MarkupPolicy }

/**
 * Markup that may be put into a page under Trusted Types, by a policy that lets it through as it is: for what the server
 * has cleaned, and nothing else. Where there are no Trusted Types, on the server too, it stays the text it was.
 */
export function trustedMarkup(html: string): Markup {
  const keeper = globalThis as Keeper
  if (!keeper.trustedTypes) return html
  const policy = (keeper[kept] ??= keeper.trustedTypes.createPolicy(policyName, {
    createHTML: (text) => text,
  }))
  // React hands the object through to the browser as it is.
  return policy.createHTML(html) as Markup
}
