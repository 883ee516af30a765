import type { ReactElement } from 'react'
import type { Scenario } from '../fixtures/fixtureApi.ts'

/** A screen in one state: what is opened, with which answers, and a text that has to be on it. */
export type Story = {
  readonly path: string
  readonly scenario: Scenario
  /** In pixels. */
  readonly width: number
  readonly shows: string
}

export type Stories = Readonly<Record<string, Story>>

/** An element in one state, and a text that has to be on it. */
export type ElementStory = { readonly element: ReactElement; readonly shows: string }

export type ElementStories = Readonly<Record<string, ElementStory>>

type Shown = {
  readonly full: string
  /** Left out where a new team sees the same page. */
  readonly empty?: string
  readonly error?: string
}

const desktop = 1280
const phone = 390

/** The states of a screen. `fixtures/serve.ts` shows them in a browser. */
export const storiesOf = (
  path: string,
  { full, empty, error = 'This could not be loaded' }: Shown,
): Stories => ({
  Default: { path, scenario: 'full', width: desktop, shows: full },
  ...(empty !== undefined && { Empty: { path, scenario: 'empty', width: desktop, shows: empty } }),
  Error: { path, scenario: 'failing', width: desktop, shows: error },
  Phone: { path, scenario: 'full', width: phone, shows: full },
})
