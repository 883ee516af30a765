import type { z } from 'zod'
import { callVendor, expectLetIn, readJson, type VendorAnswer } from '../../../partners/calls.ts'
import type { VendorSurroundings } from '../../../partners/surroundings.ts'
import { CysendProblem } from './answers.ts'
import { type CysendSettings, cysendOrigin } from './settings.ts'

export const cysendTitle = 'CYSEND'

const answerMilliseconds = 30_000
/** The list of all face values is one answer. */
const answerBytesMax = 25_000_000

export type CysendRefusal = { readonly kind: 'refusal'; readonly status: number; readonly problem: string }

export type CysendClient = {
  readonly call: <Schema extends z.ZodType>(
    request: { readonly method: 'GET' | 'POST' | 'PUT'; readonly path: string; readonly body?: unknown },
    schema: Schema,
    signal: AbortSignal,
  ) => Promise<{ readonly kind: 'answer'; readonly answer: z.infer<Schema> } | CysendRefusal>
}

export const createCysendClient = (
  { username, password }: CysendSettings,
  { fetch, origin = cysendOrigin }: VendorSurroundings,
  timeoutMilliseconds = answerMilliseconds,
): CysendClient => {
  const credentials = Buffer.from(`${username}:${password}`).toString('base64')
  return {
    call: async ({ method, path, body }, schema, signal) => {
      const answer = await callVendor(fetch, {
        vendor: cysendTitle,
        url: `${origin}/openapi/prod/v5.2.3${path}`,
        method,
        headers: { authorization: `Basic ${credentials}` },
        json: body,
        signal,
        timeoutMilliseconds,
        bytesMax: answerBytesMax,
      })
      expectLetIn(answer, 'the user name or password')
      const { status } = answer
      // An empty list has no body.
      if (status === 204) return { kind: 'answer', answer: readJson({ ...answer, text: '[]' }, schema) }
      return status === 200 || status === 201
        ? { kind: 'answer', answer: readJson(answer, schema) }
        : refusalOf(answer)
    },
  }
}

const refusalOf = (answer: VendorAnswer): CysendRefusal => {
  const { message, information } = readJson(answer, CysendProblem)
  const problem = [message, information].filter(part => part !== '').join(' ')
  return {
    kind: 'refusal',
    status: answer.status,
    problem: problem === '' ? `${cysendTitle} refused the order (${answer.status}).` : problem.slice(0, 500),
  }
}
