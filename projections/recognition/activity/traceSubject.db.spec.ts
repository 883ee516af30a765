import type { TraceSubject } from '@laurel/ledger/audit/trace/traceSubject.ts'
import { traceTree } from '@laurel/ledger/audit/trace/traceTree.ts'
import { countingReads } from '@laurel/ledger/log/suite/countingReads.ts'
import { testOrders } from '@laurel/ledger/testing/testOrders.ts'
import { expect, it } from 'vitest'
import { createCompany, liveThrough } from '../../testing/company.ts'
import { openTestDatabase } from '../../testing/openTestDatabase.ts'
import { projectCompany } from '../../testing/projected.ts'
import { traceSubject } from './traceSubject.ts'

const company = await createCompany()
await liveThrough(company)
const { team, teamId, log } = company
await team.stock('Hoodie', 1)
const order = { ...testOrders.CUSTOM_CATALOG, itemId: team.rewardId('Hoodie') }
await company.settled(team.redeem('Ann', 'Hoodie for Ann', 0, { type: 'CUSTOM_CATALOG', order }))
const { database } = await projectCompany(company)
const recorded = await company.events()
const eventOf = (type: string) => {
  const event = recorded.find(candidate => candidate.type === type)
  if (!event) throw new Error(`${type} was not recorded.`)
  return event
}
const toppedUp = eventOf('FundToppedUp')
const topUpId = 'topUpId' in toppedUp.data ? toppedUp.data.topUpId : ''

it.each<[string, string, TraceSubject]>([
  [
    'a shoutout',
    team.shoutoutId('launch'),
    {
      kind: 'shoutout',
      teamId,
      giverId: team.memberId('Ann'),
      recipientIds: [team.memberId('Ben'), team.memberId('Cleo')],
    },
  ],
  [
    'a redemption',
    team.redemptionId('Gift card'),
    {
      kind: 'redemption',
      teamId,
      redemptionId: team.redemptionId('Gift card'),
      memberId: team.memberId('Ann'),
      itemId: null,
    },
  ],
  [
    'a redemption of an item of the catalog',
    team.redemptionId('Hoodie for Ann'),
    {
      kind: 'redemption',
      teamId,
      redemptionId: team.redemptionId('Hoodie for Ann'),
      memberId: team.memberId('Ann'),
      itemId: team.rewardId('Hoodie'),
    },
  ],
  ['a top-up', topUpId, { kind: 'topUp', teamId }],
  [
    'an adjustment',
    eventOf('PointsAdjusted').id,
    { kind: 'adjustment', teamId, memberId: team.memberId('Ann') },
  ],
])('%s is known by its id, and its trace needs a part of the log', async (_, id, subject) => {
  expect(await traceSubject(database, id)).toEqual(subject)
  const reads = countingReads(log)
  const trees = await traceTree(reads.log, id, subject)
  expect(trees).not.toEqual([])
  expect(trees).toEqual(await traceTree(log, id))
  expect(reads.events()).toBeLessThan(recorded.length)
})

it('events, commands, and what is no id at all, are not known', async () => {
  const given = eventOf('ShoutoutGiven')
  for (const id of [given.id, given.metadata.commandId, 'nothing', teamId])
    expect(await traceSubject(database, id)).toBeUndefined()
})

it('nothing is known without read models, nor by those of another version', async () => {
  const id = team.shoutoutId('launch')
  const { database: empty } = await openTestDatabase()
  expect(await traceSubject(empty, id)).toBeUndefined()
  await database.query("update projections.checkpoints set version = version + 1 where name = 'activity'")
  expect(await traceSubject(database, id)).toBeUndefined()
})
