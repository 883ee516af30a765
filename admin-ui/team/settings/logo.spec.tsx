// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { meFixture } from '../../fixtures/me.ts'
import { refusal } from '../../testing/refusal.ts'
import { renderAdmin } from '../../testing/renderAdmin.tsx'

afterEach(cleanup)

const image = `/images/${'0f'.repeat(16)}.webp`
const choose = async () => {
  const logo = await screen.findByRole('region', { name: 'Logo' })
  const picture = new File(['picture'], 'logo.png', { type: 'image/png' })
  await userEvent.upload(within(logo).getByLabelText('Choose a logo'), picture)
  return logo
}

describe('the logo of a team', () => {
  it('is uploaded and saved at once', async () => {
    const { sent } = renderAdmin({ path: '/settings' })
    await choose()
    await screen.findByText('Logo has been saved.')
    expect(sent.find(({ method }) => method === 'POST')?.path).toBe('/v1/team/logo')
  })

  it('says why a file is not taken', async () => {
    renderAdmin({
      path: '/settings',
      answer: ({ path }) =>
        path === '/v1/team/logo' ? refusal(422, 'IMAGE_REFUSED', 'This picture is damaged.') : undefined,
    })
    await within(await choose()).findByText('This picture is damaged.')
  })

  it('is removed', async () => {
    const team = { ...meFixture.team, metadata: { ...meFixture.team.metadata, logo: image } }
    const { sent } = renderAdmin({
      path: '/settings',
      answer: ({ path }) =>
        path === '/v1/user/me' ? { status: 200, body: { ...meFixture, team } } : undefined,
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Remove logo' }))
    await screen.findByText('Logo was removed.')
    expect(sent.find(({ method }) => method === 'PATCH')).toMatchObject({ body: { logo: null } })
  })
})
