import { addMilliseconds, type Instant } from '@laurel/ledger/kernel/instant.ts'
import { readJson } from '../../../partners/calls.ts'
import { callSource, refusalOf, retryAfter } from '../callSource.ts'
import { hasLeft } from '../hasLeft.ts'
import type { PersonSourceClient, SourceSurroundings } from '../port.ts'
import type { ReadPerson } from '../readPerson.ts'
import { sourcePage } from '../sourcePage.ts'
import { HiBobAnswer, hiBobFields } from './answers.ts'
import { readEmployee } from './employee.ts'
import { type HiBobSettings, hiBobOrigins, hiBobTitle } from './settings.ts'

/** HiBob answers with everyone at once. */
const bytesMax = 200_000_000
const timeoutMilliseconds = 120_000
const pageSize = 1_000

export const createHiBobClient = (
  { serviceUserId, token, environment }: HiBobSettings,
  surroundings: SourceSurroundings,
): PersonSourceClient => {
  const { origin = hiBobOrigins[environment], clock } = surroundings
  const authorization = `Basic ${Buffer.from(`${serviceUserId}:${token}`).toString('base64')}`

  const search = async (fields: readonly string[], signal: AbortSignal, ids?: readonly string[]) => {
    const answer = await callSource(surroundings, {
      vendor: hiBobTitle,
      url: `${origin}/v1/people/search`,
      method: 'POST',
      headers: { authorization },
      // Labels come beside the values, whose dates have one form.
      json: {
        fields,
        // By id, people who left are answered too, with their last day.
        showInactive: ids !== undefined,
        humanReadable: 'APPEND',
        ...(ids && { filters: [{ fieldPath: 'root.id', operator: 'equals', values: ids }] }),
      },
      signal,
      bytesMax,
      timeoutMilliseconds,
      expected: [429],
    })
    if (answer.status === 429)
      throw refusalOf(
        answer,
        clock(),
        retryAfter(answer.headers, clock()) ?? limitReset(answer.headers, clock()),
      )
    return readJson(answer, HiBobAnswer).employees
  }

  return {
    testConnection: async signal => {
      const employees = await search(['root.id', 'root.email'], signal)
      if (employees.length > 0 && employees.every(each => readEmployee(each).kind === 'unreadable'))
        return {
          kind: 'failed',
          problem: 'HiBob keeps back the work e-mail. Give the service user permission to see it.',
        }
      return { kind: 'connected', detail: `HiBob answers and has ${employees.length} people.` }
    },
    async *people(_everyone, signal) {
      const employees = await search(hiBobFields, signal)
      const rest = { cursor: null, isFull: true }
      if (employees.length === 0) yield sourcePage([], rest)
      for (let from = 0; from < employees.length; from += pageSize)
        yield sourcePage(employees.slice(from, from + pageSize).map(readEmployee), rest)
    },
    async *named(ids, signal) {
      const employees = await search(hiBobFields, signal, ids)
      const read = employees
        .map(readEmployee)
        .map(each => (each.kind === 'person' ? withLeaving(each, clock()) : each))
      yield sourcePage(read, { cursor: null, isFull: false })
    },
  }
}

/** Who left is not listed with everyone. Who is asked for by id is. */
const withLeaving = (
  { kind, person }: Extract<ReadPerson, { readonly kind: 'person' }>,
  now: Instant,
): ReadPerson => ({
  kind,
  person: { ...person, isActive: person.isActive && !hasLeft(person.leftOn, now) },
})

/** The end of the limit: a number of seconds, from now or since 1970. */
const limitReset = (headers: Headers, now: Instant): Instant | null => {
  const text = headers.get('x-ratelimit-reset') ?? ''
  if (!/^\d{1,10}$/.test(text)) return null
  const seconds = Number(text)
  const isDuration = seconds <= 24 * 60 * 60
  return isDuration ? addMilliseconds(now, seconds * 1_000) : new Date(seconds * 1_000).toISOString()
}
