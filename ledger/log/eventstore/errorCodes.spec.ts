import { describe, expect, test } from 'vitest'
import { LogUnavailable } from '../logUnavailable.ts'
import { type AppendResult, type EventLog, noStream, type RecordedEvent } from '../port.ts'
import { collect, listenTo, namedEvent, namesOf } from '../suite/logFixture.ts'
import { useLogOnWire } from './testing/useLogOnWire.ts'
import type { CallFailure } from './testing/wireControl.ts'

const bench = useLogOnWire()

const status = (code: number): CallFailure => ({ kind: 'status', code, details: 'planned' })

const failures: readonly (readonly [name: string, failure: CallFailure])[] = [
  ['1 CANCELLED', status(1)],
  ['2 UNKNOWN', status(2)],
  ['4 DEADLINE_EXCEEDED', status(4)],
  ['10 ABORTED', status(10)],
  ['13 INTERNAL', status(13)],
  ['14 UNAVAILABLE', status(14)],
  ['a cut connection', { kind: 'cut' }],
  ['the end', { kind: 'end' }],
]

/** Does something again where the log says that it is away, as its callers do. */
const retriedWhereAway = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof LogUnavailable)) throw error
    return work()
  }
}

const appendRetried = (log: EventLog, stream: string, names: readonly string[]): Promise<AppendResult> =>
  retriedWhereAway(() =>
    log.append(
      stream,
      names.map(name => namedEvent(`${stream}${name}`)),
      noStream,
    ),
  )

describe.each(failures)('%s', (_name, failure) => {
  test.each(['before', 'after'] as const)('%s an append leaves its events in the log once', async when => {
    const { server, log, stream } = bench()
    await server.fail({ call: 'append', when, failure })
    expect(await appendRetried(log, stream, ['a', 'b'])).toMatchObject({ kind: 'appended' })
    expect(namesOf(await collect(log.readStream(stream)))).toEqual([`${stream}a`, `${stream}b`])
  })

  test('at each call of an append leaves its events in the log once', async () => {
    const { server, log, stream } = bench()
    await server.fail(
      { call: 'features', failure },
      { call: 'read', afterEvents: 0, failure },
      { call: 'append', when: 'before', failure },
      { call: 'append', when: 'after', failure },
    )
    expect(await appendRetried(log, stream, ['a'])).toMatchObject({ kind: 'appended' })
    expect(await collect(log.readStream(stream))).toHaveLength(1)
  })

  test('in a subscription loses no event and repeats none', async () => {
    const { server, log, stream } = bench()
    const before = await log.head()
    for (const afterEvents of [0, 1, 3]) await server.fail({ call: 'subscribe', afterEvents, failure })
    const listener = listenTo(log, before, [stream])
    for (let index = 0; index < 6; index += 1)
      await log.append(stream, [namedEvent(`${stream}${index}`)], index - 1)
    await listener.until(6)
    await listener.stop()
    expect(listener.heard.map(event => event.revision)).toEqual([0, 1, 2, 3, 4, 5])
  })
})

// A read that only ends early cannot be told from one that is complete.
describe.each(failures.filter(([name]) => name !== 'the end'))('%s', (_name, failure) => {
  test.each([0, 2])(
    'after %i events of a read says that the log is away, or is survived',
    async afterEvents => {
      const { server, log, stream } = bench()
      const before = await log.head()
      await appendRetried(log, stream, ['a', 'b', 'c'])
      const [first] = await collect(log.readStream(stream))
      const reads: readonly (() => Promise<readonly RecordedEvent[]>)[] = [
        () => collect(log.readStream(stream)),
        () => collect(log.readAll(before, { streamPrefixes: [stream] })),
      ]
      for (const read of reads) {
        await server.fail({ call: 'read', afterEvents, failure })
        expect(namesOf(await retriedWhereAway(read))).toEqual([`${stream}a`, `${stream}b`, `${stream}c`])
        await server.forgetFaults()
      }
      await server.fail({ call: 'read', afterEvents: 0, failure })
      expect(await retriedWhereAway(() => log.eventAt(first?.position ?? Number.NaN))).toEqual(first)
      await server.fail({ call: 'read', afterEvents: 0, failure })
      expect(await retriedWhereAway(() => log.head())).toBeGreaterThan(before)
    },
  )
})

describe.each([
  { kind: 'answer', status: 'Server Is Not Ready' },
  { kind: 'answer', status: 'Server Is Busy' },
  { kind: 'answer', status: 'timeout' },
  { kind: 'answer', status: 'unknown' },
] as const)('an append that is answered with "$status"', failure => {
  test('is sent again', async () => {
    const { server, log, stream } = bench()
    await server.fail({ call: 'append', when: 'before', failure })
    expect(await appendRetried(log, stream, ['a'])).toMatchObject({ kind: 'appended', repeated: false })
  })
})

test('an append that a follower refuses goes to the leader', async () => {
  const { server, log, stream } = bench()
  const port = Number(new URL(server.url).port)
  const failure = { kind: 'notLeader', host: '127.0.0.1', port } as const
  await server.fail({ call: 'append', when: 'before', failure }, { call: 'read', afterEvents: 0, failure })
  expect(await appendRetried(log, stream, ['a'])).toMatchObject({ kind: 'appended' })
})

test('an engine that stays away is named, with its reason', async () => {
  const { server, log, stream } = bench()
  await server.kill()
  const away = await log.append(stream, [namedEvent(stream)], noStream).catch((error: unknown) => error)
  const unread = await collect(log.readStream(stream)).catch((error: unknown) => error)
  await server.restart()
  for (const error of [away, unread]) {
    expect(error).toBeInstanceOf(LogUnavailable)
    expect(error).toMatchObject({ cause: { code: 14 } })
  }
  expect(await log.append(stream, [namedEvent(stream)], noStream)).toMatchObject({ kind: 'appended' })
})
