// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { fixtureId } from '../../fixtures/fixtureId.ts'
import { meFixture } from '../../fixtures/me.ts'
import { renderAdmin, type SentRequest } from '../../testing/renderAdmin.tsx'

afterEach(cleanup)

const segmentManager = ({ path }: SentRequest) => {
  const user = {
    ...meFixture.user,
    is_admin: false,
    is_owner: false,
    segments_managed: [{ id: fixtureId(700), name: 'Berlin' }],
  }
  return path === '/v1/user/me' ? { status: 200, body: { ...meFixture, user } } : undefined
}

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
