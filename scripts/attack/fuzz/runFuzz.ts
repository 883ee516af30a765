import type { Call } from '@laurel/contract/wire/call.ts'
import { Problem } from '@laurel/contract/wire/problem.ts'
import fc from 'fast-check'
import type { Header } from './oddities.ts'
import { type Caller, type FuzzRequest, requestsOf } from './requests.ts'
import { send, type WireAnswer } from './send.ts'

export type FuzzTarget = {
  readonly origin: string
  readonly ids: readonly string[]
  /** The headers with which a caller identifies itself. */
  readonly headersOf: (caller: Caller, body: Buffer) => Promise<readonly Header[]> | readonly Header[]
  /** Called with every answer, so that callers who signed out sign in again. */
  readonly onAnswer: (request: FuzzRequest, status: number | undefined) => Promise<void>
}

export type FuzzReport = {
  readonly requests: number
  readonly statuses: Readonly<Record<string, number>>
  readonly findings: readonly string[]
}

export type FuzzOptions = { readonly requests: number; readonly seed: number; readonly connections?: number }

const connectionsDefault = 6
const bodyShown = 300

/** Sends generated requests. A finding is an answer that no request may cause. The seed repeats the requests. */
export const runFuzz = async (
  target: FuzzTarget,
  calls: readonly Call[],
  { requests: count, seed, connections = connectionsDefault }: FuzzOptions,
): Promise<FuzzReport> => {
  const requests = fc.sample(requestsOf(calls, target.ids), { numRuns: count, seed })
  const statuses: Record<string, number> = {}
  const findings: string[] = []
  const waiting = requests.entries()
  const work = async (): Promise<void> => {
    for (const [index, request] of waiting) {
      const { method, target: path, headers, body, caller } = request
      const own = await target.headersOf(caller, body)
      const answer = await send(target.origin, { method, target: path, headers: [...headers, ...own], body })
      const status = String(answer.status ?? 'none')
      statuses[status] = (statuses[status] ?? 0) + 1
      const wrong = wrongIn(request, answer)
      if (wrong !== undefined) findings.push(`${wrong}: ${describe(request, index, seed)}\n${answer.text}`)
      await target.onAnswer(request, answer.status)
    }
  }
  await Promise.all(Array.from({ length: connections }, work))
  return { requests: count, statuses, findings }
}

const wrongIn = ({ target }: FuzzRequest, { status, text }: WireAnswer): string | undefined => {
  if (status === undefined) return 'No answer'
  if (status === 503 && !isDocumented(text)) return 'A 503 without a reason'
  if (status >= 500 && status !== 503) return `Answered ${status}`
  if (/node_modules|\n {4}at |\bsyntax error at or near\b/.test(text) && !target.startsWith('/docs'))
    return 'The answer shows the inside of the server'
  return undefined
}

const isDocumented = (text: string): boolean => {
  if (text.includes('text/html')) return true
  const body = text.slice(text.indexOf('\r\n\r\n') + 4)
  try {
    return Problem.parse(JSON.parse(body)).code === 'UNAVAILABLE'
  } catch {
    return false
  }
}

const describe = (request: FuzzRequest, index: number, seed: number): string =>
  `request ${index} of seed ${seed}, ${request.caller} sends ${request.name}: ${request.method} ` +
  `${request.target.slice(0, bodyShown)} ${JSON.stringify(request.headers).slice(0, bodyShown)} ` +
  JSON.stringify(request.body.toString('latin1').slice(0, bodyShown))
