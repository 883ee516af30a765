// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { renderEntry } from '../../testing/renderEntry.tsx'
import { privacyPolicy } from './privacyPolicy.ts'
import { terms } from './terms.ts'

afterEach(cleanup)

describe('what a team agrees to', () => {
  it.each([
    [privacyPolicy, terms],
    [terms, privacyPolicy],
  ])('can be read by anyone, and names its parts ($title)', async (text, other) => {
    renderEntry({ address: text.path, token: null })
    expect(await screen.findByRole('heading', { name: text.title, level: 1 })).toBeDefined()
    const contents = screen.getByRole('navigation', { name: 'On this page' })
    for (const { id, title } of text.parts) {
      expect(within(contents).getByRole('link', { name: title }).getAttribute('href')).toBe(`#${id}`)
      expect(screen.getByRole('region', { name: title }).id).toBe(id)
    }
    expect(screen.getByRole('link', { name: other.title.toLowerCase() }).getAttribute('href')).toBe(
      other.path,
    )
  })

  it('opens beside the page where it is agreed to', async () => {
    renderEntry({ address: '/setup', token: null })
    for (const { title, path } of [privacyPolicy, terms]) {
      const link = await screen.findByRole('link', { name: title.toLowerCase() })
      expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([path, '_blank'])
    }
  })
})
