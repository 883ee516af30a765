// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { meFixture } from '../../fixtures/me.ts'
import { people } from '../../fixtures/people.ts'
import { renderAdmin, type SentRequest } from '../../testing/renderAdmin.tsx'

afterEach(cleanup)

const team = { ...meFixture.team, points_name: 'sprigs', points_name_singular: 'sprig' }
const inSprigs = ({ path }: SentRequest) =>
  path === '/v1/user/me' ? { status: 200, body: { ...meFixture, team } } : undefined

/** Every text on the page, and every name that is heard. */
const words = (): string =>
  [
    document.body.textContent,
    ...[...document.querySelectorAll('[aria-label]')].map(element => element.getAttribute('aria-label')),
  ].join(' ')

describe('a team with a word of its own for points', () => {
  it.each([
    ['/billing/rewards', 'Outstanding sprigs'],
    ['/reporting/activity', 'Sprigs'],
    ['/rewards', 'Sprigs'],
    [`/users/${people[1]?.id}/profile`, 'Redeemable sprigs'],
    ['/rewards/custom-catalog', /They cost people sprigs/],
    ['/settings/unfinished', 'Sprigs'],
    ['/birthdays', 'Estimated sprig cost'],
    ['/birthdays/settings', 'Sprigs per award'],
  ])('reads it at %s', async (path, text) => {
    renderAdmin({ path, answer: inSprigs })
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0)
    expect(words()).not.toMatch(/\bpoints?\b/i)
  })
})
