import { describe, expect, it } from 'vitest'
import { createLedger } from '../handling/createLedger.ts'
import { createMemoryLog } from '../log/memory/memoryLog.ts'
import { accepted, createTestTeam } from '../testing/testTeam.ts'
import type { ReactionLedger } from './react.ts'
import { settle } from './settle.ts'

const names = Array.from({ length: 90 }, (_, index) => `Member${index}`)
const [firstName = ''] = names

/** A shoutout to 90 people, and a ledger that notes what is sent to them, where it may fail for the first one. */
const setUp = async (failure?: Error) => {
  const ledger = createLedger({ log: createMemoryLog() })
  const team = await createTestTeam(ledger, { memberNames: ['Ann', ...names] })
  const { events } = accepted(await team.give('Ann', names, 1))
  const sent: string[] = []
  let atOnce = 0
  let atOnceMost = 0
  const noting: ReactionLedger = {
    ...ledger,
    handle: async command => {
      if (command.type !== 'creditShoutout') return await ledger.handle(command)
      const { recipientId } = command.data
      sent.push(recipientId)
      atOnce += 1
      atOnceMost = Math.max(atOnceMost, atOnce)
      try {
        if (failure && recipientId === team.memberId(firstName)) throw failure
        return await ledger.handle(command)
      } finally {
        atOnce -= 1
      }
    },
  }
  return { team, sent, settled: () => settle(noting, events), atOnceMost: () => atOnceMost }
}

describe('a reaction with very many chains', () => {
  it('is sent in groups, and leads to the same events in the same order', async () => {
    const { team, sent, settled, atOnceMost } = await setUp()
    const { events } = await settled()
    const credited = events.flatMap(event =>
      event.type === 'ShoutoutCredited' ? [event.data.recipientId] : [],
    )
    expect(credited).toEqual(names.map(team.memberId))
    expect(sent).toEqual(credited)
    expect(atOnceMost()).toBe(50)
  })

  it('fails when one of them fails, after all others were sent', async () => {
    const { sent, settled } = await setUp(new Error('This stream is broken.'))
    await expect(settled()).rejects.toThrow('This stream is broken.')
    expect(sent).toHaveLength(90)
  })

  it('waits with the groups behind while the log has trouble', async () => {
    const away = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })
    const { sent, settled } = await setUp(away)
    await expect(settled()).rejects.toThrow('read ECONNRESET')
    expect(sent).toHaveLength(50)
  })
})
