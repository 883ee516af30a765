import type { RewardOrder } from '@laurel/ledger/rewards/orders/vocabulary.ts'
import { describe, expect, test } from 'vitest'
import type {
  OrderReport,
  OrderRequest,
  RefusalCode,
  ReportedStatus,
  VendorCapabilities,
  VendorClient,
  WebhookHint,
  WebhookRequest,
} from '../port.ts'
import { VendorUncertain } from '../vendorUncertain.ts'
import type { VendorFault } from './vendorFault.ts'

export type { VendorFault } from './vendorFault.ts'

/** An adapter of a vendor, and what of the suite applies to it. */
export type VendorUnderTest = {
  readonly capabilities: VendorCapabilities
  /** An order that the vendor can deliver. */
  readonly order: RewardOrder
  /** Texts of the connection that must appear nowhere, such as its key. */
  readonly secrets: readonly string[]
  /** The faults that the stand-in can show. */
  readonly faults: readonly VendorFault['kind'][]
  /** The codes that the vendor tells apart. */
  readonly refusals: readonly RefusalCode[]
  /** False for a vendor that finds orders by its own id only. */
  readonly isFoundByHandle?: boolean
  /** The statuses that the vendor knows. */
  readonly statuses: readonly ReportedStatus[]
  readonly start: () => Promise<VendorBench>
}

/** A client with a stand-in of its vendor, which the suite controls from the side of the vendor. */
export type VendorBench = {
  readonly client: VendorClient
  readonly plan: (fault: VendorFault) => Promise<void>
  /** The number of orders that the vendor has under a handle. */
  readonly ordersUnder: (handle: string) => Promise<number>
  /** Moves an order on the side of the vendor. */
  readonly move: (handle: string, status: ReportedStatus) => Promise<void>
  /** Sets a status that the adapter does not know. */
  readonly setUnknownStatus?: (handle: string) => Promise<void>
  /** A message of the vendor about an order, as its stand-in sends it. */
  readonly webhookAbout?: (handle: string) => Promise<WebhookRequest>
  readonly stop: () => Promise<void>
}

let handles = 0

