import { channelIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import { channels } from '@laurel/projections/team/channels/tables.ts'
import { Pool } from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../database/testDatabase.ts'
import { forgetSyncs, readWorkspacesAt } from './readWorkspaces.ts'
import { startSlackJourney } from './startSlackJourney.ts'

const { url: databaseUrl } = await createTestDatabase()
const journey = await startSlackJourney(databaseUrl)
const { ledger, teamId, workspaces } = journey
const database = new Pool({ connectionString: databaseUrl, max: 2 })
afterAll(async () => {
  await database.end()
  await journey.stop()
})

const channelId = channelIdOf(teamId, 'C1')
const byAdministrator = {
  teamId,
  actor: { kind: 'system', id: 'spec' },
  occurredAt: '2026-11-21T12:00:00.000Z',
} as const

const nightOf = async (day: string) => {
  await forgetSyncs(database)
  await readWorkspacesAt(workspaces, databaseUrl, new Date(`${day}T04:00:00.000Z`))
  const { rows } = await database.query('select state from slack.workspace_syncs')
  return rows
}

describe('the night after an administrator', () => {
  it('moved recognition to another Slack channel, the former one decides nothing, however far behind the list is', async () => {
    const channel = await ledger.channel(teamId, channelId)
    if (channel.kind === 'unknown') throw new Error('The channel #general was brought in by the start.')
    const slowList = await database.connect()
    await slowList.query(`begin; lock table ${channels.live} in exclusive mode`)
    await ledger.handle({
      ...byAdministrator,
      type: 'changeChannel',
      id: '00000000-0000-4000-8000-000000000051',
      data: { channelId, settings: { ...channel.settings, title: '#elsewhere', slackChannelId: 'C99' } },
    })
    expect(await nightOf('2026-11-22')).toEqual([{ state: 'done' }])
    expect(await ledger.channel(teamId, channelId)).toMatchObject({
      settings: { title: '#elsewhere', slackChannelId: 'C99' },
      memberIds: channel.memberIds,
    })
    await slowList.query('rollback')
    slowList.release()
  })

  it('ended recognition in a channel, it stays ended and the workspace is read all the same', async () => {
    await ledger.handle({
      ...byAdministrator,
      type: 'deleteChannel',
      id: '00000000-0000-4000-8000-000000000052',
      data: { channelId },
      policy: { usedBy: null },
    })
    expect(await nightOf('2026-11-23')).toEqual([{ state: 'done' }])
    expect(await ledger.channel(teamId, channelId)).toEqual({ kind: 'unknown', wasDeleted: true })
  })
})
