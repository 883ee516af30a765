// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { people } from '../../fixtures/people.ts'
import { segmentsFixture } from '../../fixtures/segments.ts'
import { refusal } from '../../testing/refusal.ts'
import { renderAdmin, type SentRequest } from '../../testing/renderAdmin.tsx'

afterEach(cleanup)

const [segment] = segmentsFixture
const rows = people.map(({ id, name }) => ({ ...segment, id, name: `Segment of ${name}` }))

/** A list without a total and with three pages; the cursor of a page is its number. */
const uncounted = ({ path, query }: SentRequest) => {
  if (path !== '/v1/admin/segments') return undefined
  const page = Number(query.cursor ?? 1)
  return {
    status: 200,
    body: rows.slice(page - 1, page + 1),
    range: 'segments 0-24/*',
    ...(page < 3 && { link: `</v1/admin/segments?range=%5B0%2C24%5D&cursor=${page + 1}>; rel="next"` }),
  }
}

const next = () => screen.getByRole('button', { name: 'Next' })

describe('a list that the server does not count', () => {
  it('goes on by cursors and back, and has an end', async () => {
    const { sent } = renderAdmin({ path: '/users/segments', answer: uncounted })
    expect(await screen.findByText('1–25 of more than 25')).toBeDefined()
    await userEvent.click(next())
    expect(await screen.findByText('26–50 of more than 50')).toBeDefined()
    expect(sent.map(({ query }) => query)).toContainEqual(
      expect.objectContaining({ cursor: '2', range: '[25,49]' }),
    )
    await waitFor(() => expect(screen.getByText(rows[2]?.name ?? '')).toBeDefined())
    await userEvent.click(next())
    expect(await screen.findByText('51–52 of 52')).toBeDefined()
    expect(next().matches(':disabled')).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }))
    expect(await screen.findByText('26–50 of more than 50')).toBeDefined()
  })

  it('begins at its first page when its order changes', async () => {
    const { sent } = renderAdmin({ path: '/users/segments', answer: uncounted })
    await screen.findByText('1–25 of more than 25')
    await userEvent.click(next())
    await screen.findByText('26–50 of more than 50')
    await userEvent.click(screen.getByRole('button', { name: 'Members' }))
    expect(await screen.findByText('1–25 of more than 25')).toBeDefined()
    expect(sent.at(-1)?.query.cursor).toBeUndefined()
  })
})

it('a list keeps the total of its first page, which the server does not count again', async () => {
  renderAdmin({
    path: '/users/segments',
    answer: request => {
      const answer = uncounted(request)
      return answer && request.query.cursor === undefined ? { ...answer, range: 'segments 0-24/60' } : answer
    },
  })
  await screen.findByText('1–25 of 60')
  await userEvent.click(next())
  expect(await screen.findByText('26–50 of 60')).toBeDefined()
})

describe('a search that was ended before it had looked everywhere', () => {
  const cut = ({ path }: SentRequest, count: number) =>
    path === '/v1/admin/segments'
      ? { status: 200, body: rows.slice(0, count), range: 'segments 0-1/*', isCut: true as const }
      : undefined

  it('says so above its rows, and names no total', async () => {
    renderAdmin({ path: '/users/segments?filter={"q":"a"}', answer: request => cut(request, 2) })
    expect(await screen.findByText(/ended before it had looked at everything/)).toBeDefined()
    expect(screen.getByText(rows[0]?.name ?? '')).toBeDefined()
    expect(screen.queryByText(/of 2$/)).toBeNull()
  })

  it('says so where it has no row', async () => {
    renderAdmin({ path: '/users/segments?filter={"q":"a"}', answer: request => cut(request, 0) })
    expect(await screen.findByText(/ended before it had looked at everything/)).toBeDefined()
    expect(screen.getByText('No segment matches')).toBeDefined()
  })
})

describe('a page that is opened by its address', () => {
  it('is read by its range', async () => {
    const { sent } = renderAdmin({ path: '/users/segments?page=2', answer: uncounted })
    await screen.findByText('26–50 of more than 50')
    expect(sent.find(({ path }) => path === '/v1/admin/segments')?.query).toMatchObject({
      range: '[25,49]',
    })
  })

  it('is the first one where the server does not reach the page', async () => {
    const { router } = renderAdmin({
      path: '/users/segments?page=102',
      answer: request =>
        request.query.range?.startsWith('[2525')
          ? refusal(400, 'RANGE_TOO_DEEP', 'A range begins at row 10000 at most.')
          : uncounted(request),
    })
    expect(await screen.findByText('1–25 of more than 25')).toBeDefined()
    expect(await screen.findByText(/This is the first page\./)).toBeDefined()
    expect(router.state.location.search).toContain('page=1')
  })
})

it('a cursor that the server refuses is replaced by the range', async () => {
  renderAdmin({
    path: '/users/segments',
    answer: request =>
      request.query.cursor === undefined
        ? uncounted(request)
        : refusal(400, 'CURSOR_REFUSED', 'Read the first page again.'),
  })
  await screen.findByText('1–25 of more than 25')
  await userEvent.click(next())
  expect(await screen.findByText('26–50 of more than 50')).toBeDefined()
})
