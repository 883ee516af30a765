// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { meFixture } from '../../fixtures/me.ts'
import { person } from '../../fixtures/people.ts'
import { renderAdmin, type SentRequest } from '../../testing/renderAdmin.tsx'

afterEach(cleanup)

type Team = { readonly isOn: boolean; readonly isAdmin: boolean }

const meOf =
  ({ isOn, isAdmin }: Team) =>
  ({ path }: SentRequest) => {
    if (path !== '/v1/user/me') return undefined
    const user = { ...meFixture.user, is_admin: isAdmin, is_owner: isAdmin, subordinate_users: [person(1)] }
    const metadata = { ...meFixture.team.metadata, show_fairness: isOn }
    return { status: 200, body: { ...meFixture, user, team: { ...meFixture.team, metadata } } }
  }

const path = '/reporting/fairness'

describe('the report on fairness', () => {
  it('is switched on by an administrator, who reads first what it can’t tell', async () => {
    const { sent } = renderAdmin({ path, answer: meOf({ isOn: false, isAdmin: true }) })
    await screen.findByRole('region', { name: 'What this report can’t tell' })
    await userEvent.click(screen.getByRole('button', { name: 'Switch it on' }))
    await screen.findByText('The report is switched on.')
    expect(sent.find(({ method }) => method === 'PATCH')?.body).toEqual({ show_fairness: true })
    expect(sent.some(request => request.path.includes('/reporting/fairness'))).toBe(false)
  })

  it('tells a lead whom to ask while it is off', async () => {
    renderAdmin({ path, answer: meOf({ isOn: false, isAdmin: false }) })
    expect(await screen.findByText(/^An administrator of your team can switch it on/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Switch it on' })).toBeNull()
  })

  it('names parts in an order that is no ranking', async () => {
    renderAdmin({ path, answer: meOf({ isOn: true, isAdmin: true }) })
    const zones = await screen.findByRole('region', { name: 'By time zone' })
    const lines = within(await within(zones).findByRole('list')).getAllByRole('listitem')
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'UTC+1 · Berlin84%16 of 19',
      'UTC+5:30 · Kolkata0%No one there received anything',
      'Time zone not known50%1 of 2',
    ])
    expect(zones.querySelector('ol')).toBeNull()
  })

  it('shows a lead no channels', async () => {
    const { sent } = renderAdmin({ path, answer: meOf({ isOn: true, isAdmin: false }) })
    await screen.findByRole('region', { name: 'Nothing received in 30 days' })
    expect(screen.queryByRole('region', { name: 'By channel' })).toBeNull()
    expect(sent.some(({ query }) => query.by === 'channels')).toBe(false)
    expect(screen.queryByRole('button', { name: 'Switch it off' })).toBeNull()
  })
})
