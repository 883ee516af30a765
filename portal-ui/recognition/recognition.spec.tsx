// @vitest-environment jsdom
import { listOwnLots } from '@laurel/contract/recognition/lots.ts'
import { explainOwnPoints } from '@laurel/contract/recognition/ownPoints.ts'
import { listThanks, type Thanks } from '@laurel/contract/recognition/thanks.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { renderPortal } from '../testing/renderPortal.tsx'

const anna = { id: '5f0c5a3e-0000-4000-8000-000000000001', name: 'Anna Berg', profile_picture: null }
const ben = { id: '5f0c5a3e-0000-4000-8000-000000000011', name: 'Ben Holt', profile_picture: null }
const group = { id: '5f0c5a3e-0000-4000-8000-000000000021', title: '#thanks' }

const buildThanks = (overrides: Partial<Thanks> = {}): Thanks => ({
  id: '5f0c5a3e-0000-4000-8000-000000000031',
  type: 'SHOUTOUT',
  created_at: '2026-11-20T09:30:00.000Z',
  created_by: ben,
  for_users: [anna],
  award_name: null,
  points_each: 10,
  message_text: 'For the *calm* release',
  attachment: null,
  value_text: 'Craft',
  group,
  recallable_until: null,
  reactions: [],
  ...overrides,
})

const giving = {
  groups: [{ ...group, point_options: [5, 10] }],
  values: ['Craft'],
  is_value_required: false,
  points_left: 40,
  points_granted: 100,
  resets_at: '2026-12-01T00:00:00.000Z',
  gif_provider: null,
}

type Answering = {
  readonly thanks?: readonly Thanks[]
  readonly isInChatOnly?: boolean
  readonly onGive?: (body: unknown) => Response
}

const answering =
  ({ thanks = [buildThanks()], isInChatOnly = false, onGive }: Answering = {}) =>
  (path: string, request: Request): Response | Promise<Response> | undefined => {
    if (path === '/v1/recognition/thanks')
      return Response.json(listThanks.response.parse({ thanks, next: null, is_in_chat_only: isInChatOnly }))
    if (path === '/v1/recognition/giving') return Response.json(giving)
    if (path === '/v1/recognition/colleagues') return Response.json({ users: [ben] })
    if (path === '/v1/shoutouts' && onGive) return request.json().then(onGive)
    return path.includes('/reactions/') ? Response.json({ ok: true }) : undefined
  }

