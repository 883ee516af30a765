import { randomUUID } from 'node:crypto'
import { exportsMax, type OrderedExport, orderExport } from '@laurel/contract/reports/exports.ts'
import { fileLengthMax } from '@laurel/contract/wire/bounds.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import { settle } from '@laurel/ledger/processes/settle.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { startSession } from '../../access/createAccess.ts'
import { createRunner } from '../../delivery/runner.ts'
import { createTestApi } from '../../testing/testApi.ts'
import { purgeExports } from '../exports/exportRows.ts'
import type { ReadReportPart } from '../exports/writeExport.ts'
import { exportHandler } from '../slack/exportHandler.ts'
import { exportParts } from './exportParts.ts'

const { url } = await createTestDatabase()
const api = createTestApi(url)

const path = '/v1/user/exports'
const week = 7 * 24 * 60 * 60 * 1000

type Outcome = Awaited<ReturnType<ReturnType<typeof api>['ledger']['handle']>>
type Person = {
  readonly teamId: string
  readonly memberId: string
  readonly headers?: Readonly<Record<string, string>>
}

const createOrders = async (name: string, thanks: number) => {
  const team = await api().team(name)
  const { teamId } = team
  const show = async (outcome: Outcome) => {
    if (outcome.kind === 'rejected') throw new Error(outcome.rejection.code)
    await api().shown((await settle(api().ledger, outcome.events)).position)
  }
  const byOlga = () =>
    ({
      id: randomUUID(),
      teamId,
      actor: { kind: 'member', id: team.olga.memberId },
      occurredAt: '2026-03-10T12:00:00.000Z',
    }) as const
  for (let index = 0; index < thanks; index += 1) {
    const outcome = await api().ledger.handle({
      type: 'giveShoutout',
      id: randomUUID(),
      teamId: team.teamId,
      actor: { kind: 'member', id: team.ann.memberId },
      occurredAt: `2026-03-10T12:00:0${index}.000Z`,
      data: {
        shoutoutId: randomUUID(),
        giverId: team.ann.memberId,
        recipientIds: [team.ben.memberId],
        pointsEach: 1,
        channelId: team.channelId,
        value: null,
        message: `=1+${index}`,
      },
      policy: {
        allowance: { period: '2026-03-01', points: 100 },
        day: '2026-03-10',
        absentRecipientIds: [],
        ineligibleRecipientIds: [],
        pointOptions: [],
        values: [],
        isValueRequired: false,
      },
    })
    await show(outcome)
  }
  const filesOf = (body: unknown): readonly OrderedExport[] => orderExport.response.parse(body).exports
  return {
    ...team,
    lead: async ({ memberId: managerId }: Person, { memberId }: Person) => {
      const data = { memberId, fields: {}, managerId, dates: { birthday: null, joinedOn: null } }
      await show(await api().ledger.handle({ ...byOlga(), type: 'syncMemberFields', data }))
    },
    makeAdmin: async ({ memberId }: Person, isAdmin: boolean) => {
      const data = { memberId, isAdmin }
      const policy = { isLast: false }
      await show(await api().ledger.handle({ ...byOlga(), type: 'changeMemberAdmin', data, policy }))
    },
    order: ({ headers = {}, ...as }: Person, id = randomUUID(), type = 'shoutouts') =>
      api().ask(as, { method: 'POST', url: path, body: { id, report: { type } }, headers }),
    files: async ({ headers = {}, ...as }: Person) =>
      filesOf((await api().ask(as, { url: path, headers })).body),
    fetch: ({ headers = {}, ...as }: Person, id: string) =>
      api().ask(as, { url: `${path}/${id}/file`, headers }),
  }
}

/** The end of a role ends the sessions of the person, who signs in again. */
const signedInAgain = async (person: Person): Promise<Person> => {
  const { token } = await startSession(api().access, person, { accessEnds: 1 })
  return { ...person, headers: { authorization: `Bearer ${token}` } }
}

/** Runs what is due, with two lines in a part. Each change of the reading is one of the spec. */
const write = async (change: (read: ReadReportPart) => ReadReportPart = read => read) => {
  const { database, ledger } = api()
  const clock = () => instantOf(api().clock.now)
  const read = change(exportParts(database))
  const readPart: ReadReportPart = part => read({ ...part, limit: 2 })
  const handlers = [exportHandler({ database, ledger, clock, readPart })]
  const problems: unknown[] = []
  const onError = (error: unknown) => problems.push(error)
  await createRunner({ database, databaseUrl: url, handlers, clock, onError }).runDue()
}

const owed = async (memberId: string) => {
  const { rows } = await api().database.query(
    `select 1 from slack.announcements where recipient_id = $1 and stream = 'reports'`,
    [memberId],
  )
  return rows.length
}

