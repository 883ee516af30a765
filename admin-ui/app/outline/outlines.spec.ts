// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderAdmin } from '../../testing/renderAdmin.tsx'
import { places } from '../places.tsx'
import { outlineMarkup } from './outlineMarkup.ts'
import { outlines } from './outlines.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

/** Their heads depend on the team, on the person or on a partner that sent the person back. */
const without = [
  '/billing/rewards',
  '/rewards/custom-catalog',
  '/reporting/summary',
  '/settings/integrations/auth-bamboohr',
  '/settings/integrations/auth-gusto',
  '/settings/integrations/auth-printful',
  '/settings/integrations/auth-sendoso',
  '/settings/integrations/auth-sendoso-sandbox',
]

describe('the outline of a page', () => {
  it('is known for every place whose head says the same to everyone', () => {
    const paths = places.map(({ path }) => path)
    expect([...outlines.keys()].toSorted()).toEqual(paths.filter(path => !without.includes(path)).toSorted())
  })

  it.each([...outlines])('%s has the head of the page, and gives way to it', async (path, outline) => {
    document.body.innerHTML = outlineMarkup(outline)
    renderAdmin({ path })
    await screen.findByRole('heading', { level: 1, name: outline.title })
    const page = within(screen.getByRole('main'))
    if (outline.lead !== undefined) expect(page.getByText(outline.lead)).toBeDefined()
    const crumbs = page.queryByRole('navigation', { name: 'Breadcrumb' })?.textContent
    expect(crumbs).toBe(outline.crumb && `${outline.crumb}/${outline.title}`)
    expect(document.getElementById('outline')).toBeNull()
  })

  it('asks for the rows that the page then shows', async () => {
    for (const [address, { data = [] }] of outlines) {
      if (data.length === 0) continue
      const { sent } = renderAdmin({ path: address })
      await vi.waitFor(() => {
        const asked = sent.map(({ path, query }) =>
          `${path}?${String(new URLSearchParams(query))}`.replace(/\?$/, ''),
        )
        expect(asked).toEqual(expect.arrayContaining([...data]))
      })
      cleanup()
    }
  })
})
