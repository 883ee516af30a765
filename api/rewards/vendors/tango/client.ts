import type { z } from 'zod'
import { callVendor, expectLetIn, readJson, type VendorAnswer } from '../../../partners/calls.ts'
import type { VendorSurroundings } from '../../../partners/surroundings.ts'
import { VendorUncertain } from '../../../partners/vendorUncertain.ts'
import { TangoProblem } from './answers.ts'
import { type TangoSettings, tangoOrigins } from './settings.ts'

export const tangoTitle = 'Tango Card'

/** An order may take Tango some seconds. */
const answerMilliseconds = 30_000
/** The catalog is one answer of some megabytes. */
const answerBytesMax = 25_000_000

export type TangoClient = {
  /** `null` for what Tango does not know. */
  readonly get: <Schema extends z.ZodType>(
    path: string,
    schema: Schema,
    signal: AbortSignal,
  ) => Promise<z.infer<Schema> | null>
  /** Answers what Tango accepted, or its refusal. */
  readonly post: <Schema extends z.ZodType>(
    path: string,
    body: unknown,
    schema: Schema,
    signal: AbortSignal,
  ) => Promise<{ readonly kind: 'accepted'; readonly answer: z.infer<Schema> } | TangoRefusal>
}

export type TangoRefusal = {
  readonly kind: 'refusal'
  readonly status: number
  readonly keys: readonly string[]
  readonly problem: string
}

/** Calls of Tango's RaaS API. Answers that are neither a success nor a refusal throw `VendorUncertain`. */
export const createTangoClient = (
  settings: TangoSettings,
  surroundings: VendorSurroundings,
  timeoutMilliseconds = answerMilliseconds,
): TangoClient => {
  const base = `${surroundings.origin ?? tangoOrigins[settings.environment]}/raas/v2`
  const credentials = Buffer.from(`${settings.platformName}:${settings.platformKey}`).toString('base64')

  const call = async (
    method: 'GET' | 'POST',
    path: string,
    body: unknown,
    signal: AbortSignal,
  ): Promise<VendorAnswer> => {
    const answer = await callVendor(surroundings.fetch, {
      vendor: tangoTitle,
      url: `${base}${path}`,
      method,
      headers: { authorization: `Basic ${credentials}` },
      json: body,
      signal,
      timeoutMilliseconds,
      bytesMax: answerBytesMax,
    })
    expectLetIn(answer, 'the platform name or key', [409, 429])
    return answer
  }

  return {
    get: async (path, schema, signal) => {
      const answer = await call('GET', path, undefined, signal)
      if (answer.status === 404) return null
      if (answer.status !== 200)
        throw new VendorUncertain(`${tangoTitle} answered ${answer.status} to a look-up.`)
      return readJson(answer, schema)
    },
    post: async (path, body, schema, signal) => {
      const answer = await call('POST', path, body, signal)
      return answer.status === 200 || answer.status === 201
        ? { kind: 'accepted', answer: readJson(answer, schema) }
        : refusalOf(answer)
    },
  }
}

const refusalOf = (answer: VendorAnswer): TangoRefusal => {
  const { message, i18nKey, errors } = readJson(answer, TangoProblem)
  const problem = [...new Set([message, ...errors.map(error => error.message)])].join(' ').trim()
  return {
    kind: 'refusal',
    status: answer.status,
    keys: [i18nKey, ...errors.map(error => error.i18nKey)],
    problem: problem === '' ? `${tangoTitle} refused the order (${answer.status}).` : problem.slice(0, 500),
  }
}
