import { join } from 'node:path'
import { readBrand } from '../../brand/brand.ts'
import { createSystemIds } from '../../domain/ids.ts'
import { createTestApp } from '../../http/testing/test-app.ts'
import { createMailService, type MailService } from '../../mail/mail-service.ts'
import type { MailMessage } from '../../mail/message.ts'
import { BoxOffice } from '../../orders/testing/box-office.ts'

const brandsFolder = join(__dirname, '..', '..', '..', '..', 'brands')

/** A box office that mails what was bought as Halcyon does. `sent` has the mails that have left. */
export async function openMailingOffice(): Promise<{
  office: BoxOffice
  mail: MailService
  sent: MailMessage[]
}> {
  const sent: MailMessage[] = []
  const brand = await readBrand(brandsFolder, 'halcyon')
  let mail: MailService | undefined
  const office: BoxOffice = await BoxOffice.open({
    createConfirmations: async ({ database, clock }) => {
      mail = await createMailService({
        settings: { kind: 'outbox' },
        brand,
        database,
        clock,
        ids: createSystemIds(clock),
        log: createTestApp().log,
        journeys: () => office.services.journeys,
        redeemableItems: () => office.services.redeemableItems,
        origin: () => 'https://halcyon.example',
        transport: { send: async (message) => void sent.push(message) },
      })
      return mail.confirmations
    },
  })
  if (!mail) throw new Error('the office was opened without mails')
  return { office, mail, sent }
}
