import { addMilliseconds, type Instant } from '@laurel/ledger/kernel/instant.ts'
import { callVendor, type VendorAnswer, type VendorCall } from '../../partners/calls.ts'
import { VendorUncertain } from '../../partners/vendorUncertain.ts'
import type { SourceSurroundings } from './port.ts'
import { SourceBusy, SourceRefused } from './sourceTrouble.ts'

const waitMillisecondsMax = 24 * 60 * 60 * 1_000

/**
 * Calls a source. Throws `SourceRefused` for 401 and 403, `SourceBusy` for 429 and 503, and `VendorUncertain` for every
 * other status of 400 and above, except those in `expected`, which the caller reads.
 */
export const callSource = async (
  { fetch, clock }: Pick<SourceSurroundings, 'fetch' | 'clock'>,
  { expected = [], ...call }: VendorCall & { readonly expected?: readonly number[] },
): Promise<VendorAnswer> => {
  const answer = await callVendor(fetch, { ...call, serverErrors: 'answer' })
  if (answer.status < 400 || expected.includes(answer.status)) return answer
  throw refusalOf(answer, clock())
}

/** What a status that is no answer means. */
export const refusalOf = (
  { vendor, status, headers }: Omit<VendorAnswer, 'text'>,
  now: Instant,
  until: Instant | null = retryAfter(headers, now),
): VendorUncertain => {
  if (status === 401 || status === 403)
    return new SourceRefused(`${vendor} refused the credentials (${status}). Connect again.`)
  if (status === 429 || status === 503)
    return new SourceBusy(`${vendor} is busy and asks to try again later (${status}).`, until)
  return new VendorUncertain(`${vendor} answered ${status}.`)
}

/** The header as seconds or as a date, a day from now at most. */
export const retryAfter = (headers: Headers, now: Instant): Instant | null => {
  const text = headers.get('retry-after')
  if (text === null) return null
  const milliseconds = /^\d+$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - Date.parse(now)
  if (Number.isNaN(milliseconds)) return null
  return addMilliseconds(now, Math.min(Math.max(milliseconds, 0), waitMillisecondsMax))
}