describe('a report that is ordered as a file', () => {
  test('is written part by part, safe for spreadsheets, announced once, and noted in the security log', async () => {
    const team = await createOrders('ordered', 5)
    const id = randomUUID()
    expect(await team.order(team.olga, id)).toMatchObject({ status: 200 })
    expect(await team.order(team.olga, id)).toMatchObject({ status: 200 })
    expect(await team.files(team.olga)).toMatchObject([{ id, state: 'running', rows: 0 }])
    expect(await team.fetch(team.olga, id)).toMatchObject({ status: 409, body: { code: 'EXPORT_NOT_READY' } })
    await write()
    const [file] = await team.files(team.olga)
    const { text } = await team.fetch(team.olga, id)
    expect(file).toMatchObject({ state: 'ready', rows: 5, bytes: Buffer.byteLength(text) })
    expect(
      text
        .split('\r\n')
        .slice(1, 6)
        .map(line => /'=1\+\d/.exec(line)?.[0]),
    ).toEqual([4, 3, 2, 1, 0].map(index => `'=1+${index}`))
    expect(await owed(team.olga.memberId)).toBe(1)
    const { body } = await api().ask(team.olga, { url: '/v1/team/activity_log/1' })
    expect(JSON.stringify(body)).toContain('Fetch an ordered file')
    expect(JSON.stringify(body)).toContain('Order a report as a file')
  })

  test('goes on after the last part when writing was interrupted, without a line twice', async () => {
    const team = await createOrders('interrupted', 5)
    const id = randomUUID()
    await team.order(team.olga, id)
    let calls = 0
    await write(read => part => {
      calls += 1
      if (calls === 2) throw new Error('The process ended.')
      return read(part)
    })
    expect(await team.files(team.olga)).toMatchObject([{ state: 'running', rows: 2 }])
    api().clock.now = new Date(Date.parse(instantOf(api().clock.now)) + 60_000)
    await write()
    expect(await team.files(team.olga)).toMatchObject([{ state: 'ready', rows: 5 }])
    expect(new Set((await team.fetch(team.olga, id)).text.split('\r\n')).size).toBe(7)
  })

  test('belongs to the person who ordered it, while they may see the report', async () => {
    const team = await createOrders('owned', 1)
    const id = randomUUID()
    expect(await team.order(team.ben, randomUUID())).toMatchObject({ status: 403 })
    await team.order(team.olga, id, 'users')
    await write()
    expect(await team.fetch(team.ann, id)).toMatchObject({ status: 404 })
    expect(await team.files(team.ann)).toEqual([])
    const other = await createOrders('foreign', 0)
    expect(await other.fetch(other.olga, id)).toMatchObject({ status: 404 })
    expect(await api().ask(team.olga, { method: 'DELETE', url: `${path}/${id}` })).toMatchObject({
      status: 200,
      body: { exports: [] },
    })
    expect(await team.fetch(team.olga, id)).toMatchObject({ status: 404 })
  })

  test('with the lines of the whole team stays with administrators, not with leads who were one', async () => {
    const team = await createOrders('demoted', 1)
    const [written, waiting] = [randomUUID(), randomUUID()]
    await team.lead(team.ben, team.ann)
    await team.makeAdmin(team.ben, true)
    await team.order(team.ben, written)
    await write()
    expect(await team.fetch(team.ben, written)).toMatchObject({ status: 200 })
    await team.order(team.ben, waiting)
    await team.makeAdmin(team.ben, false)
    const ben = await signedInAgain(team.ben)
    expect(await team.fetch(ben, written)).toMatchObject({ status: 403 })
    await write()
    const state = (await team.files(ben)).find(({ id }) => id === waiting)
    expect(state).toMatchObject({ state: 'failed', rows: 0, problem: expect.stringContaining('again') })
    const own = randomUUID()
    await team.order(ben, own)
    await write()
    expect(await team.fetch(ben, own)).toMatchObject({ status: 200 })
  })

  test('fails before it is larger than a file may be, and keeps nothing of what was written', async () => {
    const team = await createOrders('large', 3)
    const id = randomUUID()
    await team.order(team.olga, id)
    let calls = 0
    await write(read => async part => {
      calls += 1
      if (calls === 1) return read(part)
      await api().database.query('update worker.report_exports set byte_count = $2 where export_id = $1', [
        id,
        fileLengthMax - 1,
      ])
      throw new Error('The process ended.')
    })
    api().clock.now = new Date(Date.parse(instantOf(api().clock.now)) + 60_000)
    await write()
    expect(await team.files(team.olga)).toMatchObject([
      { id, state: 'failed', rows: 0, bytes: 0, problem: 'The file is too large. Order fewer days.' },
    ])
    const { rows } = await api().database.query(
      'select part from worker.report_export_parts where export_id = $1',
      [id],
    )
    expect(rows).toEqual([])
  })

  test('is kept for 7 days, and ten at a time', async () => {
    const team = await createOrders('kept', 1)
    for (let index = 0; index < exportsMax; index += 1) expect((await team.order(team.olga)).status).toBe(200)
    expect(await team.order(team.olga)).toMatchObject({ status: 409, body: { code: 'EXPORTS_TOO_MANY' } })
    await write()
    const now = Date.parse(instantOf(api().clock.now))
    await purgeExports(api().database, instantOf(new Date(now + week - 60_000)))
    expect(await team.files(team.olga)).toHaveLength(exportsMax)
    await purgeExports(api().database, instantOf(new Date(now + week)))
    expect(await team.files(team.olga)).toEqual([])
    const { rows } = await api().database.query(
      'select count(*) as count from worker.report_export_parts p where not exists (select from worker.report_exports e where e.export_id = p.export_id)',
    )
    expect(z.array(z.object({ count: z.string() })).parse(rows)).toEqual([{ count: '0' }])
  })
})
