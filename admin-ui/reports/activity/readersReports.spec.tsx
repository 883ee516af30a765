// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { awards } from '../../fixtures/awards.ts'
import { meFixture } from '../../fixtures/me.ts'
import { renderAdmin } from '../../testing/renderAdmin.tsx'
import { segmentManager } from '../../testing/segmentManager.ts'

afterEach(cleanup)

describe('the report of people in the address', () => {
  it('is replaced by the shoutouts for a segment manager', async () => {
    const { sent } = renderAdmin({ path: '/reporting/activity?type=users', answer: segmentManager })
    expect((await screen.findByLabelText('Report')).textContent).toBe('Shoutouts')
    const asked = sent.filter(({ path }) => path === '/v1/admin/activity')
    expect(asked.map(({ query }) => query.filter).join()).not.toContain('users')
  })

  it('is shown to an administrator', async () => {
    renderAdmin({ path: '/reporting/activity?type=users' })
    expect((await screen.findByLabelText('Report')).textContent).toBe('Users')
  })
})

it('given a plan without awards, a report about one of them does not ask for its name', async () => {
  const team = { ...meFixture.team, plan_type: 2 }
  const { sent } = renderAdmin({
    path: `/reporting/activity?type=awards&award_id=${awards[0]?.id}&days=all`,
    answer: ({ path }) =>
      path === '/v1/user/me' ? { status: 200, body: { ...meFixture, team } } : undefined,
  })
  expect(await screen.findByText('One award')).toBeDefined()
  expect(sent.filter(({ path }) => path === '/v1/team/awards')).toEqual([])
})
