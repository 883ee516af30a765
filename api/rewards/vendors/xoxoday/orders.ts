import { decimalText } from '@laurel/ledger/kernel/money.ts'
import { deliveryOf } from '../giftCardCredentials.ts'
import { giftCardOrderOf } from '../giftCardOrder.ts'
import type { OrderReport, OrderRequest, RefusalCode, Refused, ReportedStatus } from '../port.ts'
import type { XoxodayOrder } from './answers.ts'
import type { XoxodayRefusal } from './client.ts'

/** The codes come back in the answer, so that Xoxoday sends no mail. */
export const orderBody = ({ order, handle, recipient }: OrderRequest) => {
  const { productId, faceValue } = giftCardOrderOf(order)
  return {
    productId,
    quantity: 1,
    denomination: Number(decimalText(faceValue)),
    email: recipient.email ?? '',
    contact: '',
    tag: 'laurel',
    poNumber: handle,
    notifyReceiverEmail: 0,
    notifyAdminEmail: 0,
  }
}

export const reportOf = (order: XoxodayOrder): OrderReport => {
  const status = statusOf(order)
  const credentials = (order.vouchers ?? []).flatMap(({ voucherCode, pin, validity }) => [
    voucherCode.startsWith('https://')
      ? ({ label: 'Voucher', value: voucherCode, kind: 'url' } as const)
      : ({ label: 'Voucher code', value: voucherCode, kind: 'code' } as const),
    { label: 'PIN', value: pin, kind: 'pin' } as const,
    { label: 'Valid until', value: validity, kind: 'date' } as const,
  ])
  return {
    vendorOrderId: order.orderId,
    status,
    shipped: [],
    delivery: status === 'complete' ? deliveryOf(credentials, '') : null,
    problem: status === 'cancelled' ? 'Xoxoday cancelled the order.' : null,
  }
}

/** An order is complete when its vouchers are delivered; until then they are on their way. */
const statusOf = ({ orderStatus, deliveryStatus }: XoxodayOrder): ReportedStatus => {
  const isCancelled = [orderStatus, deliveryStatus].some(status =>
    ['canceled', 'cancelled', 'failed'].includes(status.toLowerCase()),
  )
  if (isCancelled) return 'cancelled'
  return deliveryStatus.toLowerCase() === 'delivered' ? 'complete' : 'pending'
}

export const refusedBy = ({ status, problem }: XoxodayRefusal): Refused => ({
  kind: 'refused',
  code: codeOf(status, problem.toLowerCase()),
  problem,
})

/** Codes of errors are not documented, so that the words of the message decide. */
const codeOf = (status: number, words: string): RefusalCode => {
  if (status === 402 || words.includes('insufficient')) return 'INSUFFICIENT_FUNDS'
  if (words.includes('out of stock')) return 'OUT_OF_STOCK'
  if (words.includes('not available') || words.includes('not found')) return 'NOT_AVAILABLE'
  return 'REFUSED'
}
