// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { deadLetters } from '../../fixtures/unfinished.ts'
import { refusal } from '../../testing/refusal.ts'
import { renderAdmin } from '../../testing/renderAdmin.tsx'

afterEach(cleanup)

const path = '/settings/unfinished'
const retryName = 'Try again: Points of a shoutout did not arrive'

describe('unfinished work', () => {
  it('says what could not be finished, why, whom it is about and how much', async () => {
    renderAdmin({ path })
    const table = await screen.findByRole('table', { name: 'Unfinished work' })
    expect(within(table).getAllByRole('row')).toHaveLength(1 + deadLetters.length)
    expect(within(table).getByText('Points of a cancelled reward were not given back')).toBeDefined()
    expect(within(table).getByText(/It failed several times/)).toBeDefined()
    expect(within(table).getByText('Not in the team')).toBeDefined()
    expect(await screen.findByText('Messages that Slack did not take')).toBeDefined()
  })

  it('is tried again once it was confirmed, under a key of its own', async () => {
    const { sent } = renderAdmin({ path })
    await userEvent.click(await screen.findByRole('button', { name: retryName }))
    const dialog = await screen.findByRole('dialog', { name: 'Try this again?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Finished.')).toBeDefined()
    const [act] = sent.filter(({ method }) => method === 'POST')
    expect(act).toMatchObject({ path: `/v1/admin/deadLetters/${deadLetters[1]?.id}/retry` })
    expect(act?.idempotencyKey).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('says so when trying again changed nothing, and keeps a refusal in sight', async () => {
    const detail = 'This is being tried again, or was finished. Reload the list to see where it stands.'
    let attempts = 0
    renderAdmin({
      path,
      answer: ({ method }) => {
        if (method !== 'POST') return undefined
        attempts += 1
        return attempts === 1
          ? { status: 200, body: { ok: true, position: 9001, is_finished: false } }
          : refusal(409, 'DEAD_LETTER_ALREADY_RETRIED', detail)
      },
    })
    const retry = async () => {
      await userEvent.click(await screen.findByRole('button', { name: retryName }))
      await userEvent.click(
        within(await screen.findByRole('dialog')).getByRole('button', { name: 'Try again' }),
      )
    }
    await retry()
    expect(await screen.findByText(/It failed again/)).toBeDefined()
    await retry()
    expect(await within(await screen.findByRole('dialog')).findByText(detail)).toBeDefined()
  })

  it('says that everything was kept when nothing waits', async () => {
    renderAdmin({ path, scenario: 'empty' })
    expect(await screen.findByText('Nothing is unfinished')).toBeDefined()
    expect(screen.queryByText('Messages that Slack did not take')).toBeNull()
  })

  it('sends messages again that Slack did not take', async () => {
    const { sent } = renderAdmin({ path })
    await userEvent.click(await screen.findByRole('button', { name: 'Send all again' }))
    expect(await screen.findByText('The messages are on their way to Slack again.')).toBeDefined()
    expect(sent).toContainEqual(
      expect.objectContaining({ method: 'POST', path: '/v1/admin/deadAnnouncements/retry' }),
    )
  })
})

describe('the home of the administration', () => {
  it('leads to unfinished work when there is any', async () => {
    renderAdmin({ path: '/' })
    expect(await screen.findByText(/5 things could not be finished/)).toBeDefined()
    await userEvent.click(screen.getByRole('link', { name: 'See unfinished work' }))
    expect(await screen.findByRole('heading', { name: 'Unfinished work' })).toBeDefined()
  })

  it('says nothing while there is none', async () => {
    renderAdmin({ path: '/', scenario: 'empty' })
    expect(await screen.findByRole('heading', { name: 'All Channels' })).toBeDefined()
    expect(screen.queryByText(/could not be finished/)).toBeNull()
  })
})
