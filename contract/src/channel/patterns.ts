/** Shapes of texts in a configuration, with what each is called in an error. All are anchored and linear in time. */
export const languageTag = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/
export const languageTagNeeded = 'a language tag such as en or pt-BR'

/** An address of the site itself or of another over https; `http` only for machines of development. */
export const address = /^(\/(?!\/)[^\s"'<>\\]*|https?:\/\/[^\s"'<>\\/]+[^\s"'<>\\]*)$/
export const addressNeeded = 'an address that begins with /, https:// or http://'

/** Address of a service: `/` is the site itself; another one is an address without query, hash or password. */
export const serviceAddress =
  /^(\/|https?:\/\/([A-Za-z0-9.-]+|\[[0-9A-Fa-f:.]+\])(:\d{1,5})?(\/[\w.~%-]+)*\/?)$/
export const serviceAddressNeeded = 'an address: / or one that begins with https:// or http://'

/** An address that a visitor follows: also mail and telephone. */
export const linkAddress =
  /^(\/(?!\/)[^\s"'<>\\]*|#[\w-]+|https?:\/\/[^\s"'<>\\/]+[^\s"'<>\\]*|mailto:[^\s"'<>\\]+|tel:[+\d-]+)$/
export const linkAddressNeeded = 'an address that begins with /, #, https://, http://, mailto: or tel:'

/** A file of the brand that a page shows. */
export const brandFile = /^\/brand\/[\w./-]+\.(svg|png|webp|avif|jpg)$/
export const brandFileNeeded = 'a picture of the brand such as /brand/badges/app.svg'

export const origin = /^https?:\/\/[a-z0-9.-]+(:\d+)?$/
export const originNeeded = 'an origin such as https://cdn.example.com'

/** A key of the language text: area, thing, name. */
export const textKey = /^[a-z]+(-[a-z]+)*(\.[A-Za-z0-9-]+)+$/
export const textKeyNeeded = 'a key of the language text such as browsing.home.title'

export const identifier = /^[\w.:-]{1,100}$/
export const identifierNeeded = 'an id of 1 to 100 letters, digits, - _ . :'

/** Path of a page, without parameters; ends in a slash. */
export const pageAddress = /^\/([\w-]+\/)*$/
export const pageAddressNeeded = 'an address such as /club/terms/, with a slash at both ends'

/** A page's address with `:param` segments; ends in a slash. */
export const pagePattern = /^\/((:?[\w-]+|\*)\/)*$/
export const pagePatternNeeded = 'an address such as /films/:filmName/:filmId/, with a slash at both ends'

/** An address of a map, with places for a cinema's coordinates. */
export const directionsAddress =
  /^(?=[^{}]*\{latitude\}[^{}]*\{longitude\}[^{}]*$)(https:\/\/[\w.-]+(:\d+)?\/|geo:)[^\s"'<>\\]*$/
export const directionsAddressNeeded =
  'an address that begins with https:// or geo: and has {latitude} and then {longitude}'
