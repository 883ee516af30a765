import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { createMemoryLog } from '@laurel/ledger/log/memory/memoryLog.ts'
import { noSources } from '@laurel/ledger/members/allowances/allowanceGrant.ts'
import { createTestTeam } from '@laurel/ledger/testing/testTeam.ts'
import { describe, expect, it } from 'vitest'
import { giveShoutout } from './giveShoutout.ts'

const startsAt = '2026-11-20T09:00:00.000Z'

/** Two processes that share nothing but the log. */
const twoProcesses = async (name: string) => {
  const log = createMemoryLog()
  const [one, other] = [createLedger({ log }), createLedger({ log })]
  const team = await createTestTeam(one, { name, memberNames: ['Ann', 'Ben'], startsAt })
  const [ann, ben] = [team.memberId('Ann'), team.memberId('Ben')]
  const give = (ledger: typeof one, key: string, occurredAt = startsAt, mayRepeat = false) =>
    giveShoutout(
      { ledger, allowanceSourcesOf: async () => noSources },
      {
        commandId: derivedId('spec', key),
        shoutoutId: derivedId('shoutout', key),
        teamId: team.teamId,
        actor: { kind: 'member', id: ann },
        occurredAt,
        giverId: ann,
        recipientIds: [ben],
        pointsEach: 1,
        channelId: null,
        value: null,
        message: 'Thank you',
        mayRepeat,
      },
    )
  return { one, other, give }
}

const repeated = { kind: 'rejected', rejection: { code: 'SHOUTOUT_REPEATED', lastGivenAt: startsAt } }

describe('the same shoutout sent twice', () => {
  it('is given once by two processes at the same moment', async () => {
    const { one, other, give } = await twoProcesses('at once')
    const outcomes = await Promise.all([give(one, 'a'), give(other, 'b')])
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['accepted', 'rejected'])
    expect(outcomes.find(({ kind }) => kind === 'rejected')).toEqual(repeated)
  })

  it('is the same command where the request is delivered again', async () => {
    const { one, other, give } = await twoProcesses('redelivered')
    await give(one, 'a')
    expect(await give(other, 'a')).toMatchObject({ kind: 'accepted', isRepeated: true })
  })

  it('is given again after ten minutes, or at once where the giver confirms it', async () => {
    const { one, other, give } = await twoProcesses('confirmed')
    await give(one, 'a')
    expect(await give(other, 'b', '2026-11-20T09:10:00.000Z')).toEqual(repeated)
    expect(await give(other, 'b', '2026-11-20T09:10:00.001Z')).toMatchObject({ kind: 'accepted' })
    expect(await give(one, 'c', '2026-11-20T09:10:00.002Z', true)).toMatchObject({ kind: 'accepted' })
  })
})
