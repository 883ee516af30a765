// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { renderAdmin } from '../../testing/renderAdmin.tsx'
import { optionProblem } from './optionProblem.ts'

afterEach(cleanup)

const points = { type: 'POINTS', points: 10 } as const
const reward = { type: 'CUSTOM_REWARD', reward_id: '00000000-0000-4000-8000-000000000001' } as const

describe('a gift row', () => {
  it('has one option of points, and no product twice', () => {
    expect(optionProblem(points, [reward, points])?.problem).toBe('gifts.twicePoints')
    expect(optionProblem(reward, [reward])?.problem).toBe('gifts.twiceReward')
    expect(optionProblem(reward, [points])).toBeUndefined()
    expect(optionProblem({ type: 'PLACEHOLDER' }, [{ type: 'PLACEHOLDER' }])).toBeUndefined()
  })

  it('takes options one by one, and asks before one goes', async () => {
    renderAdmin({ path: '/anniversaries/settings' })
    const [gifts] = await screen.findAllByRole('region', { name: 'Gifts' })
    if (!gifts) throw new Error('The form has no gifts.')
    await userEvent.click(within(gifts).getByRole('button', { name: 'Add a gift' }))
    const dialog = await screen.findByRole('dialog', { name: 'What can be picked?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Points' }))
    await userEvent.type(within(dialog).getByLabelText(/^Points/), '250')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add option' }))
    const option = await within(gifts).findByRole('button', { name: /250 points.*change/ })
    expect(option.textContent).toContain('Worth $2.50')

    await userEvent.click(within(gifts).getByRole('button', { name: '250 points, delete' }))
    const question = await screen.findByRole('dialog', { name: 'Delete this option?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }))
    expect(within(gifts).queryByText('250 points')).toBeNull()
  })
})
