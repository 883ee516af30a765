import { cases } from '@laurel/scripts/sandbox/sources/companyCases.ts'
import { describe, expect, test } from 'vitest'
import { VendorUncertain } from '../../../partners/vendorUncertain.ts'
import type { PersonSourceClient, UnreadablePerson } from '../port.ts'
import type { SourcePerson } from '../sourcePerson.ts'
import { SourceBusy, SourceRefused } from '../sourceTrouble.ts'
import { expectedPerson } from './expectedPerson.ts'
import type { BenchWanted, SourceBench, SourceUnderTest } from './sourceBench.ts'

const signal = new AbortController().signal

/** What every adapter of a source must do. Each test starts its own source. */
export const describeSource = (name: string, subject: SourceUnderTest): void => {
  const { capabilities, secrets, lacks = [], listsLeavers, isCalled = true, isRunLarge = false } = subject
  const { externalIdOf = id => id, noticesChangesAmong: size } = subject

  const withSource = async (
    body: (source: SourceBench) => Promise<void>,
    wanted: BenchWanted = {},
  ): Promise<void> => {
    const source = await subject.start(wanted)
    try {
      await source.send?.()
      await body(source)
    } finally {
      await source.stop()
    }
  }
  const personOf = (people: ReadonlyMap<string, SourcePerson>, companyId: string): SourcePerson => {
    const person = people.get(externalIdOf(companyId))
    if (!person) throw new Error(`${name} told of no person ${companyId}.`)
    return person
  }
  const compared = (person: Partial<SourcePerson>): Partial<SourcePerson> =>
    Object.fromEntries(
      Object.entries(person).filter(([key]) => ![...lacks, 'managerEmail'].some(lacked => lacked === key)),
    )

  describe(`the source ${name}`, () => {
    test('answers the test of a connection', () =>
      withSource(async ({ client }) => {
        expect(await client.testConnection(signal)).toMatchObject({ kind: 'connected' })
      }))

    test('lists everyone once, over all pages', () =>
      withSource(async ({ client, company }) => {
        const read = await readAll(client)
        const there = company.people().filter(({ isActive }) => listsLeavers || isActive)
        expect(read.people.map(({ externalId }) => externalId).sort()).toEqual(
          there.map(({ id }) => externalIdOf(id)).sort(),
        )
        expect(read.unreadable).toEqual([])
        expect(read.isFull).toBe(true)
        const people = byId(read.people)
        for (const person of there)
          expect(compared(personOf(people, person.id)), person.id).toEqual(
            compared(expectedPerson(person, externalIdOf)),
          )
      }))

    test('lists people without e-mail, with the e-mail of another, in a cycle of managers and in four scripts', () =>
      withSource(async ({ client }) => {
        const people = byId((await readAll(client)).people)
        expect(personOf(people, cases.noEmail).email).toBeNull()
        for (const id of cases.sameEmail) expect(personOf(people, id).email).toBe('sam.twin@juniper.example')
        if (!lacks.includes('managerExternalId'))
          expect(personOf(people, cases.cycle[0]).managerExternalId).toBe(externalIdOf(cases.cycle[2]))
        const { cyrillic, han, arabic, devanagari } = cases.scripts
        expect([cyrillic, han, arabic, devanagari].map(id => personOf(people, id).lastName)).toEqual([
          'Иванова',
          '王',
          'حداد',
          'शर्मा',
        ])
        expect(personOf(people, cases.untidy)).toMatchObject({ email: 'una.tidy@juniper.example' })
      }))

    test('reads dates in the form of the partner, and its empty dates as none', () =>
      withSource(async ({ client }) => {
        const people = byId((await readAll(client)).people)
        const none = personOf(people, cases.noDates)
        if (!lacks.includes('birthday')) {
          expect(none.birthday).toBeNull()
          expect(personOf(people, cases.leapDay).birthday).toBe('02-29')
        }
        if (!lacks.includes('hiredOn')) {
          expect(none.hiredOn).toBeNull()
          expect(personOf(people, cases.leapDay).hiredOn).toBe('2021-09-01')
        }
      }))

    test('lists people who leave, or leaves them out', () =>
      withSource(async ({ client, company, pass, send }) => {
        await readAll(client)
        pass(60_000)
        company.leave('1010', '2026-03-01')
        await send?.()
        const left = byId((await readAll(client)).people).get(externalIdOf('1010'))
        if (listsLeavers) expect(left).toMatchObject({ isActive: false })
        else expect(left).toBeUndefined()
      }))

    test.runIf(capabilities.isIncremental)('lists what changed since the last run', () =>
      withSource(async ({ client, company, pass, send }) => {
        const first = await readAll(client)
        expect(first.cursor).not.toBeNull()
        pass(3_600_000)
        company.change('1005', { title: 'Chief of everything' })
        pass(1_000)
        await send?.()
        const second = await readAll(client, first.cursor)
        expect(second.isFull).toBe(false)
        expect(second.people.length).toBeLessThan(first.people.length)
        expect(personOf(byId(second.people), '1005')).toMatchObject(
          lacks.includes('title') ? {} : { title: 'Chief of everything' },
        )
        pass(3_600_000)
        const third = await readAll(client, second.cursor)
        expect(third.people.length).toBeLessThan(first.people.length)
        expect(third.cursor).not.toBeNull()
      }),
    )

    test.runIf(isCalled)('says that the credentials are refused', () =>
      withSource(async ({ client, plan }) => {
        plan?.({ kind: 'unauthorised' })
        await expect(readAll(client)).rejects.toBeInstanceOf(SourceRefused)
        expect(await testOf(client)).toMatchObject({ kind: 'failed' })
      }),
    )

    test.runIf(isCalled)('says until when the source asks to wait', () =>
      withSource(async ({ client, plan }) => {
        plan?.({ kind: 'busy', retryAfterSeconds: 90 })
        const error = await failureOf(client)
        expect(error).toBeInstanceOf(SourceBusy)
        expect(error).toMatchObject({ until: '2026-03-02T09:01:30.000Z' })
      }),
    )

    test.runIf(isCalled).each(['serverError', 'html', 'halfJson', 'hang', 'cut'] as const)(
      'ends a run without an answer (%s), and names no secret',
      kind =>
        withSource(async ({ client, plan }) => {
          plan?.({ kind })
          const error = await failureOf(client)
          expect(error).toBeInstanceOf(VendorUncertain)
          for (const secret of secrets) expect(wordsOf(error)).not.toContain(secret)
        }),
    )

    test.runIf(isCalled)('never ends early where the credentials expire in the middle', () =>
      withSource(async ({ client, company, plan }) => {
        plan?.({ kind: 'unauthorised', after: 1 })
        const there = company.people().filter(({ isActive }) => listsLeavers || isActive)
        const outcome: unknown = await readAll(client).then(
          ({ people }) => people.length,
          (error: unknown) => error,
        )
        // A source that is read in one call has told of everyone.
        if (outcome !== there.length) expect(outcome).toBeInstanceOf(VendorUncertain)
      }),
    )

    test.runIf(size !== undefined)('begins again where people come or go while they are read', () =>
      withSource(
        async ({ client, company }) => {
          const reading = async () => {
            for await (const { people } of client.people({ since: null }, signal))
              if (people[0]) company.remove('100005')
          }
          await expect(reading()).rejects.toThrow('changed while Laurel read them')
        },
        size === undefined ? {} : { size },
      ),
    )

    test('stops when it is aborted', () =>
      withSource(async ({ client }) => {
        await expect(readAll(client, null, AbortSignal.abort())).rejects.toThrow()
      }))

    test.runIf(isRunLarge)(
      'reads 50,000 people page by page',
      () =>
        withSource(
          async ({ client }) => {
            let [count, largest] = [0, 0]
            for await (const { people } of client.people({ since: null }, signal)) {
              count += people.length
              largest = Math.max(largest, people.length)
            }
            expect(count).toBe(50_000)
            expect(largest).toBeLessThanOrEqual(5_000)
          },
          { size: 50_000 },
        ),
      120_000,
    )
  })
}

