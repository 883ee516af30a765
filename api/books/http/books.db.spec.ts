import { randomUUID } from 'node:crypto'
import { getMonthBooks, listBooks } from '@laurel/contract/reports/books.ts'
import { getChartOfAccounts } from '@laurel/contract/team/chartOfAccounts.ts'
import { Acknowledged } from '@laurel/contract/wire/position.ts'
import { exampleChart } from '@laurel/ledger/audit/finance/chartOfAccounts.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import { addMonths, monthOf } from '@laurel/ledger/kernel/month.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { createRunner } from '../../delivery/runner.ts'
import { createTestApi } from '../../testing/testApi.ts'
import type { TestTeam } from '../../testing/testTeam.ts'
import { booksHandler } from '../booksHandler.ts'
import { packHandler } from '../packHandler.ts'
import { readOrderedBooks } from '../readOrderedBooks.ts'
import { writeOrderedPack } from '../writeOrderedPack.ts'

const { url } = await createTestDatabase()
const api = createTestApi(url)

/** The specs record now: at the edge, a month has passed since. */
const lastMonth = monthOf(instantOf(new Date()))
const thisMonth = addMonths(lastMonth, 1)
beforeAll(() => {
  api().clock.now = new Date(`${thisMonth}-02T12:00:00.000Z`)
})

/** A pack of two chunks, in place of the one that the operator's key signs. */
async function* twoChunks() {
  yield Buffer.from('attested ')
  yield Buffer.from('books')
}

const work = async () => {
  const { database, log, ledger } = api()
  const clock = () => instantOf(api().clock.now)
  const handlers = [
    booksHandler({ database, readBooks: readOrderedBooks({ database, log, ledger, clock }) }),
    packHandler({ database, writePack: writeOrderedPack({ database, writePack: async () => twoChunks() }) }),
  ]
  const problems: unknown[] = []
  const onError = (error: unknown) => problems.push(error)
  await createRunner({ database, databaseUrl: url, handlers, clock, onError }).runDue()
  expect(problems).toEqual([])
}

const booksOf = ({ olga }: Pick<TestTeam, 'olga'>) => ({
  list: async () => listBooks.response.parse((await api().ask(olga, { url: '/v1/admin/books' })).body).months,
  read: async (month: string) =>
    getMonthBooks.response.parse((await api().ask(olga, { url: `/v1/admin/books/${month}` })).body),
  ask: (month: string, act: string, as = olga) =>
    api().ask(as, { method: 'POST', url: `/v1/admin/books/${month}/${act}` }),
  file: (path: string, as = olga) => api().ask(as, { url: `/v1/admin/books/${path}` }),
})

const chart = {
  fiscal_year_starts_in: 4,
  xero_tax_rate: 'Tax Exempt',
  accounts: { ...exampleChart.accounts, held: { code: '2290', name: 'Orders under way' } },
}
const setChart = ({ olga }: TestTeam, payload: object = chart) =>
  api().ask(olga, { method: 'POST', url: '/v1/admin/settings/chart-of-accounts', payload })

