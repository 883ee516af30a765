import { decimalText } from '@laurel/ledger/kernel/money.ts'
import { deliveryOf } from '../giftCardCredentials.ts'
import { giftCardOrderOf } from '../giftCardOrder.ts'
import type { OrderReport, OrderRequest, RefusalCode, Refused, ReportedStatus } from '../port.ts'
import type { TangoOrder } from './answers.ts'
import type { TangoRefusal } from './client.ts'
import type { TangoSettings } from './settings.ts'

/** The codes come back in the answer, so that Tango needs to know nothing about the person. */
export const orderBody = (settings: TangoSettings, { order, handle }: OrderRequest) => {
  const { variantId, productId, faceValue } = giftCardOrderOf(order)
  return {
    accountIdentifier: settings.accountIdentifier,
    customerIdentifier: settings.customerIdentifier,
    externalRefID: handle,
    utid: variantId ?? productId,
    amount: Number(decimalText(faceValue)),
    sendEmail: false,
  }
}

export const reportOf = ({ referenceOrderID, status: given, reward }: TangoOrder): OrderReport => {
  const status = statuses.get(given.toUpperCase()) ?? 'pending'
  const credentials = (reward?.credentialList ?? []).map(({ label, value, type, credentialType }) => ({
    label,
    value,
    kind: kindOf(`${type} ${credentialType} ${label}`.toLowerCase()),
  }))
  return {
    vendorOrderId: referenceOrderID,
    status,
    shipped: [],
    delivery: status === 'complete' ? deliveryOf(credentials, reward?.redemptionInstructions ?? '') : null,
    problem: status === 'cancelled' ? 'Tango Card cancelled the order.' : null,
  }
}

/** Any other status leaves the order open. */
const statuses: ReadonlyMap<string, ReportedStatus> = new Map([
  ['COMPLETE', 'complete'],
  ['COMPLETED', 'complete'],
  ['FAILED', 'cancelled'],
  ['CANCELED', 'cancelled'],
  ['CANCELLED', 'cancelled'],
])

const kindOf = (words: string): 'url' | 'date' | 'pin' | 'code' =>
  words.startsWith('url') ? 'url' : words.startsWith('date') ? 'date' : words.includes('pin') ? 'pin' : 'code'

export const refusedBy = ({ status, keys, problem }: TangoRefusal): Refused => ({
  kind: 'refused',
  code: codeOf(status, keys),
  problem,
})

/** The item of the order is unknown, inactive or sold out. */
const codes: ReadonlyMap<string, RefusalCode> = new Map([
  ['422.024', 'NOT_AVAILABLE'],
  ['422.025', 'OUT_OF_STOCK'],
])

const codeOf = (status: number, keys: readonly string[]): RefusalCode => {
  if (status === 402) return 'INSUFFICIENT_FUNDS'
  return keys.map(key => codes.get(key)).find(code => code !== undefined) ?? 'REFUSED'
}
