// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
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
