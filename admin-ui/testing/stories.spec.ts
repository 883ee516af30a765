// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderAdmin } from './renderAdmin.tsx'
import { renderElement } from './renderElement.tsx'
import type { ElementStories, Stories } from './story.ts'

const modules = import.meta.glob<{ readonly stories: Stories }>('../**/*.stories.ts', { eager: true })

const elementModules = import.meta.glob<{ readonly stories: ElementStories }>('../**/*.stories.tsx', {
  eager: true,
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Answers `(max-width: 899.95px)` and the like for a screen of this width. */
const setWidth = (width: number): void => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width <= Number(/max-width:\s*([\d.]+)px/.exec(query)?.[1] ?? 0),
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }))
}

const nameOf = (module: string): string => /([^/]+)\.stories\.tsx?$/.exec(module)?.[1] ?? module

describe.each(Object.entries(modules).map(([file, module]) => [nameOf(file), module.stories] as const))(
  '%s',
  (_name, stories) => {
    it.each(Object.entries(stories))('%s', async (_state, { path, scenario, width, shows }) => {
      setWidth(width)
      renderAdmin({ path, scenario })
      expect((await screen.findAllByText(shows)).length).toBeGreaterThan(0)
      expect(screen.queryByText('This page could not be shown')).toBeNull()
    })
  },
)

describe.each(
  Object.entries(elementModules).map(([file, module]) => [nameOf(file), module.stories] as const),
)('%s', (_name, stories) => {
  it.each(Object.entries(stories))('%s', async (_state, { element, shows }) => {
    renderElement(element)
    expect((await screen.findAllByText(shows)).length).toBeGreaterThan(0)
  })
})
