import type { OrderReport, ReportedStatus } from '../port.ts'
import type { Batch, Item } from './answers.ts'

/** The states of a payout in which money moved for good, or came back. Every other one is still open. */
const ended: Readonly<Record<string, ReportedStatus>> = {
  SUCCESS: 'complete',
  FAILED: 'cancelled',
  RETURNED: 'cancelled',
  BLOCKED: 'cancelled',
  REFUNDED: 'cancelled',
  REVERSED: 'cancelled',
}

const problems: Readonly<Record<string, string>> = {
  FAILED: 'PayPal could not send the payout.',
  RETURNED: 'The payout was not claimed within 30 days, or was sent back.',
  BLOCKED: 'PayPal blocked the payout.',
  REFUNDED: 'The recipient refunded the payout.',
  REVERSED: 'PayPal reversed the payout.',
  UNCLAIMED: 'The recipient has not claimed the payout. PayPal returns it 30 days after it was sent.',
  ONHOLD: 'PayPal reviews the payout.',
}

/** What PayPal says about the one payout of a batch. A batch ends before its payout does. */
export const reportOf = ({ batch_header: batch, items: [item] }: Batch): OrderReport => {
  const vendorOrderId = batch.payout_batch_id
  const open = { vendorOrderId, shipped: [], delivery: null }
  if (batch.batch_status === 'DENIED' || batch.batch_status === 'CANCELED')
    return { ...open, status: 'cancelled', problem: deniedFor(item) }
  const status = item?.transaction_status ?? ''
  return {
    ...open,
    status: ended[status] ?? 'pending',
    delivery: status === 'SUCCESS' && item?.transaction_id ? receiptOf(item.transaction_id) : null,
    problem: problems[status] === undefined ? null : withReason(problems[status], item),
  }
}

/** What a person needs to find the payout in their account. */
const receiptOf = (transactionId: string): OrderReport['delivery'] => ({
  credentials: [{ label: 'Transaction', value: transactionId, kind: 'text' }],
  instructions: '',
})

const deniedFor = (item: Item | undefined): string =>
  withReason('PayPal denied the payout. The balance of the account may be too low.', item)

const withReason = (problem: string, item: Item | undefined): string =>
  item?.errors === undefined ? problem : `${problem} (${item.errors.name})`
