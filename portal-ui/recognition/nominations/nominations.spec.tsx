// @vitest-environment jsdom
import { listOwnNominations, listRunningCampaigns } from '@laurel/contract/awards/ownNominations.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { renderPortal } from '../../testing/renderPortal.tsx'

const ben = { id: '5f0c5a3e-0000-4000-8000-000000000011', name: 'Ben Holt', profile_picture: null }
const campaign = {
  id: '5f0c5a3e-0000-4000-8000-000000000041',
  title: 'Spring stars',
  message: 'Who made it?',
  end_date: '2026-12-01',
  group_title: '#thanks',
  award_name: 'Beacon',
  nominated: [],
}
const nomination = {
  id: '5f0c5a3e-0000-4000-8000-000000000051',
  created_at: '2026-11-20T09:30:00.000Z',
  user: ben,
  message: 'Always there',
  campaign: {
    id: campaign.id,
    title: 'Winter stars',
    status: 'COMPLETE',
    end_date: '2026-11-22',
    winners: [ben],
  },
}

type Answering = { readonly isEmpty?: boolean; readonly onNominate?: (body: unknown) => Response }

const answering =
  ({ isEmpty = false, onNominate }: Answering = {}) =>
  (path: string, request: Request): Response | Promise<Response> | undefined => {
    if (path === '/v1/nominations/campaigns')
      return Response.json(listRunningCampaigns.response.parse({ campaigns: isEmpty ? [] : [campaign] }))
    if (path === `/v1/nominations/campaigns/${campaign.id}/colleagues`) return Response.json({ users: [ben] })
    if (path !== '/v1/nominations') return undefined
    if (request.method === 'POST' && onNominate) return request.json().then(onNominate)
    const nominations = isEmpty ? [] : [nomination]
    return Response.json(listOwnNominations.response.parse({ nominations, next: null }))
  }

const path = '/redeem/recognition/nominations'

describe('nominations in the portal', () => {
  it('show the running campaigns, and how the own nominations ended', async () => {
    await renderPortal({ path, intercept: answering() })
    const card = within(await screen.findByRole('article', { name: 'Spring stars' }))
    expect(card.getByText('For the award Beacon · #thanks · until Dec 1, 2026')).toBeDefined()
    expect(await screen.findByText('Won by Ben Holt')).toBeDefined()
  })

  it('say so where there is nothing', async () => {
    await renderPortal({ path, intercept: answering({ isEmpty: true }) })
    expect(
      await screen.findByText('No campaign in your channels takes nominations at the moment.'),
    ).toBeDefined()
  })

  it('are made once, for a colleague and with a reason', async () => {
    const onNominate = vi.fn((_body: unknown) =>
      Response.json({ ok: true, position: 12, nomination_id: nomination.id }),
    )
    await renderPortal({ path, intercept: answering({ onNominate }) })
    await userEvent.click(await screen.findByRole('link', { name: 'Nominate in Spring stars' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Nominate' }))
    expect(await screen.findByText('Choose whom to nominate.')).toBeDefined()
    await userEvent.type(screen.getByRole('combobox', { name: 'Whom do you nominate?' }), 'Ben')
    await userEvent.click(await screen.findByRole('option', { name: /Ben Holt/ }))
    await userEvent.type(screen.getByRole('textbox', { name: 'Why?' }), 'Always there')
    await userEvent.click(screen.getByRole('button', { name: 'Nominate' }))
    expect(await screen.findByText(/^You nominated Ben Holt\./)).toBeDefined()
    expect(onNominate.mock.calls).toEqual([
      [{ campaign_id: campaign.id, user_id: ben.id, message: 'Always there' }],
    ])
  })

  it('show why one was refused, and keep what was written', async () => {
    const onNominate = () =>
      Response.json(
        {
          type: 'about:blank',
          title: 'Nominated already',
          status: 409,
          code: 'NOMINATED_ALREADY',
          detail: 'You nominated this colleague in this campaign before. Choose another one.',
        },
        { status: 409 },
      )
    await renderPortal({ path: `${path}/${campaign.id}`, intercept: answering({ onNominate }) })
    await userEvent.type(await screen.findByRole('combobox', { name: 'Whom do you nominate?' }), 'Ben')
    await userEvent.click(await screen.findByRole('option', { name: /Ben Holt/ }))
    await userEvent.type(screen.getByRole('textbox', { name: 'Why?' }), 'Always there')
    await userEvent.click(screen.getByRole('button', { name: 'Nominate' }))
    expect(await screen.findByText(/Choose another one/)).toBeDefined()
    expect(screen.getByRole('textbox', { name: 'Why?' })).toHaveProperty('value', 'Always there')
  })
})
