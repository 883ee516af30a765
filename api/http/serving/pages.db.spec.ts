import { listMembers } from '@laurel/contract/people/members.ts'
import { activity } from '@laurel/contract/reports/activityReport.ts'
import { explainFigure } from '@laurel/contract/reports/explanations.ts'
import { Acknowledged } from '@laurel/contract/wire/position.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { describe, expect, test } from 'vitest'
import { createTestApi } from '../../testing/testApi.ts'

const { url } = await createTestDatabase()
const api = createTestApi(url)

const members = (query: Record<string, unknown>): string => {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    search.set(name, typeof value === 'string' ? value : JSON.stringify(value))
  return `/v1/admin/members?${search.toString()}`
}

const nextIn = (link: unknown): string | undefined => /^<([^>]+)>; rel="next"$/.exec(String(link))?.[1]

describe('a list of the dialect', () => {
  test('names the address of the next page until the last one', async () => {
    const { olga } = await api().team('links')
    const ranges: unknown[] = []
    const names: string[] = []
    let address: string | undefined = members({ sort: ['name', 'DESC'], range: [0, 0] })
    while (address !== undefined) {
      const { body, headers } = await api().ask(olga, { url: address })
      names.push(...listMembers.response.parse(body).map(({ name }) => name))
      ranges.push(headers['content-range'])
      address = nextIn(headers.link)
    }
    expect(names).toEqual(['Olga', 'Ben', 'Ann'])
    expect(ranges).toEqual(['members 0-0/3', 'members 1-1/*', 'members 2-2/*'])
  })

  test('names the address with everything that was asked, also behind a question mark', async () => {
    const { olga } = await api().team('questions')
    const url = '/v1/admin/members?why=who?&sort=["name","DESC"]&range=[0,0]'
    const { headers } = await api().ask(olga, { url })
    const next = await api().ask(olga, { url: nextIn(headers.link) ?? '' })
    expect(next).toMatchObject({ status: 200, body: [{ name: 'Ben' }] })
  })

  test('answers the rows after a cursor, whatever the range begins with', async () => {
    const { olga } = await api().team('ranges')
    const first = await api().ask(olga, { url: members({ range: [0, 0] }) })
    const cursor = new URLSearchParams(nextIn(first.headers.link)?.split('?')[1]).get('cursor')
    const rest = await api().ask(olga, { url: members({ range: [50_000, 50_001], cursor }) })
    expect(rest.body).toMatchObject([{ name: 'Ben' }, { name: 'Olga' }])
    const ofAnotherOrder = members({ sort: ['email', 'ASC'], range: [0, 0], cursor })
    expect(await api().ask(olga, { url: ofAnotherOrder })).toMatchObject({
      status: 400,
      body: { code: 'CURSOR_REFUSED', detail: expect.stringContaining('rel="next"') },
    })
  })

  test.each(['x', Buffer.from('{"sort":"name"}').toString('base64url')])(
    'refuses the cursor %s',
    async cursor => {
      const { olga } = await api().team(`cursors${cursor.length}`)
      expect(await api().ask(olga, { url: members({ cursor }) })).toMatchObject({
        status: 400,
        body: { code: 'CURSOR_REFUSED' },
      })
    },
  )

  test('refuses a range that begins beyond row 10,000', async () => {
    const { olga } = await api().team('depths')
    const at = (first: number) => members({ range: [first, first + 24] })
    expect(await api().ask(olga, { url: at(10_000) })).toMatchObject({
      status: 200,
      headers: { 'content-range': 'members */3' },
    })
    expect(await api().ask(olga, { url: at(10_001) })).toMatchObject({
      status: 400,
      body: { code: 'RANGE_TOO_DEEP', detail: expect.stringContaining('rel="next"') },
    })
  })
})

test('a search of the activity refuses a range that begins beyond row 1,000', async () => {
  const { olga } = await api().team('searches')
  const at = (first: number, filter: object) => ({
    url: `/v1/admin/activity?range=[${first},${first + 24}]&filter=${JSON.stringify(filter)}`,
  })
  expect(await api().ask(olga, at(1_000, { q: 'Ann' }))).toMatchObject({ status: 200 })
  expect(await api().ask(olga, at(1_001, {}))).toMatchObject({ status: 200 })
  expect(await api().ask(olga, at(1_001, { q: 'Ann' }))).toMatchObject({
    status: 400,
    body: { code: 'RANGE_TOO_DEEP', detail: expect.stringContaining('row 1000 ') },
  })
})

test('entries of an account are sorted by points for one member only', async () => {
  const { olga, ann } = await api().team('accounts')
  const sorted = (filter: object) => ({
    url: `/v1/admin/ledgerEntries?sort=["points","DESC"]&filter=${JSON.stringify(filter)}`,
  })
  expect(await api().ask(olga, sorted({ account: 'redeemable', user_id: ann.memberId }))).toMatchObject({
    status: 200,
  })
  expect(await api().ask(olga, sorted({ account: 'redeemable' }))).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'query.sort', message: expect.stringContaining('user_id') }] },
  })
})

describe('a call of the specification', () => {
  test('answers the cursor of its next page beside the rows', async () => {
    const { olga, ann } = await api().team('reports')
    let after = 0
    for (const points of [-20, -10]) {
      const adjusted = await api().ask(olga, {
        method: 'POST',
        url: `/v1/admin/members/${ann.memberId}/adjust`,
        payload: { points, reason: 'Counted twice' },
      })
      after = Acknowledged.parse(adjusted.body).position
    }
    const explained = `/v1/admin/explanations/redeemable_points?user_id=${ann.memberId}&range=[0,1]&after=${after}`
    const first = explainFigure.response.parse((await api().ask(olga, { url: explained })).body)
    const rest = explainFigure.response.parse(
      (await api().ask(olga, { url: `${explained}&cursor=${first.next}` })).body,
    )
    expect([...first.entries, ...rest.entries].map(({ points }) => points)).toEqual([-10, -20, 500])
    expect(rest).toMatchObject({ total: 3, next: null })
  })

  test('has numbered pages up to row 10,000', async () => {
    const { olga } = await api().team('numbers')
    const at = (page: number) => ({ url: `/v1/team/reporting/activity?page=${page}` })
    expect(activity.response.parse((await api().ask(olga, at(101))).body)).toEqual({
      entries: [],
      total: 0,
      next: null,
    })
    expect(await api().ask(olga, at(102))).toMatchObject({ status: 400, body: { code: 'RANGE_TOO_DEEP' } })
  })
})
