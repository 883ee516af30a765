import { createContext } from 'preact'
import { useState } from 'preact/hooks'
import type { Confirmation, OptionGroup } from '../../../blockKit/texts.ts'
import { type ElementState, type ElementStates, pageActs } from '../../../pageApi/pageContract.ts'
import { notifyProblem, run } from '../notices.ts'
import { perform } from '../server.ts'
import { update } from '../state.ts'
import type { Control } from './controlProps.ts'

/** Where elements are: a message or a view. */
type Place = { channelId: string; messageTs: string } | { viewId: string }

/** What the elements of a message or a view act on. */
export type Surface = {
  readonly values: ElementStates
  /** By block: what to correct. */
  readonly errors: Record<string, string>
  keep(blockId: string, control: Control, state: ElementState): void
  /** Tells the app that an element was used. `chosen` is its new state, if it has one. */
  use(blockId: string, control: Control, chosen?: ElementState): Promise<void>
  /** The options of the app for what was typed; rejects when it gave none. */
  suggest(blockId: string, control: Control, typed: string): Promise<OptionGroup[]>
}

/** By message or view: what the person filled in. */
const filledIn = new Map<string, ElementStates>()

export const forgetFilledIn = (): void => filledIn.clear()

/** The values of a view, with what the person filled in for the inputs that it still has. */
const merge = (values: ElementStates, filled: ElementStates): ElementStates =>
  Object.fromEntries(
    Object.entries(values).map(([blockId, actions]) => {
      const states = Object.entries(actions).map(([id, state]) => [id, filled[blockId]?.[id] ?? state])
      return [blockId, Object.fromEntries(states)]
    }),
  )

export const useSurface = (place: Place, initial?: ElementStates, errors = {}): Surface => {
  const [, draw] = useState({})
  const key = 'viewId' in place ? place.viewId : place.messageTs
  const filled = () => filledIn.get(key) ?? {}
  const values = () => (initial === undefined ? filled() : merge(initial, filled()))
  return {
    values: values(),
    errors,
    keep(blockId, { action_id: actionId = '', type }, state) {
      const block = { ...filled()[blockId], [actionId]: { type, ...state } }
      filledIn.set(key, { ...filled(), [blockId]: block })
      draw({})
    },
    async use(blockId, { action_id: actionId = '' }, chosen) {
      const target = { ...place, blockId, actionId }
      notifyProblem(await run(pageActs.use, { target, values: values(), chosen }))
    },
    async suggest(blockId, { action_id: actionId = '' }, typed) {
      const answer = await perform(pageActs.suggest, { ...place, blockId, actionId, typed })
      if (answer.option_groups !== undefined) return answer.option_groups
      if (answer.options === undefined) throw new Error('The app gave no options.')
      return [{ label: { type: 'plain_text', text: '' }, options: answer.options }]
    },
  }
}

/** The surface around an element. */
export const SurfaceContext = createContext<Surface>({
  values: {},
  errors: {},
  keep: () => undefined,
  use: async () => undefined,
  suggest: async () => [],
})

/** Asks the person to confirm, in the words of the app. */
export const confirmFirst = (words: Confirmation): Promise<boolean> =>
  new Promise(resolve => {
    const answer = (isConfirmed: boolean): void => {
      update({ question: undefined })
      resolve(isConfirmed)
    }
    update({ question: { words, answer } })
  })
