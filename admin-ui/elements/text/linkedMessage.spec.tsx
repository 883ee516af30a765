// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { activity } from '../../fixtures/records.ts'
import { renderAdmin } from '../../testing/renderAdmin.tsx'

afterEach(cleanup)

const openReport = (message: string) =>
  renderAdmin({
    path: '/reporting/activity?days=all',
    answer: ({ path }) =>
      path === '/v1/admin/activity'
        ? { status: 200, range: 'activity 0-0/1', body: [{ ...activity[0], message_text: message }] }
        : undefined,
  })

describe('a message in a report', () => {
  it('links to the message in Slack that a reaction was given to', async () => {
    openReport('🎉 for your message https://acme.slack.com/archives/C1/p1700000000000100')
    const link = await screen.findByRole('link', { name: 'Open in Slack' })
    expect(link.getAttribute('href')).toBe('https://acme.slack.com/archives/C1/p1700000000000100')
    expect(link.getAttribute('rel')).toBe('noopener noreferrer')
    expect(screen.getByText(/for your message/).textContent).not.toContain('https://')
    expect(screen.getByRole('img', { name: '🎉' })).toBeDefined()
  })

  it('shows its beginning if it is long, and all of it on request', async () => {
    openReport(`${'Thank you so much. '.repeat(150)}The end.`)
    const more = await screen.findByRole('button', { name: 'Show all' })
    expect(screen.queryByText(/The end\./)).toBeNull()
    await userEvent.click(more)
    expect(screen.getByText(/The end\./)).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Show less' }))
    expect(screen.queryByText(/The end\./)).toBeNull()
  })

  it('names the place of other addresses, and links no other schemes', async () => {
    openReport('Read https://docs.example/guide/long/path and javascript:alert(1)')
    expect((await screen.findByRole('link', { name: 'docs.example' })).getAttribute('href')).toBe(
      'https://docs.example/guide/long/path',
    )
    expect(screen.getByText(/javascript:alert/)).toBeDefined()
  })
})