/** What every adapter of a vendor must do. Each test starts its own vendor. */
export const describeVendor = (name: string, subject: VendorUnderTest): void => {
  const { capabilities, order, secrets, faults, refusals, statuses, isFoundByHandle = true, start } = subject
  const withVendor = async (body: (vendor: VendorBench) => Promise<void>): Promise<void> => {
    const vendor = await start()
    try {
      await body(vendor)
    } finally {
      await vendor.stop()
    }
  }
  const newRequest = (): OrderRequest => {
    handles += 1
    return {
      order,
      handle: `lr${String(handles).padStart(30, '0')}`,
      recipient: { name: 'Ann Meadow', email: 'ann@evergreen.example' },
    }
  }
  const { signal } = new AbortController()
  const find = ({ client }: VendorBench, handle: string, id?: string): Promise<OrderReport | null> =>
    client.findOrder({ handle, vendorOrderId: isFoundByHandle ? null : (id ?? null) }, signal)
  const placed = async (vendor: VendorBench): Promise<{ handle: string; report: OrderReport }> => {
    const request = newRequest()
    const result = await vendor.client.placeOrder(request, signal)
    if (result.kind === 'refused') throw new Error(`The order was refused: ${result.problem}`)
    return { handle: request.handle, report: result.report }
  }

  const lostAnswers = (['loseAnswer', 'hang'] as const).filter(kind => faults.includes(kind))

  describe(`the vendor ${name}`, () => {
    test('answers the test of a connection', () =>
      withVendor(async ({ client }) => {
        expect(await client.testConnection(signal)).toMatchObject({ kind: 'connected' })
      }))

    test('takes an order under a handle, and finds it by handle and by its own id', () =>
      withVendor(async vendor => {
        const { handle, report } = await placed(vendor)
        expect(await vendor.ordersUnder(handle)).toBe(1)
        if (isFoundByHandle)
          expect(await find(vendor, handle)).toMatchObject({ vendorOrderId: report.vendorOrderId })
        const { vendorOrderId } = report
        expect(await vendor.client.findOrder({ handle, vendorOrderId }, signal)).toMatchObject({
          vendorOrderId,
        })
      }))

    test('finds no order that was never placed', () =>
      withVendor(async vendor => {
        expect(await find(vendor, newRequest().handle)).toBeNull()
      }))

    test.runIf(capabilities.isHandleIdempotent)(
      'has one order after a second call under the same handle',
      () =>
        withVendor(async vendor => {
          const request = newRequest()
          await vendor.client.placeOrder(request, signal)
          expect(await vendor.client.placeOrder(request, signal)).toMatchObject({ kind: 'accepted' })
          expect(await vendor.ordersUnder(request.handle)).toBe(1)
        }),
    )

    test.each(lostAnswers)('is uncertain where it does its work and the answer is lost (%s)', kind =>
      withVendor(async vendor => {
        await vendor.plan({ kind })
        const request = newRequest()
        await expect(vendor.client.placeOrder(request, signal)).rejects.toBeInstanceOf(VendorUncertain)
        expect(await vendor.ordersUnder(request.handle)).toBe(1)
        if (capabilities.isLookUpAuthoritative) expect(await find(vendor, request.handle)).not.toBeNull()
      }),
    )

    test.runIf(faults.includes('loseCall'))('is uncertain where a call does not arrive', () =>
      withVendor(async vendor => {
        await vendor.plan({ kind: 'loseCall' })
        const request = newRequest()
        await expect(vendor.client.placeOrder(request, signal)).rejects.toBeInstanceOf(VendorUncertain)
        expect(await vendor.ordersUnder(request.handle)).toBe(0)
        expect(await find(vendor, request.handle)).toBeNull()
      }),
    )

    test('tells its refusals apart, and has no order after one', () =>
      withVendor(async vendor => {
        for (const code of refusals) {
          await vendor.plan({ kind: 'refuse', code })
          const request = newRequest()
          expect(await vendor.client.placeOrder(request, signal)).toMatchObject({ kind: 'refused', code })
          expect(await vendor.ordersUnder(request.handle)).toBe(0)
        }
      }))

    test('reports every status that it knows', () =>
      withVendor(async vendor => {
        for (const status of statuses) {
          const { handle, report } = await placed(vendor)
          await vendor.move(handle, status)
          expect(await find(vendor, handle, report.vendorOrderId)).toMatchObject({ status })
        }
      }))

    test('reads a status that it does not know as pending', () =>
      withVendor(async vendor => {
        if (!vendor.setUnknownStatus) return
        const { handle, report } = await placed(vendor)
        await vendor.setUnknownStatus(handle)
        expect(await find(vendor, handle, report.vendorOrderId)).toMatchObject({ status: 'pending' })
      }))

    test('stops a call when it is aborted', () =>
      withVendor(async vendor => {
        const request = newRequest()
        await expect(vendor.client.placeOrder(request, AbortSignal.abort())).rejects.toThrow()
        expect(await vendor.ordersUnder(request.handle)).toBe(0)
      }))

    test('names no secret in its errors', () =>
      withVendor(async vendor => {
        for (const kind of faults) {
          if (kind === 'refuse') continue
          await vendor.plan({ kind })
          const error: unknown = await vendor.client.placeOrder(newRequest(), signal).then(
            () => undefined,
            (thrown: unknown) => thrown,
          )
          const words = wordsOf(error)
          for (const secret of secrets) expect(words).not.toContain(secret)
        }
      }))

    test('takes its own messages as hints, and no forged ones', () =>
      withVendor(async vendor => {
        const { webhook } = vendor.client
        if (!webhook || !vendor.webhookAbout) return
        const { handle, report } = await placed(vendor)
        const message = await vendor.webhookAbout(handle)
        expect(await webhook.verify(message)).toBe(true)
        const [hint] = webhook.hintsOf(message)
        expect(isAbout(hint, handle, report)).toBe(true)
        const again = webhook.hintsOf(message)
        expect(again.map(({ eventId }) => eventId)).toEqual([hint?.eventId])
        expect(await webhook.verify({ ...message, headers: {} })).toBe(false)
        const forged = Buffer.concat([message.body, Buffer.from(' ')])
        expect(await webhook.verify({ ...message, body: forged })).toBe(false)
      }))
  })
}

const isAbout = (hint: WebhookHint | undefined, handle: string, report: OrderReport): boolean =>
  hint?.handle === handle || hint?.vendorOrderId === report.vendorOrderId

/** Everything that a log would show of an error: its message, its stack and its causes. */
const wordsOf = (error: unknown): string =>
  error instanceof Error
    ? `${error.message}\n${error.stack ?? ''}\n${JSON.stringify(error)}\n${wordsOf(error.cause)}`
    : (JSON.stringify(error) ?? '')
