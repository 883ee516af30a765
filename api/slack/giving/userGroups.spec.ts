import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { teamIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import { usualPointsName } from '@laurel/ledger/kernel/pointsName.ts'
import { createMemoryLog } from '@laurel/ledger/log/memory/memoryLog.ts'
import { recipientsMax } from '@laurel/ledger/members/limits.ts'
import { WebClient } from '@slack/web-api'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { startSlackStub } from '../announcements/testing/startSlackStub.ts'
import { recipientProblems } from './recipients.ts'
import { tokenise } from './tokens.ts'
import { readUserGroups } from './userGroups.ts'

const slack = await startSlackStub()
afterAll(() => slack.close())
const client = new WebClient('xoxb-1', { slackApiUrl: slack.apiUrl, retryConfig: { retries: 0 } })
const caller = { teamId: teamIdOf('T1'), slackTeamId: 'T1', slackUserId: 'U1', client }

const reads = { count: 0, atOnce: 0, atOnceMost: 0 }
const ledger = createLedger({ log: createMemoryLog() })
const counted: typeof ledger = {
  ...ledger,
  member: async (teamId, memberId) => {
    reads.count += 1
    reads.atOnce += 1
    reads.atOnceMost = Math.max(reads.atOnceMost, reads.atOnce)
    const member = await ledger.member(teamId, memberId)
    reads.atOnce -= 1
    return member
  },
}
const quiet = { error: () => undefined, warn: () => undefined, info: () => undefined }
const readGroups = (text: string) => readUserGroups({ ledger: counted, log: quiet }, caller, text)

const people = (count: number, from = 0) => Array.from({ length: count }, (_, index) => `U${from + index}`)
const groupOf = (users: readonly string[]) => ({ status: 200, body: { ok: true, users } })

beforeEach(() => {
  slack.reset()
  Object.assign(reads, { count: 0, atOnce: 0, atOnceMost: 0 })
})

it('a group far beyond the people of one shoutout is refused without a read of its members', async () => {
  slack.plan(groupOf(people(6_000)))
  const line = '<!subteam^S1|@everyone-group> thanks'
  const { groups } = await readGroups(line)
  const tokens = tokenise(line, { values: [], pointsName: usualPointsName })
  expect(recipientProblems([], { tokens, edges: [] }, { giver: 'UANN', groups })).toEqual([
    { code: 'TOO_MANY_NAMED', count: 6_000, recipientsMax },
  ])
  expect(reads.count).toBe(0)
})

it('groups that are too many people together are refused in the same way', async () => {
  slack.plan(groupOf(people(600)), groupOf(people(600, 600)))
  const { groups } = await readGroups('<!subteam^S1> <!subteam^S2> thanks')
  expect([...groups.values()].flat()).toHaveLength(1_200)
  expect(reads.count).toBe(0)
})

it('the members of other groups are read in batches, each member once', async () => {
  slack.plan(groupOf(people(400)), groupOf(people(400)))
  const { groups, leftOutCount } = await readGroups('<!subteam^S1> <!subteam^S2> thanks')
  expect([...groups.keys()]).toEqual(['S1', 'S2'])
  expect(leftOutCount).toBe(400)
  expect(reads.count).toBe(400)
  expect(reads.atOnceMost).toBeLessThanOrEqual(50)
})
