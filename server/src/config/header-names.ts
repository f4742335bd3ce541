import { defaultHeaderNames, getHeaderNames, type HeaderNames } from '@foyer/contract/headers'

/** Form of a header's name (RFC 9110, token). */
const token = /^[!#$%&'*+.^_`|~\w-]{1,64}$/

/** Names that browsers reserve or that have another meaning, in lower case. */
const taken = new RegExp(
  `^(${[
    'accept|accept-charset|accept-encoding|accept-language|age|cache-control|connection|cookie2?|date|dnt|etag',
    'expect|host|if-.*|keep-alive|location|origin|pragma|range|referer|retry-after|server|set-cookie2?|te|trailer',
    'transfer-encoding|upgrade|user-agent|vary|via|www-authenticate',
    'access-control-.*|content-.*|proxy-.*|sec-.*|x-foyer-.*|x-forwarded-.*',
  ].join('|')})$`,
)

const meanings = Object.keys(defaultHeaderNames) as (keyof HeaderNames)[]

/**
 * Reads renamed headers, written as `regionCode=X-Region, tenantId=X-Tenant`; the keys are those of the contract.
 * @param refuse is called with each error; its text continues "it should be"
 */
export function readHeaderNames(text: string | null, refuse: (shouldBe: string) => void): HeaderNames {
  const renamed: Partial<HeaderNames> = {}
  for (const item of (text ?? '').split(/[\s,]+/).filter(Boolean)) {
    const [setting, name, ...rest] = item.split('=')
    const meaning = meanings.find((each) => each === setting)
    if (meaning === undefined || name === undefined || rest.length > 0) {
      refuse(`a list such as regionCode=X-Region, of ${meanings.join(', ')}, but "${item}" is not`)
    } else if (renamed[meaning] !== undefined) refuse(`one name for each header, but ${meaning} has two`)
    else if (!token.test(name)) refuse(`the names of headers, which "${name}" cannot be`)
    else if (taken.test(name.toLowerCase())) refuse(`other names than ${name}, which has another meaning`)
    else renamed[meaning] = name
  }
  const names = getHeaderNames({ headerNames: renamed })
  const seen = new Set(Object.values(names).map((name) => name.toLowerCase()))
  if (seen.size < meanings.length) refuse('a different name for each header, without regard to case')
  return names
}

/** Names that a client does not know by default; undefined if there are none. */
export function getRenamedHeaders(names: HeaderNames): Partial<HeaderNames> | undefined {
  const renamed = meanings.filter((meaning) => names[meaning] !== defaultHeaderNames[meaning])
  return renamed.length > 0 ? Object.fromEntries(renamed.map((each) => [each, names[each]])) : undefined
}
