import { memberIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import { Pool } from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../database/testDatabase.ts'
import { startSlackJourney } from './startSlackJourney.ts'

const { url } = await createTestDatabase()
const journey = await startSlackJourney(url)
const { sandbox, inbox } = journey
const database = new Pool({ connectionString: url, max: 2 })
afterAll(async () => {
  await database.end()
  await journey.stop()
})
const anna = sandbox.as('U1')

const sleepless = { timeout: 10_000, interval: 20 }
const rows = async () =>
  (
    await database.query(
      `select i.body is null as "isForgotten", i.body, j.status, j.problem
       from delivery.inbox i join delivery.jobs j on j.key = 'inbox.slack.' || i.delivery_id order by i.received_at`,
    )
  ).rows
const givenBy = async (slackUserId: string) => {
  const member = await journey.ledger.member(journey.teamId, memberIdOf(journey.teamId, slackUserId))
  return member.kind === 'known' ? 100 - member.allowances.shoutout.points : 0
}
/** The hold of the process that stored a request ends, as if it had died. */
const letHoldEnd = () =>
  database.query(`update delivery.jobs set due_at = now() where kind = 'inbox.slack' and status = 'waiting'`)

const commandOf = (triggerId: string, text: string) => ({
  rawBody: new URLSearchParams({
    command: '/shoutout',
    text,
    trigger_id: triggerId,
    team_id: 'T1',
    user_id: 'U1',
    channel_id: 'C1',
    response_url: `${sandbox.url}/no-answer-is-taken-here`,
  }).toString(),
  contentType: 'application/x-www-form-urlencoded',
})

describe('what Slack delivers', () => {
  it('is stored sealed, worked on once, and forgotten but for its id', async () => {
    await anna.runCommand('C1', '/shoutout', '@ben +3 A word between us')
    await expect.poll(rows, sleepless).toMatchObject([{ status: 'done', isForgotten: true }])
    expect(await givenBy('U1')).toBe(3)
    await database.query('truncate delivery.inbox')
    await inbox.store('sealed', commandOf('sealed', '@ben +3 A word between us'))
    const [stored] = await rows()
    expect(stored?.body).toMatch(/^v1\./)
    expect(stored?.body).not.toContain('between')
    await database.query(`delete from delivery.jobs where key = 'inbox.slack.sealed'`)
  })

  it('goes on in another process when the one that took it dies', async () => {
    await database.query('truncate delivery.inbox')
    await inbox.store('unfinished', commandOf('unfinished', '<@U3|cleo> +4 Left by a process that died'))
    expect(await inbox.store('unfinished', commandOf('unfinished', '<@U3|cleo> +4 Delivered again'))).toBe(
      'duplicate',
    )
    const before = await givenBy('U1')
    await letHoldEnd()
    await expect.poll(rows, sleepless).toMatchObject([{ status: 'done', isForgotten: true }])
    expect(await givenBy('U1')).toBe(before + 4)
  })

  it('is left undone when it is too late to answer the person', async () => {
    await database.query('truncate delivery.inbox')
    await inbox.store('late', commandOf('late', '<@U3|cleo> +5 Typed yesterday'))
    const before = await givenBy('U1')
    await database.query(`update delivery.inbox set received_at = now() - interval '31 minutes'`)
    await letHoldEnd()
    await expect.poll(rows, sleepless).toMatchObject([{ status: 'done', problem: 'Too late for an answer.' }])
    expect(await givenBy('U1')).toBe(before)
  })

  it('is tried again where it is an event that failed', async () => {
    await database.query('truncate delivery.inbox')
    sandbox.faults.add({ method: 'views.publish', answer: 'error', error: 'internal_error', times: 1 })
    sandbox.sendEvent({ type: 'app_home_opened', user: 'U2', channel: 'D1', tab: 'home' })
    await expect.poll(() => sandbox.faults.list(), sleepless).toEqual([])
    await expect.poll(rows, sleepless).toMatchObject([{ status: 'done', isForgotten: true }])
    expect(sandbox.as('U2').home()).toBeDefined()
  })
})
