import { type Money, moneyOfDecimal } from '@laurel/ledger/kernel/money.ts'
import { deliveryOf } from '../giftCardCredentials.ts'
import type { OrderReport, RefusalCode, Refused, ReportedStatus } from '../port.ts'
import type { CysendFaceValues, CysendOrder } from './answers.ts'
import type { CysendRefusal } from './client.ts'

/** The id of a face value today; undefined where the product no longer comes in that value. */
export const faceValueIdOf = (
  { fixed, range }: CysendFaceValues,
  productId: string,
  { minor, currency }: Money,
): string | undefined => {
  const isOfProduct = (value: { product_id: string; face_value_currency: string }): boolean =>
    value.product_id === productId && value.face_value_currency === currency
  const exact = fixed.find(
    value => isOfProduct(value) && moneyOfDecimal(value.face_value, currency)?.minor === minor,
  )
  if (exact) return exact.face_value_id
  return range.find(value => {
    const [least, most] = [value.face_value_from, value.face_value_to].map(
      text => moneyOfDecimal(text, currency)?.minor,
    )
    return isOfProduct(value) && least !== undefined && most !== undefined && least <= minor && minor <= most
  })?.face_value_id
}

export const reportOf = (order: CysendOrder): OrderReport => {
  const status = statuses.get(order.status.toLowerCase()) ?? 'pending'
  const { prepaid_code: code } = order
  const credentials = [
    { label: 'Code', value: code?.code ?? '', kind: 'code' },
    { label: 'Serial number', value: code?.serial ?? '', kind: 'text' },
    { label: 'PIN', value: code?.pin_code ?? '', kind: 'pin' },
    { label: 'Document', value: code?.pdf_link ?? '', kind: 'url' },
    { label: 'Valid until', value: code?.expiration ?? '', kind: 'date' },
  ] as const
  return {
    vendorOrderId: order.uid,
    status,
    shipped: [],
    delivery: status === 'complete' ? deliveryOf(credentials, code?.usage_instructions ?? '') : null,
    problem: status === 'cancelled' ? problemOf(order) : null,
  }
}

/** Every order begins as accepted; the outcome comes later. */
const statuses: ReadonlyMap<string, ReportedStatus> = new Map([
  ['accepted', 'pending'],
  ['success', 'complete'],
  ['failed', 'cancelled'],
])

const problemOf = ({ response_title: title, response_description: description }: CysendOrder): string => {
  const said = [title, description].filter(part => part !== '').join(': ')
  return said === '' ? 'CYSEND could not deliver the card.' : said.slice(0, 500)
}

export const refusedBy = ({ status, problem }: CysendRefusal): Refused => ({
  kind: 'refused',
  code: codes.get(status) ?? 'REFUSED',
  problem,
})

const codes: ReadonlyMap<number, RefusalCode> = new Map([
  [402, 'INSUFFICIENT_FUNDS'],
  [404, 'NOT_AVAILABLE'],
])
