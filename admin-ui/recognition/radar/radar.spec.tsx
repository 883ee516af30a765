// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { findingsFixture } from '../../fixtures/radar.ts'
import { renderAdmin } from '../../testing/renderAdmin.tsx'

afterEach(cleanup)

const path = '/recognition/radar'

const look = async (index: number): Promise<HTMLElement> => {
  const names = findingsFixture[index]?.users.map(({ name }) => name).join(', ') ?? ''
  await userEvent.click(await screen.findByRole('button', { name: `Look at ${names}` }))
  const panel = await screen.findByRole('dialog')
  await within(panel).findByText('What is behind it')
  return panel
}

describe('the radar', () => {
  it('lists what is open, and what looked fine on demand', async () => {
    const { router } = renderAdmin({ path })
    const table = await screen.findByRole('table', { name: 'Radar' })
    expect(within(table).getAllByRole('row')).toHaveLength(1 + 3)
    await userEvent.click(screen.getByRole('button', { name: 'Looks fine' }))
    expect(await screen.findByText('12 shoutouts')).toBeDefined()
    expect(router.state.location.search).toContain('fine')
  })

  it('says how to begin where nothing is switched on', async () => {
    renderAdmin({ path, scenario: 'empty' })
    expect(await screen.findByText('The radar is off')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Choose signals' }).getAttribute('href')).toContain('/signals')
  })

  it('records why a finding looks fine', async () => {
    const { sent } = renderAdmin({ path })
    await userEvent.click(within(await look(0)).getByRole('button', { name: 'Looks fine' }))
    const dialog = await screen.findByRole('dialog', { name: 'Does this look fine?' })
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'They share a project.')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Looks fine' }))
    expect(await screen.findByText('It looks fine.')).toBeDefined()
    expect(sent.find(({ method }) => method === 'POST')).toMatchObject({
      path: `/v1/admin/findings/${findingsFixture[0]?.id}/dismiss`,
      body: { reason: 'They share a project.' },
    })
  })

  it('leaves a finding about oneself to another administrator', async () => {
    renderAdmin({ path })
    const panel = await look(2)
    expect(within(panel).getByText(/Another administrator/)).toBeDefined()
    expect(within(panel).queryByRole('button', { name: 'Looks fine' })).toBeNull()
  })
})

describe('a signal', () => {
  it('shows what it would have found, and is switched on with its threshold', async () => {
    const { sent } = renderAdmin({ path: `${path}/signals` })
    const ring = await screen.findByRole('region', { name: 'Points that go round' })
    expect(await within(ring).findByText('18 findings')).toBeDefined()
    expect(within(ring).getByRole('slider').getAttribute('aria-valuetext')).toBe('60%')
    await userEvent.click(within(ring).getByRole('switch', { name: 'Look for this' }))
    expect(await screen.findByText('The signal is saved.')).toBeDefined()
    expect(sent.find(({ method }) => method === 'POST')).toMatchObject({
      path: '/v1/admin/radar/signals/ring',
      body: { is_on: true, threshold: 60 },
    })
  })
})
