import { deliveryMethods } from '@foyer/contract/wire/enumerations'
import type { Site } from '@foyer/contract/wire/sites'
import { mapRead, or, orAbsent, orNull, readList, record, unusable, type Reader } from './reader.ts'
import { sitePresentation } from './pictures.ts'
import { anyText, flag, number, id, text, translated, literal } from './values.ts'

type Contact = Site['contactDetails']

const within = (bound: number): Reader<number> =>
  mapRead(number, (value) => (Math.abs(value) <= bound ? value : unusable))

/** Blank lines are omitted. */
const address = record<Contact['address']>({
  line1: or(anyText, ''),
  line2: orNull(text),
  city: or(anyText, ''),
  administrativeArea: orAbsent(text),
  postalCode: orAbsent(text),
})

const noAddress: Contact['address'] = { line1: '', line2: null, city: '' }

const contact = record<Contact>({
  phoneNumbers: readList(record<Contact['phoneNumbers'][number]>({ type: or(anyText, ''), number: text })),
  email: orNull(text),
  address: or(address, noAddress),
})

const noContact: Contact = { phoneNumbers: [], email: null, address: noAddress }

/** A cinema is of use with an id and a name. */
export const site = record<Site>({
  id,
  name: translated,
  location: orNull(record<NonNullable<Site['location']>>({ latitude: within(90), longitude: within(180) })),
  contactDetails: or(contact, noContact),
  ianaTimeZoneName: or(anyText, ''),
  hasSellableItems: orAbsent(flag),
  allowedItemDeliveryMethods: orAbsent(readList(literal(deliveryMethods))),
  facilitiesNote: orAbsent(translated),
  presentation: orAbsent(sitePresentation),
})