describe('the home of thanks', () => {
  it('says who thanked whom, for what, and what is left to give', async () => {
    await renderPortal({ path: '/redeem/recognition/received', intercept: answering() })
    const card = within(await screen.findByRole('article', { name: 'Ben Holt thanked you' }))
    expect(card.getByText('calm').tagName).toBe('STRONG')
    expect(card.getByText('+10 points')).toBeDefined()
    expect(card.getByText('#Craft')).toBeDefined()
    expect(await screen.findByText(/until Dec 1, 2026/)).toBeDefined()
  })

  it('explains why it is empty where recognition works in every channel', async () => {
    await renderPortal({
      path: '/redeem/recognition',
      intercept: answering({ thanks: [], isInChatOnly: true }),
    })
    expect(await screen.findByText('Your team’s thanks are in Slack')).toBeDefined()
    const way = screen.getByRole('link', { name: 'Read what you received' })
    expect(way.getAttribute('href')).toContain('/recognition/received')
  })

  it('adds a reaction and takes it back', async () => {
    const reactions = [{ emoji: '🎉', count: 2, is_mine: true }] as const
    const { asked } = await renderPortal({
      path: '/redeem/recognition',
      intercept: answering({ thanks: [buildThanks({ reactions: [...reactions] })] }),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Celebrate, 2', pressed: true }))
    await userEvent.click(screen.getByRole('button', { name: 'React' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Heart' }))
    const sent = asked.filter(call => call.includes('/reactions/')).map(call => call.split(' ')[0])
    expect(sent).toEqual(['DELETE', 'PUT'])
  })
})

describe('thanking from the web', () => {
  /** Chooses Ben and writes some words. */
  const fill = async () => {
    const people = await screen.findByRole('combobox', { name: 'Whom do you want to thank?' })
    await userEvent.type(people, 'be')
    await screen.findByRole('option', { name: /Ben Holt/ })
    await userEvent.keyboard('{Enter}')
    await userEvent.type(screen.getByRole('textbox', { name: /thankful/ }), 'For the release')
    await userEvent.click(screen.getByText('+10'))
  }

  it('gives what was chosen, and says so', async () => {
    const sent: unknown[] = []
    await renderPortal({
      path: '/redeem/recognition/give',
      intercept: answering({
        onGive: body => {
          sent.push(body)
          return Response.json({ ok: true, position: 12, shoutout_id: group.id })
        },
      }),
    })
    await fill()
    await userEvent.click(screen.getByRole('button', { name: 'Give thanks' }))
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    expect(sent).toMatchObject([
      { for_user_ids: [ben.id], points_each: 10, message_text: 'For the release', group_id: group.id },
    ])
  })

  it('says what is missing before it sends anything', async () => {
    const { asked } = await renderPortal({ path: '/redeem/recognition/give', intercept: answering() })
    await userEvent.click(await screen.findByRole('button', { name: 'Give thanks' }))
    expect((await screen.findByRole('alert')).textContent).toBe('Choose whom to thank.')
    expect(asked.filter(call => call.startsWith('POST'))).toEqual([])
  })

  it('gives the same words again only when the giver means it', async () => {
    const sent: unknown[] = []
    const repeated = {
      type: 'about:blank',
      title: 'Repeated',
      status: 409,
      code: 'SHOUTOUT_REPEATED',
      detail: 'You sent this a moment ago.',
    }
    await renderPortal({
      path: '/redeem/recognition/give',
      intercept: answering({
        onGive: body => {
          sent.push(body)
          return Response.json(repeated, { status: 409 })
        },
      }),
    })
    await fill()
    await userEvent.click(screen.getByRole('button', { name: 'Give thanks' }))
    expect((await screen.findByRole('alert')).textContent).toBe('You sent this a moment ago.')
    await userEvent.click(screen.getByRole('button', { name: 'I mean it: give it again' }))
    await vi.waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]).toMatchObject({ may_repeat: true })
  })
})

it('every change of the balance says what is behind it, and leads to its redemption', async () => {
  const entry = { occurred_at: '2026-11-20T09:30:00.000Z', by: null, redemption_id: null, text: null }
  const opened = explainOwnPoints.response.parse({
    points: 5,
    entries: [
      { ...entry, id: '3.0', points: 300, balance: 305, reason: 'REFUND', redemption_id: group.id },
      { ...entry, id: '2.0', points: 5, balance: 5, reason: 'SHOUTOUT', by: ben, text: 'For the coffee' },
    ],
    total: 2,
    next: null,
  })
  await renderPortal({
    path: '/redeem/recognition/points',
    intercept: path => (path === '/v1/user/points' ? Response.json(opened) : undefined),
  })
  expect(await screen.findByText('Came back from a redemption')).toBeDefined()
  expect(screen.getByText('Thanks from Ben Holt')).toBeDefined()
  expect(screen.getByRole('link', { name: 'See the redemption' }).getAttribute('href')).toBe(
    `/redeem/redemptions/${group.id}`,
  )
})

it('the points that a person holds say when they were received and when they expire', async () => {
  const held = listOwnLots.response.parse({
    points: 60,
    expiry_months: 12,
    next: { day: '2027-03-01', points: 20 },
    newer: 0,
    lots: [
      {
        id: '12.1',
        received_at: '2026-02-11T09:00:00.000Z',
        points: 50,
        left: 20,
        expires_on: '2027-03-01',
        reason: 'SHOUTOUT',
        by: ben,
        text: null,
      },
    ],
  })
  const opened = explainOwnPoints.response.parse({ points: 60, entries: [], total: 0, next: null })
  await renderPortal({
    path: '/redeem/recognition/points',
    intercept: path => {
      if (path === '/v1/user/lots') return Response.json(held)
      return path === '/v1/user/points' ? Response.json(opened) : undefined
    },
  })
  expect(await screen.findByRole('heading', { name: /You hold 60/ })).toBeDefined()
  expect(screen.getByText(/expire on Mar 1, 2027/)).toBeDefined()
  expect(screen.getByText('20 of 50')).toBeDefined()
})
