import { VendorUncertain } from '../../../partners/vendorUncertain.ts'
import type { Refused } from '../port.ts'
import type { PayPalError } from './answers.ts'

const batchPath = /\/v1\/payments\/payouts\/([\w-]{1,100})$/

/** The batch that exists under the handle already; undefined for any other error. */
export const batchOfDuplicate = ({ links, details }: PayPalError): string | undefined => {
  const isDuplicate = details.some(
    ({ field = '', issue }) => /sender_batch_id/i.test(field) && /exists|duplicate/i.test(issue),
  )
  if (!isDuplicate) return undefined
  // Only the id is taken from the link: its host is not called.
  return links.map(({ href }) => batchPath.exec(href)?.[1]).find(id => id !== undefined)
}

/** A refused payout. Throws `VendorUncertain` where an administrator must change the connection, and nothing was paid. */
export const refusalOf = (status: number, { name, message, details }: PayPalError): Refused => {
  const words = [name, message, ...details.map(({ issue }) => issue)].join(' ')
  const fields = details.map(({ field = '' }) => field).join(' ')
  if (/INSUFFICIENT_FUNDS/.test(words))
    return refused('INSUFFICIENT_FUNDS', 'The PayPal account has not enough money for this payout.')
  if (/receiver/i.test(fields))
    return refused('INVALID_DESTINATION', 'PayPal does not accept this account as a recipient.')
  if (/CURRENCY/.test(words)) return refused('NOT_AVAILABLE', 'PayPal does not pay out in this currency.')
  if (status === 403)
    throw new VendorUncertain('This PayPal account may not make payouts. Ask PayPal to enable them.')
  return refused('REFUSED', `PayPal refused the payout: ${name}.`)
}

const refused = (code: Refused['code'], problem: string): Refused => ({ kind: 'refused', code, problem })
