import type { z } from 'zod'
import { callVendor, expectLetIn, readJson, type VendorAnswer } from '../../../partners/calls.ts'
import type { VendorSurroundings } from '../../../partners/surroundings.ts'
import { VendorUncertain } from '../../../partners/vendorUncertain.ts'
import type { Refused } from '../port.ts'
import { PledgeProblem } from './answers.ts'
import { type PledgeSettings, pledgeOrigin } from './settings.ts'

export const pledgeTitle = 'Pledge'

const answerMilliseconds = 20_000

export type PledgeCalls = {
  /** `null` for what Pledge does not know. */
  readonly get: <Schema extends z.ZodType>(
    path: string,
    schema: Schema,
    signal: AbortSignal,
  ) => Promise<z.infer<Schema> | null>
  readonly post: <Schema extends z.ZodType>(
    path: string,
    body: unknown,
    schema: Schema,
    signal: AbortSignal,
  ) => Promise<{ readonly kind: 'accepted'; readonly answer: z.infer<Schema> } | Refused>
}

/** Calls of Pledge. Answers that are neither a success nor a refusal throw `VendorUncertain`. */
export const createPledgeCalls = (
  { apiKey }: PledgeSettings,
  { fetch: fetcher, origin }: Pick<VendorSurroundings, 'fetch' | 'origin'>,
  timeoutMilliseconds = answerMilliseconds,
): PledgeCalls => {
  const call = async (
    method: 'GET' | 'POST',
    path: string,
    body: unknown,
    signal: AbortSignal,
  ): Promise<VendorAnswer> => {
    const answer = await callVendor(fetcher, {
      vendor: pledgeTitle,
      url: `${origin ?? pledgeOrigin}/v1${path}`,
      method,
      headers: { authorization: `Bearer ${apiKey}` },
      json: body,
      signal,
      timeoutMilliseconds,
    })
    expectLetIn(answer, 'the API key', [409, 429])
    return answer
  }
  return {
    get: async (path, schema, signal) => {
      const answer = await call('GET', path, undefined, signal)
      if (answer.status === 404) return null
      if (answer.status !== 200)
        throw new VendorUncertain(`${pledgeTitle} answered ${answer.status} to a look-up.`)
      return readJson(answer, schema)
    },
    post: async (path, body, schema, signal) => {
      const answer = await call('POST', path, body, signal)
      return answer.status === 200 || answer.status === 201
        ? { kind: 'accepted', answer: readJson(answer, schema) }
        : refusedBy(answer)
    },
  }
}

const refusedBy = (answer: VendorAnswer): Refused => {
  const { message } = readJson(answer, PledgeProblem)
  return {
    kind: 'refused',
    code: answer.status === 402 ? 'INSUFFICIENT_FUNDS' : answer.status === 404 ? 'NOT_AVAILABLE' : 'REFUSED',
    problem: (message ?? `${pledgeTitle} refused the donation (${answer.status}).`).slice(0, 500),
  }
}
