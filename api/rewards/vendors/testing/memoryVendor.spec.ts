import { testOrders } from '@laurel/ledger/testing/testOrders.ts'
import { describeVendor } from '../suite/describeVendor.ts'
import { createMemoryVendor } from './memoryVendor.ts'

describeVendor('in memory', {
  capabilities: createMemoryVendor().vendor.capabilities,
  order: testOrders.GIFT_CARD,
  secrets: ['memory-key'],
  faults: ['loseCall', 'loseAnswer', 'refuse'],
  refusals: ['OUT_OF_STOCK', 'PRICE_CHANGED', 'INSUFFICIENT_FUNDS', 'INVALID_DESTINATION', 'REFUSED'],
  statuses: ['pending', 'processing', 'complete', 'cancelled', 'returned'],
  start: () => {
    const memory = createMemoryVendor()
    return Promise.resolve({
      client: memory.client,
      plan: fault => {
        if (fault.kind === 'refuse') memory.refuse({ kind: 'refused', code: fault.code, problem: 'No.' })
        else if (fault.kind !== 'hang') memory.plan(fault.kind)
        return Promise.resolve()
      },
      ordersUnder: handle => Promise.resolve(memory.orders().filter(order => order.handle === handle).length),
      move: (handle, status) => {
        memory.move(handle, { status })
        return Promise.resolve()
      },
      stop: () => Promise.resolve(),
    })
  },
})
