import { setTimeout as pause } from 'node:timers/promises'
import { addressOf, type Sent } from '@laurel/contract/wire/address.ts'
import type { Call } from '@laurel/contract/wire/call.ts'
import { z } from 'zod'
import { contractCalls, endlessCalls } from '../../reference/contractCalls.ts'

export type Answer = {
  readonly status: number
  readonly milliseconds: number
  /** Rows that the answer has in all its pages, where it says so. */
  readonly total: number | undefined
  /** The cursor of the next page. */
  readonly next: string | undefined
  /** Lines of a file, or entries of the longest list in the answer; 1 for an answer without lists. */
  readonly rows: number
}

/** The status of an answer whose connection the server closed before its end. */
const cutOff = -1

/** A call that takes longer is given up. */
const patienceMilliseconds = 30_000

/** Every call of the contract that reads, by its name. */
export const readingCalls = async (): Promise<ReadonlyMap<string, Call>> => {
  const calls: readonly Call[] = [...(await contractCalls()), ...endlessCalls]
  return new Map(calls.filter(({ method }) => method === 'GET').map(call => [call.name, call]))
}

/** Makes a call and reads its answer to the end. One that never ends is left once it is open. */
export const readCall = async (origin: string, call: Call, sent: Sent, token: string): Promise<Answer> => {
  for (;;) {
    const began = performance.now()
    const { response, text, isCutOff } = await ask(
      `${origin}${addressOf(call, sent)}`,
      token,
      endlessCalls.some(({ name }) => name === call.name),
    )
    const milliseconds = performance.now() - began
    if (response?.status === 429) {
      await response.body?.cancel()
      await pause(1_000 * Number(response.headers.get('retry-after') ?? 1))
      continue
    }
    return { status: isCutOff ? cutOff : (response?.status ?? 0), milliseconds, ...countIn(response, text) }
  }
}

/** Without a response the call was given up; the text is what had arrived by then. */
const ask = async (url: string, token: string, isEndless: boolean) => {
  const leaving = new AbortController()
  const patience = setTimeout(() => leaving.abort(), patienceMilliseconds)
  let text = ''
  try {
    const response = await fetch(url, {
      headers: { authorization: `Bearer ${token}` },
      signal: leaving.signal,
    })
    if (isEndless) {
      await response.body?.cancel()
      return { response, text, isCutOff: false }
    }
    const decoder = new TextDecoder()
    for await (const chunk of response.body ?? []) text += decoder.decode(chunk, { stream: true })
    return { response, text, isCutOff: false }
  } catch (error) {
    if (!leaving.signal.aborted && !(error instanceof TypeError)) throw error
    return { response: undefined, text, isCutOff: !leaving.signal.aborted }
  } finally {
    clearTimeout(patience)
  }
}

const countIn = (response: Response | undefined, text: string): Pick<Answer, 'total' | 'next' | 'rows'> => {
  const range = response?.headers.get('content-range')?.split('/')[1]
  const isJson = response?.headers.get('content-type')?.includes('json') ?? false
  const isFile = response?.headers.get('content-disposition')?.startsWith('attachment') ?? false
  if (!isJson || isFile) return { total: undefined, next: undefined, rows: text.split('\n').length }
  const body: unknown = JSON.parse(text)
  const paged = WithPages.safeParse(body).data
  const total = range ?? paged?.total ?? undefined
  return {
    total: total === undefined || total === '*' ? undefined : Number(total),
    next: cursorIn(response?.headers.get('link')) ?? paged?.next ?? undefined,
    rows: longestList(body),
  }
}

const WithPages = z.object({ total: z.number().nullish(), next: z.string().nullish() })

const cursorIn = (link: string | null | undefined): string | undefined => {
  const query = /^<[^?]*\?([^>]*)>; rel="next"$/.exec(link ?? '')?.[1]
  return new URLSearchParams(query).get('cursor') ?? undefined
}

const longestList = (body: unknown): number => {
  const parts: unknown[] = Array.isArray(body) ? [body] : Object.values(Object(body))
  const lists = parts.filter(Array.isArray)
  return lists.length === 0 ? 1 : Math.max(...lists.map(list => list.length))
}
