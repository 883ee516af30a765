import type { z } from 'zod'
import { callVendor, expectLetIn, readJson, type VendorAnswer } from '../../../partners/calls.ts'
import type { VendorSurroundings } from '../../../partners/surroundings.ts'
import { XoxodayProblem } from './answers.ts'
import type { XoxodaySettings } from './settings.ts'
import { baseOf, createTokens, xoxodayTitle } from './tokens.ts'

const answerMilliseconds = 30_000

export type XoxodayRefusal = { readonly kind: 'refusal'; readonly status: number; readonly problem: string }

export type XoxodayClient = {
  /** Runs one query of Plum's single endpoint. Answers the data, or the refusal. */
  readonly ask: <Schema extends z.ZodType>(
    query: string,
    data: unknown,
    schema: Schema,
    signal: AbortSignal,
  ) => Promise<{ readonly kind: 'answer'; readonly answer: z.infer<Schema> } | XoxodayRefusal>
}

export const createXoxodayClient = (
  settings: XoxodaySettings,
  surroundings: VendorSurroundings,
  timeoutMilliseconds = answerMilliseconds,
): XoxodayClient => {
  const tokens = createTokens(settings, surroundings, timeoutMilliseconds)

  const call = (token: string, query: string, data: unknown, signal: AbortSignal): Promise<VendorAnswer> =>
    callVendor(surroundings.fetch, {
      vendor: xoxodayTitle,
      url: `${baseOf(settings, surroundings)}/v1/oauth/api`,
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      json: { query, tag: 'plumProAPI', variables: { data } },
      signal,
      timeoutMilliseconds,
    })

  return {
    ask: async (query, data, schema, signal) => {
      const token = await tokens.accessToken(signal)
      let answer = await call(token, query, data, signal)
      // The call was not let in, so that it may be repeated with another token.
      if (answer.status === 401)
        answer = await call(await tokens.accessToken(signal, token), query, data, signal)
      expectLetIn(answer, 'the access token')
      return answer.status === 200 ? { kind: 'answer', answer: readJson(answer, schema) } : refusalOf(answer)
    },
  }
}

const refusalOf = (answer: VendorAnswer): XoxodayRefusal => {
  const { error, message, errorInfo } = readJson(answer, XoxodayProblem)
  const said = [typeof error === 'string' ? error : error?.message, message, errorInfo]
  const problem = said.find(text => text !== undefined && text !== null && text !== '')
  return {
    kind: 'refusal',
    status: answer.status,
    problem: problem?.slice(0, 500) ?? `${xoxodayTitle} refused the order (${answer.status}).`,
  }
}
