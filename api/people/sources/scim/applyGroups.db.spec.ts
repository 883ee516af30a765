import { randomUUID } from 'node:crypto'
import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { memberIdOf, teamIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import { memberIdsIn } from '@laurel/ledger/kernel/memberSet.ts'
import { createMemoryLog } from '@laurel/ledger/log/memory/memoryLog.ts'
import { noAdjustments } from '@laurel/ledger/segments/vocabulary.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { Pool } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { migrateSources } from '../migrateSources.ts'
import { applyGroups, segmentOfGroup } from './applyGroups.ts'
import { changeGroup, createGroup, deleteGroup } from './groups.ts'
import { readUser } from './user.ts'
import { createUser } from './users.ts'

const { url } = await createTestDatabase()
await migrateSources(url)

const now = '2026-03-02T09:00:00.000Z'
const teamId = teamIdOf('T1')
const { signal } = new AbortController()

/** A connection whose users are linked to members, as after a run. */
const start = async ({ hasRun = true } = {}) => {
  const database = new Pool({ connectionString: url, max: 2 })
  const connectionId = randomUUID()
  onTestFinished(async () => {
    await database.query('delete from sources.connections where connection_id = $1', [connectionId])
    await database.end()
  })
  await database.query(
    `insert into sources.connections (connection_id, team_id, source, changed_at, full_at) values ($1, $2, 'scim', $3, $4)`,
    [connectionId, teamId, now, hasRun ? now : null],
  )
  const ledger = createLedger({ log: createMemoryLog() })
  const place = { teamId, connectionId }
  const memberOf = (name: string) => memberIdOf(teamId, name)
  const user = async (name: string) =>
    (await createUser(database, place, readUser({ userName: name }), now)).userId
  const link = async (userId: string, name: string) =>
    void (await database.query(
      `insert into sources.links (connection_id, external_id, team_id, member_id, is_active) values ($1, $2, $3, $4, true)`,
      [connectionId, userId, teamId, memberOf(name)],
    ))
  const [ann, ben] = [await user('ann'), await user('ben')]
  await link(ann, 'ann')
  const { groupId } = await createGroup(
    database,
    place,
    { displayName: 'Crew', externalId: null, userIds: [ann, ben] },
    now,
  )
  const segmentId = segmentOfGroup({ connection_id: connectionId, group_id: groupId })
  const command = { teamId, actor: { kind: 'member', id: memberOf('admin') }, occurredAt: now } as const
  return {
    ann,
    ben,
    memberOf,
    link,
    apply: () => applyGroups({ ledger, database }, now, signal),
    segment: async () => {
      const segment = await ledger.segment(teamId, segmentId)
      return segment.kind === 'known'
        ? { ...segment.settings, members: memberIdsIn(segment.memberIds).toSorted() }
        : segment.kind
    },
    change: (change: Parameters<typeof changeGroup>[3]) => changeGroup(database, place, groupId, change, now),
    drop: () => deleteGroup(database, place, groupId, now),
    byHand: (joined: readonly string[]) =>
      ledger.handle({
        ...command,
        id: randomUUID(),
        type: 'changeSegmentMembers',
        data: { segmentId, joined: joined.map(memberOf), left: [] },
      }),
    define: (changes: object) =>
      ledger.handle({
        ...command,
        id: randomUUID(),
        type: 'defineSegment',
        data: {
          segmentId,
          name: 'Crew',
          sync: { kind: 'manual' },
          managerIds: [],
          adjustments: noAdjustments,
          ...changes,
        },
      }),
    remove: () => ledger.handle({ ...command, id: randomUUID(), type: 'deleteSegment', data: { segmentId } }),
    groups: async () => (await database.query('select 1 from sources.scim_groups')).rows.length,
  }
}

test('a group gets a segment of its name, with those of its users who are members', async () => {
  const { apply, segment, memberOf, link, ben } = await start()
  await apply()
  expect(await segment()).toMatchObject({
    name: 'Crew',
    sync: { kind: 'manual' },
    adjustments: noAdjustments,
    members: [memberOf('ann')],
  })
  await link(ben, 'ben')
  await apply()
  expect(await segment()).toMatchObject({ members: [memberOf('ann'), memberOf('ben')].sort() })
})

test('a group waits for the first run, which an administrator begins', async () => {
  const { apply, segment } = await start({ hasRun: false })
  await apply()
  expect(await segment()).toBe('unknown')
})

test('people move as the provider says, and those whom an administrator chose stay', async () => {
  const { apply, segment, byHand, change, memberOf, ann } = await start()
  await apply()
  await byHand(['cleo'])
  await change({ members: [{ kind: 'remove', userIds: [ann] }] })
  await apply()
  expect(await segment()).toMatchObject({ members: [memberOf('cleo')] })
  await change({ members: [{ kind: 'add', userIds: [ann] }] })
  await apply()
  await apply()
  expect(await segment()).toMatchObject({ members: [memberOf('ann'), memberOf('cleo')].sort() })
})

test('a new name is that of the segment, whose adjustments and managers stay', async () => {
  const { apply, segment, define, change, memberOf } = await start()
  await apply()
  const own = { managerIds: [memberOf('cleo')], adjustments: { ...noAdjustments, memberShoutout: 50 } }
  await define(own)
  await change({ displayName: 'Deck', members: [] })
  await apply()
  expect(await segment()).toMatchObject({ ...own, name: 'Deck' })
  await change({ displayName: 'Crew', members: [] })
  await apply()
  expect(await segment()).toMatchObject({ ...own, name: 'Crew' })
})

test('a group that is deleted empties its segment, which stays', async () => {
  const { apply, segment, drop, groups, byHand, memberOf } = await start()
  await apply()
  await byHand(['cleo'])
  await drop()
  await apply()
  expect(await segment()).toMatchObject({ name: 'Crew', members: [memberOf('cleo')] })
  expect(await groups()).toBe(0)
})

test('a segment that an administrator deleted stays deleted', async () => {
  const deleted = await start()
  await deleted.apply()
  await deleted.remove()
  await deleted.change({ displayName: 'Deck', members: [{ kind: 'remove', userIds: [deleted.ann] }] })
  await deleted.apply()
  expect(await deleted.segment()).toBe('deleted')
})

test('a segment that follows conditions by now keeps its members', async () => {
  const followed = await start()
  await followed.apply()
  const inBerlin = { fieldId: 'XfOffice', operator: '=', value: 'Berlin' }
  await followed.define({ sync: { kind: 'fields', groups: [[inBerlin]] } })
  await followed.change({ members: [{ kind: 'remove', userIds: [followed.ann] }] })
  await followed.apply()
  expect(await followed.segment()).toMatchObject({ members: [followed.memberOf('ann')] })
})
