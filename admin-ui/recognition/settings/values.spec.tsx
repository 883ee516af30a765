// @vitest-environment jsdom
import { createHash } from 'node:crypto'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { renderAdmin } from '../../testing/renderAdmin.tsx'
import { hashOfValue } from './hashOfValue.ts'

afterEach(cleanup)

const openSettings = async (answer?: Parameters<typeof renderAdmin>[0]['answer']) => {
  const { sent } = renderAdmin({ path: '/recognition/settings', ...(answer && { answer }) })
  await screen.findByRole('list', { name: 'Values' })
  return (path: string) => sent.findLast(request => request.method === 'PATCH' && request.path === path)?.body
}

const saved = () => screen.findByText('Recognition settings have been saved.')
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))

describe('taggable values', () => {
  it('are added by Enter, refused as duplicates, removed by a click, and saved as a list of texts', async () => {
    const patched = await openSettings()
    await userEvent.click(screen.getByRole('button', { name: 'Add a value' }))
    const field = screen.getByLabelText('New value')
    await userEvent.type(field, ' courage {Enter}')
    expect(await screen.findByText('“courage” is already one of your values.')).toBeDefined()
    await userEvent.clear(field)
    await userEvent.type(field, 'Curiosity{Enter}')
    expect(await screen.findByRole('button', { name: 'Curiosity, remove' })).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Care, remove' }))
    await save()

    expect(await saved()).toBeDefined()
    expect(patched('/v1/team/values')).toEqual(['Teamwork', 'Courage', 'Curiosity'])
  })

  it('drop a new row that is left blank, and keep one that was written when everything is saved', async () => {
    const patched = await openSettings()
    await userEvent.click(screen.getByRole('button', { name: 'Add a value' }))
    await userEvent.type(screen.getByLabelText('New value'), '  ')
    await userEvent.tab()
    expect(screen.queryByLabelText('New value')).toBeNull()

    await userEvent.click(screen.getByRole('button', { name: 'Add a value' }))
    await userEvent.type(screen.getByLabelText('New value'), 'Patience')
    await save()
    expect(await saved()).toBeDefined()
    expect(patched('/v1/team/values')).toEqual(['Teamwork', 'Courage', 'Care', 'Patience'])
  })

  it('have the hash that the server gives them', async () => {
    const hash = createHash('sha256').update('größe & mut').digest('hex')
    expect(await hashOfValue('  Größe & Mut ')).toBe(hash)
  })
})

describe('how recognition works', () => {
  it('is switched by switches, all saved together', async () => {
    const patched = await openSettings()
    for (const name of ['Every shoutout needs a value', 'Shoutouts in every channel'])
      await userEvent.click(screen.getByRole('switch', { name }))
    await save()
    expect(await saved()).toBeDefined()
    expect(patched('/v1/team/metadata')).toMatchObject({
      require_values: true,
      use_all_channels: true,
      reaction_shoutout: null,
    })
  })

  it('shows at its field that the workspace has no such emoji', async () => {
    const message = 'Your workspace has no emoji :nonsense:. Write the name of another one, such as herb.'
    await openSettings(({ method, path }) =>
      method === 'PATCH' && path === '/v1/team/metadata'
        ? {
            status: 400,
            body: {
              type: 'about:blank',
              title: 'Invalid',
              status: 400,
              code: 'INVALID_REQUEST',
              detail: 'Check the request.',
              errors: [{ path: 'body.reaction_shoutout.emoji', message }],
            },
          }
        : undefined,
    )
    await userEvent.click(screen.getByRole('switch', { name: 'Give points with a reaction' }))
    await save()
    // At the field, and beside the button that was pressed.
    expect(await screen.findAllByText(message)).toHaveLength(2)
  })

  it('takes an emoji by its name and whole points for a reaction', async () => {
    const patched = await openSettings()
    await userEvent.click(screen.getByRole('switch', { name: 'Give points with a reaction' }))
    const points = screen.getByLabelText('Gives points')
    await userEvent.clear(points)
    await userEvent.type(points, 'many')
    await save()
    expect(await screen.findByText('Write a whole number.')).toBeDefined()
    await userEvent.clear(points)
    await userEvent.type(points, '10')
    await userEvent.clear(screen.getByLabelText('Emoji'))
    await userEvent.type(screen.getByLabelText('Emoji'), ':Tada:')
    await save()
    expect(await saved()).toBeDefined()
    expect(patched('/v1/team/metadata')).toMatchObject({ reaction_shoutout: { emoji: 'tada', points: 10 } })
  })
})
