import { setTimeout as rest } from 'node:timers/promises'
import { callVendor, type VendorAnswer, type VendorCall } from '../calls.ts'
import type { VendorSurroundings } from '../port.ts'
import { VendorUncertain } from '../vendorUncertain.ts'
import { type PrintfulSettings, printfulOrigin } from './settings.ts'

export type PrintfulCall = {
  readonly method: VendorCall['method']
  readonly path: string
  readonly body?: unknown
}

/** The token is wrong, or may not do this. */
export class PrintfulAccessDenied extends VendorUncertain {}

/** Printful takes 120 calls in a minute, and none for a minute after more. */
const lockOutMilliseconds = 60_000
const busyAttemptsMax = 3

export const createPrintfulCalls = (
  { apiKey, storeId }: PrintfulSettings,
  { fetch, origin = printfulOrigin }: VendorSurroundings,
  timeoutMilliseconds: number,
) => {
  const call = async ({ method, path, body }: PrintfulCall, signal: AbortSignal): Promise<VendorAnswer> => {
    const answer = await callVendor(fetch, {
      vendor: 'Printful',
      url: `${origin}${path}`,
      method,
      headers: {
        authorization: `Bearer ${apiKey}`,
        ...(storeId === undefined ? {} : { 'x-pf-store-id': storeId }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal,
      timeoutMilliseconds,
    })
    if (answer.status === 401 || answer.status === 403)
      throw new PrintfulAccessDenied('Printful does not accept the API token. Enter it again.')
    return answer
  }
  return {
    call: async (wanted: PrintfulCall, signal: AbortSignal): Promise<VendorAnswer> => {
      const answer = await call(wanted, signal)
      if (answer.status === 429) throw new VendorUncertain('Printful asks for fewer calls.')
      return answer
    },
    /** Waits while Printful asks for fewer calls. */
    read: async (path: string, signal: AbortSignal): Promise<VendorAnswer> => {
      for (let attempt = 1; attempt <= busyAttemptsMax; attempt += 1) {
        const answer = await call({ method: 'GET', path }, signal)
        if (answer.status !== 429) return answer
        await rest(lockOutMilliseconds, undefined, { signal })
      }
      throw new VendorUncertain('Printful asks for fewer calls.')
    },
  }
}
export type PrintfulCalls = ReturnType<typeof createPrintfulCalls>