describe('the months of a team', () => {
  test('begin with the one that runs, which can’t be closed', async () => {
    const team = await api().team('running')
    const books = booksOf(team)
    expect((await books.list())[0]).toMatchObject({ id: thisMonth, state: 'running', closed_at: null })
    expect(await books.ask(thisMonth, 'close')).toMatchObject({
      status: 422,
      body: { code: 'MONTH_NOT_OVER' },
    })
    expect(await books.ask(addMonths(thisMonth, 1), 'close')).toMatchObject({ status: 404 })
  })

  test('are closed in the background, by a member, once', async () => {
    const team = await api().team('closing')
    const books = booksOf(team)
    expect(await books.ask(lastMonth, 'close')).toMatchObject({
      status: 200,
      body: { state: 'open', books: { state: 'running' }, statement: null, entry: null },
    })
    await books.ask(lastMonth, 'close')
    await work()
    await api().shown(await api().log.head())
    expect(await books.read(lastMonth)).toMatchObject({
      state: 'closed',
      closed_by: { id: team.olga.memberId },
      books: { state: 'ready', problem: null },
      statement: { opening: 0, closing: 500 },
      entry: { is_example: true },
    })
    expect(await books.ask(lastMonth, 'close')).toMatchObject({
      status: 409,
      body: { code: 'MONTH_CLOSED' },
    })
  })

  test('have figures that are read from the log, in the accounts of the company', async () => {
    const team = await api().team('figures')
    const books = booksOf(team)
    expect((await setChart(team)).status).toBe(200)
    await books.ask(lastMonth, 'close')
    await work()
    const read = await books.read(lastMonth)
    expect(read.state).toBe('closed')
    expect(read.statement).toMatchObject({ opening: 0, earned: 0, corrections: 500, closing: 500 })
    expect(read.entry?.is_example).toBe(false)
    expect(read.entry?.lines).toEqual([
      { code: '2200', name: 'Recognition points payable', debit: -500, from: ['redeemable'] },
      expect.objectContaining({ code: '6200', debit: 500 }),
    ])
    const { text } = await books.file(`${lastMonth}/entry?format=xero`)
    expect(text).toContain(',2200,Tax Exempt,-5\n')
    expect((await books.file(`${lastMonth}/entry?format=hledger`)).text).toContain(
      '2200 Recognition points payable',
    )
  })

  test('that are open have no files', async () => {
    const books = booksOf(await api().team('open'))
    const month = lastMonth
    expect(await books.ask(month, 'pack')).toMatchObject({ status: 409, body: { code: 'MONTH_OPEN' } })
    expect(await books.ask(month, 'read')).toMatchObject({ status: 409, body: { code: 'MONTH_OPEN' } })
    expect(await books.file(`${month}/entry?format=xero`)).toMatchObject({
      status: 409,
      body: { code: 'BOOKS_NOT_READ' },
    })
    expect(await books.file(`${month}/pack`)).toMatchObject({ status: 409, body: { code: 'PACK_NOT_READY' } })
  })

  test('that an operator closed are read on demand, and compared with what was closed', async () => {
    const team = await api().team('operator')
    const books = booksOf(team)
    const month = lastMonth
    const outcome = await api().ledger.handle({
      type: 'closeMonth',
      id: randomUUID(),
      teamId: team.teamId,
      actor: { kind: 'system', id: 'spec' },
      occurredAt: instantOf(api().clock.now),
      data: { month, digest: 'f'.repeat(64) },
    })
    if (outcome.kind === 'rejected') throw new Error(outcome.rejection.code)
    await api().shown(outcome.position)
    expect(await books.ask(month, 'read')).toMatchObject({
      status: 200,
      body: { state: 'closed', closed_by: null },
    })
    await work()
    expect(await books.read(month)).toMatchObject({
      books: { state: 'failed', problem: expect.stringContaining('not those that were closed') },
      entry: null,
    })
  })

  test('belong to the administrators of their team', async () => {
    const team = await api().team('private')
    const books = booksOf(team)
    expect(await books.file('', team.ann)).toMatchObject({ status: 403 })
    expect(await books.ask(lastMonth, 'close', team.ann)).toMatchObject({ status: 403 })
  })
})

describe('an attestation pack', () => {
  test('is written in the background, and fetched as it was written', async () => {
    const team = await api().team('packed')
    const books = booksOf(team)
    await books.ask(lastMonth, 'close')
    await work()
    expect(await books.ask(lastMonth, 'pack')).toMatchObject({
      status: 200,
      body: { pack: { state: 'running', bytes: 0 } },
    })
    await books.ask(lastMonth, 'pack')
    await work()
    expect(await books.read(lastMonth)).toMatchObject({ pack: { state: 'ready', bytes: 14 } })
    expect((await books.file(`${lastMonth}/pack`)).text).toBe('attested books')
    const other = booksOf(await api().team('unpacked'))
    expect(await other.file(`${lastMonth}/pack`)).toMatchObject({ status: 409 })
  })
})

describe('the chart of accounts', () => {
  test('is an example until the company sets its own', async () => {
    const team = await api().team('chart')
    const read = async () =>
      getChartOfAccounts.response.parse(
        (await api().ask(team.olga, { url: '/v1/admin/settings/chart-of-accounts' })).body,
      )
    expect(await read()).toMatchObject({ is_example: true, fiscal_year_starts_in: 1 })
    await api().shown(Acknowledged.parse((await setChart(team)).body).position)
    expect(await read()).toMatchObject({
      is_example: false,
      fiscal_year_starts_in: 4,
      accounts: { held: { code: '2290' } },
    })
  })

  test('refuses a second name for a code, by field', async () => {
    const team = await api().team('names')
    const accounts = { ...chart.accounts, held: { code: '2200', name: 'Held' } }
    expect(await setChart(team, { ...chart, accounts })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'body.accounts.held.name' }] },
    })
  })
})
