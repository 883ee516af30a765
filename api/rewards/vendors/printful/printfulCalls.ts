import {
  callPatiently,
  callVendor,
  expectFew,
  type Patience,
  type VendorAnswer,
  type VendorCall,
} from '../../../partners/calls.ts'
import type { VendorSurroundings } from '../../../partners/surroundings.ts'
import { VendorUncertain } from '../../../partners/vendorUncertain.ts'
import { type PrintfulSettings, printfulOrigin } from './settings.ts'

export type PrintfulCall = {
  readonly method: VendorCall['method']
  readonly path: string
  readonly body?: unknown
}

/** The token is wrong, or may not do this. */
export class PrintfulAccessDenied extends VendorUncertain {}

/** Printful takes 120 calls in a minute, and none for a minute after more. */
const patience: Patience = { attemptsMax: 3, pauseMilliseconds: 60_000 }

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
      },
      json: body,
      signal,
      timeoutMilliseconds,
    })
    if (answer.status === 401 || answer.status === 403)
      throw new PrintfulAccessDenied('Printful does not accept the API token. Enter it again.')
    return answer
  }
  return {
    call: async (wanted: PrintfulCall, signal: AbortSignal): Promise<VendorAnswer> =>
      expectFew(await call(wanted, signal)),
    /** Waits while Printful asks for fewer calls. */
    read: (path: string, signal: AbortSignal): Promise<VendorAnswer> =>
      callPatiently(() => call({ method: 'GET', path }, signal), patience, signal),
  }
}
export type PrintfulCalls = ReturnType<typeof createPrintfulCalls>
