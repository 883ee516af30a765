import { describe, expect, test } from 'vitest'
import { VendorUncertain } from '../../../partners/vendorUncertain.ts'
import type { OrderReport, OrderRequest, WebhookHint } from '../port.ts'
import type { VendorBench, VendorUnderTest } from './vendorBench.ts'

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

    test('waits for an answer that comes late', () =>
      withVendor(async vendor => {
        await vendor.line?.({ delayMilliseconds: 50 })
        const { handle } = await placed(vendor)
        expect(await vendor.ordersUnder(handle)).toBe(1)
      }))

    test('is uncertain where the connection breaks', () =>
      withVendor(async vendor => {
        if (!vendor.line) return
        // A refresh token that works once would be lost with the answer to it.
        await vendor.client.testConnection(signal)
        await vendor.line({ isCut: true })
        const request = newRequest()
        await expect(vendor.client.placeOrder(request, signal)).rejects.toBeInstanceOf(VendorUncertain)
        await vendor.line({ isCut: false })
        expect(await vendor.ordersUnder(request.handle)).toBeLessThanOrEqual(1)
        expect(await vendor.client.placeOrder(newRequest(), signal)).toMatchObject({ kind: 'accepted' })
      }))

    test('is uncertain where the vendor can’t be reached', () =>
      withVendor(async vendor => {
        if (!vendor.line) return
        const { handle, report } = await placed(vendor)
        await vendor.stop()
        await expect(vendor.client.placeOrder(newRequest(), signal)).rejects.toBeInstanceOf(VendorUncertain)
        await expect(find(vendor, handle, report.vendorOrderId)).rejects.toBeInstanceOf(VendorUncertain)
      }))

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
        if (webhook.isUnsigned) {
          expect(await webhook.verify({ ...message, body: Buffer.from('{}') })).toBe(false)
          return
        }
        expect(await webhook.verify({ ...message, headers: {} })).toBe(false)
        const forged = Buffer.concat([message.body, Buffer.from(' ')])
        expect(await webhook.verify({ ...message, body: forged })).toBe(false)
      }))

    test('finds by a look what a lost message was about', () =>
      withVendor(async vendor => {
        const next = statuses.find(status => status !== 'pending')
        if (!vendor.client.webhook || !vendor.loseWebhook || !next) return
        const { handle, report } = await placed(vendor)
        await vendor.loseWebhook()
        await vendor.move(handle, next)
        expect(vendor.messages?.()).toEqual([])
        expect(await find(vendor, handle, report.vendorOrderId)).toMatchObject({ status: next })
        await vendor.move(handle, next)
        expect(vendor.messages?.()).toHaveLength(1)
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
