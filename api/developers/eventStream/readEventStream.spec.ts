import { teamIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import { expect, it } from 'vitest'
import { readEventStream } from './readEventStream.ts'
import { createTeamBells } from './teamBells.ts'

const teamId = teamIdOf('evergreen')

const streamOf = (mayGoOn: () => Promise<boolean>, signal = new AbortController().signal) => {
  const bells = createTeamBells()
  const asked: number[] = []
  const stream = readEventStream({
    teamId,
    after: 5,
    bells,
    readPage: after => {
      asked.push(after)
      return Promise.resolve({ events: [], position: after, hasMore: false })
    },
    mayGoOn,
    signal,
    heartbeatMilliseconds: 1,
  })
  return { bells, asked, stream }
}

it('ends at the heartbeat when the key of the reader was revoked', async () => {
  let checks = 0
  const { stream } = streamOf(() => {
    checks += 1
    return Promise.resolve(checks < 2)
  })
  const sent: string[] = []
  for await (const text of stream) sent.push(text)
  expect(sent).toEqual(['retry: 3000\n\n', 'id: ZTU\n\n'])
})

it('ends when the server stops', async () => {
  const stopping = new AbortController()
  const { stream } = streamOf(() => Promise.resolve(true), stopping.signal)
  await stream.next()
  stopping.abort()
  expect((await stream.next()).done).toBe(true)
})

it('hears of its own team only, and of everything when notices were lost', async () => {
  const bells = createTeamBells()
  let rings = 0
  const bell = bells.listen(teamId)
  void bell.heard.then(() => {
    rings += 1
  })
  bells.ring([teamIdOf('elsewhere')])
  await Promise.resolve()
  expect(rings).toBe(0)
  bells.ring(null)
  await bell.heard
  expect(rings).toBe(1)
  bell.stop()
})
