import { randomUUID } from 'node:crypto'
import { giveShoutout } from '@laurel/contract/recognition/giveShoutout.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { afterEach, describe, expect, test } from 'vitest'
import { createTestApi } from '../../testing/testApi.ts'
import type { TestMember, TestTeam } from '../../testing/testTeam.ts'

const { url } = await createTestDatabase()
const api = createTestApi(url)
afterEach(() => {
  api().absence.isAbsent = false
})

const giving = ({ ben }: TestTeam, key: string) => ({
  method: 'POST' as const,
  url: '/v1/shoutouts',
  headers: { 'idempotency-key': key },
  payload: { for_user_ids: [ben.memberId], points_each: 10, message_text: 'Thank you.' },
})

const redeeming = ({ rewardId }: TestTeam, key: string) => ({
  method: 'POST' as const,
  url: `/v1/rewards/redeem/${rewardId}`,
  headers: { 'idempotency-key': key },
})

const health = () => api().ask(null, { url: '/health' })

const away = {
  status: 503,
  headers: { 'retry-after': '2' },
  body: {
    code: 'UNAVAILABLE',
    detail: expect.stringMatching(/can’t reach its event log. Try again.*same Idempotency-Key is safe/),
  },
}

describe('while the store of the event log is away', () => {
  test('a command is refused with when to come back, and succeeds under the same key later', async () => {
    const team = await api().team('commands')
    const key = randomUUID()
    api().absence.isAbsent = true
    expect(await api().ask(team.ann, giving(team, key))).toMatchObject(away)
    expect(await api().ask(team.ann, redeeming(team, key))).toMatchObject(away)

    api().absence.isAbsent = false
    const given = await api().ask(team.ann, giving(team, key))
    expect(given).toMatchObject({ status: 200, body: { ok: true } })
    expect(given.headers).not.toHaveProperty('idempotency-hit')
    const { position } = giveShoutout.response.parse(given.body)
    const me = await api().ask(team.ann, { url: `/v1/user/me?after=${position}` })
    expect(me.body).toMatchObject({ user: { shoutout_allowance_remaining: 90 } })
  })

  test('a read that needs the log is refused likewise', async () => {
    const team = await api().team('reads')
    const me = (as: TestMember) => api().ask(as, { url: '/v1/user/me' })
    expect(await me(team.olga)).toMatchObject({ status: 200 })
    api().absence.isAbsent = true
    // What was looked at within the last second is answered from memory.
    await expect.poll(async () => (await me(team.olga)).status, { timeout: 5_000 }).toBe(503)
    expect(await me(team.olga)).toMatchObject(away)
  })

  test('a redemption that is asked for again is not answered without the log', async () => {
    const team = await api().team('again')
    const key = randomUUID()
    expect(await api().ask(team.ann, redeeming(team, key))).toMatchObject({ body: { ok: true } })
    api().absence.isAbsent = true
    expect(await api().ask(team.ann, redeeming(team, key))).toMatchObject(away)
  })

  test('health names the store and that commands fail, and not why', async () => {
    const team = await api().team('health')
    const { absence } = api()
    absence.message = 'No answer from esdb://admin:changeit@10.0.0.7:2113?tls=false'
    absence.isAbsent = true
    await api().ask(team.ann, giving(team, randomUUID()))
    const answer = await health()
    expect(answer).toMatchObject({
      status: 503,
      body: {
        status: 'failing',
        database: { ok: true },
        log: { ok: false, detail: 'MemoryLog fails' },
        recording: { ok: false, detail: 'the last command could not be recorded' },
      },
    })
    expect(answer.text).not.toMatch(/changeit|2113/)

    absence.isAbsent = false
    await api().ask(team.ann, giving(team, randomUUID()))
    // An answer of health stays for a second.
    await expect.poll(health, { timeout: 5_000 }).toMatchObject({
      status: 200,
      body: { log: { ok: true, detail: 'MemoryLog answers' }, recording: { ok: true } },
    })
  })
})
