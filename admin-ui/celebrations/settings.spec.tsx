// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { anniversaryAward } from '../fixtures/celebrations.ts'
import { fixtureId } from '../fixtures/fixtureId.ts'
import { renderAdmin } from '../testing/renderAdmin.tsx'

afterEach(cleanup)

const errorsToast = 'Your award has errors, please fix before saving.'
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))

describe('the settings of a celebration', () => {
  it('send nothing while points or banner are missing, and say so', async () => {
    const { sent } = renderAdmin({ path: '/new-hires/settings' })
    await userEvent.click(await screen.findByLabelText('Welcome new colleagues'))
    await save()
    expect(await screen.findByText(errorsToast)).toBeDefined()
    expect(screen.getByText('A point amount is required, can be 0.')).toBeDefined()
    expect(screen.getByText('At least one banner is required.')).toBeDefined()
    expect(sent.filter(request => request.method === 'PATCH')).toEqual([])
  })

  it('are saved with a banner chosen from its preview', async () => {
    const { sent } = renderAdmin({ path: '/new-hires/settings' })
    await userEvent.click(await screen.findByLabelText('Welcome new colleagues'))
    await userEvent.type(screen.getByLabelText(/^Points per award/), '0')
    await userEvent.click(screen.getByRole('button', { name: 'Select a banner' }))
    const picker = await screen.findByRole('dialog', { name: 'Select a banner' })
    await userEvent.click(within(picker).getByRole('button', { name: 'Sprout' }))
    await userEvent.click(within(picker).getByRole('button', { name: 'Use banner' }))
    await save()
    expect(await screen.findByText('New hire award has been updated.')).toBeDefined()
    expect(sent.find(request => request.method === 'PATCH')).toMatchObject({
      path: '/v1/team/date_awards/new_hire',
      body: { disable: false, points: 0, award_skin: ['sprout'], channels: null, rewards: [] },
    })
  })

  it('switch off by saying so alone', async () => {
    const { sent } = renderAdmin({ path: '/anniversaries/settings' })
    await userEvent.click(await screen.findByLabelText('Celebrate work anniversaries'))
    await save()
    expect(await screen.findByText('Anniversary award has been updated.')).toBeDefined()
    expect(sent.find(request => request.method === 'PATCH')?.body).toEqual({ disable: true })
  })

  it('leave out channels that are gone, and say so', async () => {
    const gone = { ...anniversaryAward, channels: [...(anniversaryAward.channels ?? []), fixtureId(299)] }
    const { sent } = renderAdmin({
      path: '/anniversaries/settings',
      answer: ({ path }) =>
        path === '/v1/team/awards' ? { status: 200, body: { awards: [gone] } } : undefined,
    })
    expect(
      await screen.findByText('A chosen channel is no longer a recognition channel. Save to remove it.'),
    ).toBeDefined()
    await save()
    expect(await screen.findByText('Anniversary award has been updated.')).toBeDefined()
    expect(sent.find(request => request.method === 'PATCH')?.body).toMatchObject({
      channels: anniversaryAward.channels,
    })
  })

  it('refuse milestones of the same years, and ones without a banner', async () => {
    const { sent } = renderAdmin({ path: '/anniversaries/settings' })
    await userEvent.click(await screen.findByRole('button', { name: 'Add a milestone' }))
    const added = screen.getByRole('group', { name: 'New milestone' })
    await userEvent.type(within(added).getByLabelText(/^Points per award/), '10')
    await userEvent.type(within(added).getByLabelText(/^Years/), '5')
    await save()
    expect(await screen.findByText(errorsToast)).toBeDefined()
    expect(screen.getByText('Another milestone has these years already.')).toBeDefined()
    expect(screen.getByText('A banner is required.')).toBeDefined()
    expect(sent.filter(request => request.method === 'PATCH')).toEqual([])
  })

  it('collect birthdates when they are asked to', async () => {
    const { sent } = renderAdmin({ path: '/birthdays/settings', scenario: 'empty' })
    await userEvent.click(await screen.findByLabelText('Collect birthdates automatically'))
    await save()
    expect(await screen.findByText('Birthday award has been updated.')).toBeDefined()
    expect(sent.find(request => request.path === '/v1/team/metadata')?.body).toEqual({ ask_birthdays: true })
  })
})
