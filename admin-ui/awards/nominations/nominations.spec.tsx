// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { campaigns } from '../../fixtures/nominations.ts'
import { refusal } from '../../testing/refusal.ts'
import { renderAdmin } from '../../testing/renderAdmin.tsx'

afterEach(cleanup)

const path = '/awards/nominations'

const posted = (sent: ReturnType<typeof renderAdmin>['sent']) =>
  sent.filter(request => request.method === 'POST' && request.path.startsWith('/v1/team/nominations'))

describe('campaigns of nominations', () => {
  it('are shown with their engagement, and only those that have not ended can be ended', async () => {
    renderAdmin({ path })
    const active = await screen.findByRole('table', { name: 'All Campaigns' })
    const row = within(active).getByText('Colleague of the quarter').closest('tr')
    expect(row?.textContent).toContain('#kudos')
    expect(row?.textContent).toContain('Nov 9, 2026')
    expect(row?.textContent).toContain('Nov 30, 2026')
    expect(row?.textContent).toContain('43%6 of 14')
    const bars = within(active).getAllByRole('progressbar', { name: 'Engagement' })
    expect(bars[0]?.getAttribute('aria-valuenow')).toBe('43')
    expect(within(active).getAllByRole('button', { name: /^End campaign/ })).toHaveLength(2)
    const link = within(active).getByRole('link', { name: 'View activity of Quiet helpers' })
    expect(link.getAttribute('href')).toBe(
      `/reporting/activity?type=nominations&campaign_id=${campaigns[1]?.id}&days=all`,
    )
    const ended = await screen.findByRole('table', { name: 'Ended Campaigns' })
    expect(within(ended).getByText('Summer stars')).toBeDefined()
    expect(within(ended).queryByRole('button', { name: /^End campaign/ })).toBeNull()
  })

  it('are created with a channel, an award and a last day', async () => {
    const { sent } = renderAdmin({ path, scenario: 'empty' })
    expect(await screen.findByText('No active nomination campaigns.')).toBeDefined()
    cleanup()
    const full = renderAdmin({ path })
    await userEvent.click(await screen.findByRole('button', { name: 'New campaign' }))
    const dialog = await screen.findByRole('dialog', { name: 'New campaign' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Create campaign' }))
    expect(await within(dialog).findByText('Choose the award.')).toBeDefined()
    await userEvent.type(within(dialog).getByLabelText('Title'), 'Winter heroes')
    await userEvent.click(within(dialog).getByLabelText('Award'))
    await userEvent.click(await screen.findByRole('option', { name: 'Lighthouse · 500 points' }))
    await userEvent.clear(within(dialog).getByLabelText('End date'))
    await userEvent.type(within(dialog).getByLabelText('End date'), '2130-01-31')
    await userEvent.click(within(dialog).getByRole('switch', { name: 'Several winners' }))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Create campaign' }))
    expect(await screen.findByText('Campaign has been created.')).toBeDefined()
    expect(posted(full.sent)).toMatchObject([
      {
        path: '/v1/team/nominations',
        body: {
          title: 'Winter heroes',
          end_date: '2130-01-31',
          multi_nominations: true,
          group_id: campaigns[0]?.user_group.id,
          award_id: campaigns[0]?.award.id,
        },
      },
    ])
    expect(posted(sent)).toEqual([])
  })
})

describe('ending a campaign', () => {
  it('asks for one winner', async () => {
    const { sent } = renderAdmin({ path })
    await userEvent.click(
      await screen.findByRole('button', { name: 'End campaign Colleague of the quarter' }),
    )
    const dialog = await screen.findByRole('dialog', { name: 'End “Colleague of the quarter”' })
    const [first, second] = await within(dialog).findAllByRole('radio')
    expect(document.activeElement).toBe(first)
    await userEvent.click(within(dialog).getByRole('button', { name: 'End campaign' }))
    expect(await within(dialog).findByText('Choose who gets the award.')).toBeDefined()
    if (first) await userEvent.click(first)
    if (second) await userEvent.click(second)
    await userEvent.click(within(dialog).getByRole('button', { name: 'End campaign' }))
    expect(await screen.findByText('Campaign has been ended.')).toBeDefined()
    const [end] = posted(sent)
    expect(end?.path).toBe(`/v1/team/nominations/${campaigns[0]?.id}/complete`)
    expect(end?.body).toMatchObject({ for_users: [expect.any(String)], message: '' })
  })

  it('asks for several winners where the campaign says so, and shows why it was refused', async () => {
    const { sent } = renderAdmin({
      path,
      answer: request =>
        request.path.endsWith('/complete')
          ? refusal(409, 'CAMPAIGN_ENDED', 'This campaign has ended.')
          : undefined,
    })
    await userEvent.click(await screen.findByRole('button', { name: 'End campaign Quiet helpers' }))
    const dialog = await screen.findByRole('dialog', { name: 'End “Quiet helpers” with its winners' })
    for (const box of (await within(dialog).findAllByRole('checkbox')).slice(0, 2)) await userEvent.click(box)
    await userEvent.type(within(dialog).getByLabelText('Message'), 'Thank you both')
    await userEvent.click(within(dialog).getByRole('button', { name: 'End campaign' }))
    expect(await within(dialog).findByText('This campaign has ended.')).toBeDefined()
    expect(posted(sent)[0]?.body).toMatchObject({
      for_users: [expect.any(String), expect.any(String)],
      message: 'Thank you both',
    })
  })
})