type Read = {
  readonly people: readonly SourcePerson[]
  readonly unreadable: readonly UnreadablePerson[]
  readonly cursor: string | null
  readonly isFull: boolean
}

const readAll = async (
  client: PersonSourceClient,
  since: string | null = null,
  aborting: AbortSignal = signal,
): Promise<Read> => {
  const people: SourcePerson[] = []
  const unreadable: UnreadablePerson[] = []
  let cursor: string | null = null
  let isFull = since === null
  for await (const page of client.people({ since }, aborting)) {
    people.push(...page.people)
    unreadable.push(...page.unreadable)
    cursor = page.cursor ?? cursor
    isFull = page.isFull
  }
  return { people, unreadable, cursor, isFull }
}

const byId = (people: readonly SourcePerson[]): ReadonlyMap<string, SourcePerson> =>
  new Map(people.map(person => [person.externalId, person]))

const failureOf = async (client: PersonSourceClient): Promise<unknown> => {
  try {
    await readAll(client)
  } catch (error) {
    return error
  }
  throw new Error('The run ended well.')
}

/** A refusal of the test is an answer or an error; administrators see the same of both. */
const testOf = async (client: PersonSourceClient): Promise<unknown> => {
  try {
    return await client.testConnection(signal)
  } catch (error) {
    if (error instanceof VendorUncertain) return { kind: 'failed', problem: error.message }
    throw error
  }
}

/** Everything that a log would show of an error: its message, its stack and its causes. */
const wordsOf = (error: unknown): string =>
  error instanceof Error
    ? `${error.message}\n${error.stack ?? ''}\n${JSON.stringify(error)}\n${wordsOf(error.cause)}`
    : (JSON.stringify(error) ?? '')
