import type { Call } from './call.ts'

export type Sent = {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
}

const entriesOf = (part: unknown): [string, unknown][] =>
  typeof part === 'object' && part !== null ? Object.entries(part) : []

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** The path of a call with its parameters and query filled in; what is undefined is left out. */
export const addressOf = (call: Call, sent: Sent): string => {
  const params = new Map(entriesOf(sent.params))
  const path = call.path.replaceAll(/:(\w+)/g, (_whole, name: string) =>
    encodeURIComponent(textOf(params.get(name))),
  )
  const query = new URLSearchParams()
  for (const [name, value] of entriesOf(sent.query)) {
    if (value !== undefined) query.set(name, textOf(value))
  }
  return query.size === 0 ? path : `${path}?${query.toString()}`
}
