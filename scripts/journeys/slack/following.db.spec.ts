import { channelIdOf, memberIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import { Pool } from 'pg'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../database/testDatabase.ts'
import { forgetSyncs, readWorkspacesAt } from './readWorkspaces.ts'
import { startSlackJourney } from './startSlackJourney.ts'

const { url: databaseUrl } = await createTestDatabase()
const journey = await startSlackJourney(databaseUrl)
const { sandbox, ledger, teamId, workspaces } = journey
const database = new Pool({ connectionString: databaseUrl, max: 2 })
afterEach(() => sandbox.faults.clear())
afterAll(async () => {
  await database.end()
  await journey.stop()
})

/** Events are worked on after they were acknowledged. */
const sleepless = { timeout: 5_000, interval: 20 }

const channelId = channelIdOf(teamId, 'C1')
const general = async () => {
  const channel = await ledger.channel(teamId, channelId)
  if (channel.kind === 'unknown') throw new Error('The channel #general was brought in by the start.')
  return { title: channel.settings.title, members: channel.memberIds.size }
}
const memberOf = (slackUserId: string) => ledger.member(teamId, memberIdOf(teamId, slackUserId))
const keepAt = (now: Date) => readWorkspacesAt(workspaces, databaseUrl, now)
const causes = async () => {
  const { rows } = await database.query('select cause, state from slack.workspace_syncs order by cause')
  return rows
}

const runningSyncs = async () => {
  const { rowCount } = await database.query(
    `select from delivery.jobs where kind = 'slack.workspaceSync' and holder is not null`,
  )
  return rowCount
}

describe('what happens in the workspace', () => {
  it('a person who leaves is deactivated, and comes back as they were', async () => {
    sandbox.changeUser('U3', { isDeleted: true })
    await expect.poll(() => memberOf('U3'), sleepless).toMatchObject({ isActive: false })
    sandbox.changeUser('U3', { isDeleted: false, realName: 'Cleo Marsh-Vale' })
    const back = { isActive: true, profile: { name: 'Cleo Marsh-Vale' } }
    await expect.poll(() => memberOf('U3'), sleepless).toMatchObject(back)
  })

  it('apps never become members, and a person becomes one when they join', async () => {
    sandbox.addUser({ id: 'U8', name: 'helper', realName: 'Helper', isBot: true })
    sandbox.addUser({ id: 'U9', name: 'nia', realName: 'Nia New' })
    await expect.poll(() => memberOf('U9'), sleepless).toMatchObject({ isActive: true })
    expect(await memberOf('U8')).toEqual({ kind: 'unknown' })
  })

  it('a channel is followed under its new name until an administrator gives it a title', async () => {
    sandbox.renameChannel('C1', 'everybody')
    await expect.poll(general, sleepless).toMatchObject({ title: '#everybody' })
    const channel = await ledger.channel(teamId, channelId)
    if (channel.kind === 'unknown') throw new Error('The channel is known.')
    await ledger.handle({
      type: 'changeChannel',
      id: '00000000-0000-4000-8000-000000000042',
      teamId,
      actor: { kind: 'system', id: 'spec' },
      occurredAt: new Date().toISOString(),
      data: { channelId, settings: { ...channel.settings, title: 'Thank you' } },
    })
    sandbox.renameChannel('C1', 'general')
    sandbox.addUser({ id: 'U7', name: 'otto', realName: 'Otto After' })
    await expect.poll(() => memberOf('U7'), sleepless).toMatchObject({ isActive: true })
    expect(await general()).toMatchObject({ title: 'Thank you' })
  })

  it('an archived channel has no members, and has them again when it is restored', async () => {
    sandbox.archiveChannel('C1')
    await expect.poll(general, sleepless).toMatchObject({ members: 0 })
    sandbox.archiveChannel('C1', false)
    await expect.poll(general, sleepless).toMatchObject({ members: 3 })
  })

  it('a person who joins a channel or leaves it is followed without reading the channel', async () => {
    sandbox.faults.add({ method: 'conversations.members', answer: 'error', error: 'fatal_error', times: 9 })
    sandbox.joinChannel('C1', 'U9')
    await expect.poll(general, sleepless).toMatchObject({ members: 4 })
    sandbox.leaveChannel('C1', 'U9')
    await expect.poll(general, sleepless).toMatchObject({ members: 3 })
    expect(await causes()).toEqual([])
  })

  it('is read as a whole where Slack gave no answer about it', async () => {
    await journey.unheard(() => sandbox.addUser({ id: 'U6', name: 'ivo', realName: 'Ivo Unheard' }))
    sandbox.faults.add({
      method: 'users.info',
      answer: 'rateLimited',
      retryAfterSeconds: 1,
      times: 2,
    })
    sandbox.joinChannel('C1', 'U6')
    await expect.poll(causes, sleepless).toMatchObject([{ state: 'due' }])
    expect(await general()).toMatchObject({ members: 3 })
    sandbox.faults.clear()
    await keepAt(new Date())
    expect(await general()).toMatchObject({ members: 4 })
  })
})

it('a process that stops does not wait until Slack answers', async () => {
  await forgetSyncs(database)
  sandbox.faults.add({ method: 'users.list', answer: 'hang', times: 9 })
  const stopping = new AbortController()
  const keeping = readWorkspacesAt(workspaces, databaseUrl, new Date(), stopping.signal)
  await expect.poll(runningSyncs, sleepless).toBe(1)
  const asked = performance.now()
  stopping.abort()
  await keeping
  expect(performance.now() - asked).toBeLessThan(5_000)
  expect(await causes()).toMatchObject([{ state: 'due' }])
})

describe('every night', () => {
  const at = async (now: string) => {
    await forgetSyncs(database)
    await keepAt(new Date(now))
    return causes()
  }

  it('a workspace is read once, from three in the morning of its team on', async () => {
    expect(await at('2026-11-21T02:59:00.000Z')).toEqual([{ cause: 'night of 2026-11-20', state: 'done' }])
    await keepAt(new Date('2026-11-21T03:00:00.000Z'))
    await keepAt(new Date('2026-11-21T23:00:00.000Z'))
    expect(await causes()).toEqual([
      { cause: 'night of 2026-11-20', state: 'done' },
      { cause: 'night of 2026-11-21', state: 'done' },
    ])
  })

  it('what was missed is made good: who left, and channels that were archived', async () => {
    const before = await journey.head()
    await at('2026-11-22T04:00:00.000Z')
    expect(await journey.head()).toBe(before)
    await journey.unheard(() => {
      sandbox.changeUser('U2', { isDeleted: true })
      sandbox.archiveChannel('C1')
    })
    await at('2026-11-23T04:00:00.000Z')
    expect(await memberOf('U2')).toMatchObject({ isActive: false })
    expect(await general()).toMatchObject({ members: 0 })
  })
})
