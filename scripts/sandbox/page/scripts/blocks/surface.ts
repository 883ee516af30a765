import { createContext } from 'preact'
import { useContext, useState } from 'preact/hooks'
import type { Confirmation, OptionGroup } from '../../../blockKit/texts.ts'
import { type ElementState, type ElementStates, pageActs } from '../../../pageApi/pageContract.ts'
import { attempt, notifyProblem } from '../notices.ts'
import { perform } from '../server.ts'
import { update } from '../state.ts'
import type { Control } from './Control.tsx'

/** Where elements are: a message or a view. */
type Place = { channelId: string; messageTs: string } | { viewId: string }

/** What the elements of a message or a view act on. */
export type Surface = {
  readonly values: ElementStates
  /** By block: what to correct. */
  readonly errors: Record<string, string>
  setState(blockId: string, control: Control, state: ElementState): void
  /** Tells the app that an element was used. `chosen` is its new state, if it has one. */
  use(blockId: string, control: Control, chosen?: ElementState): Promise<void>
  suggest(blockId: string, control: Control, typed: string): Promise<OptionGroup[] | undefined>
}

/** By message or view: what the person filled in. */
const filledIn = new Map<string, ElementStates>()

export const forgetFilledIn = (): void => filledIn.clear()

/** Values of a view, replaced by what the person filled in for inputs that it still has. */
const merge = (values: ElementStates, filled: ElementStates): ElementStates =>
  Object.fromEntries(
    Object.entries(values).map(([blockId, actions]) => [
      blockId,
      Object.fromEntries(
        Object.entries(actions).map(([actionId, state]) => [actionId, filled[blockId]?.[actionId] ?? state]),
      ),
    ]),
  )

export const useSurface = (place: Place, initial?: ElementStates, errors = {}): Surface => {
  const [, draw] = useState({})
  const key = 'viewId' in place ? place.viewId : place.messageTs
  const valuesNow = (): ElementStates => {
    const filled = filledIn.get(key) ?? {}
    return initial === undefined ? filled : merge(initial, filled)
  }
  return {
    values: valuesNow(),
    errors,
    setState(blockId, { action_id: actionId = '', type }, state) {
      const filled = filledIn.get(key) ?? {}
      filledIn.set(key, { ...filled, [blockId]: { ...filled[blockId], [actionId]: { type, ...state } } })
      draw({})
    },
    async use(blockId, { action_id: actionId = '' }, chosen) {
      const target = { ...place, blockId, actionId }
      notifyProblem(
        await attempt(() =>
          perform(pageActs.use, { target, values: valuesNow(), ...(chosen && { chosen }) }),
        ),
      )
    },
    async suggest(blockId, { action_id: actionId = '' }, typed) {
      const { options, option_groups: groups } = await perform(pageActs.suggest, {
        ...place,
        blockId,
        actionId,
        typed,
      })
      return groups ?? (options && [{ label: { type: 'plain_text', text: '' }, options }])
    },
  }
}

export const SurfaceContext = createContext<Surface | undefined>(undefined)

export const useEnclosingSurface = (): Surface => {
  const surface = useContext(SurfaceContext)
  if (surface === undefined) throw new Error('An interactive element needs a message or a view around it.')
  return surface
}

/** Asks the person to confirm, in the words of the app. */
export const confirmFirst = (words: Confirmation): Promise<boolean> =>
  new Promise(resolve => {
    const answer = (isConfirmed: boolean): void => {
      update({ question: undefined })
      resolve(isConfirmed)
    }
    update({ question: { words, answer } })
  })
