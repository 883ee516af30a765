import { attempt, notify } from '../notices.js'
import { perform } from '../server.js'
import { me } from '../state.js'
import { confirmFirst } from './confirmFirst.js'

/**
 * What elements act on: a message (`{ channelId, messageTs }`) or a view (`{ viewId }`), with the values filled in so
 * far, block → action → state in Slack's words.
 */
export const createSurface = (place, values) => ({
  place,
  values,
  /** By block: what to correct. */
  errors: {},
  valueOf: (blockId, actionId) => values[blockId]?.[actionId],
  setValue(blockId, control, value) {
    values[blockId] = { ...values[blockId], [control.action_id]: { type: control.type, ...value } }
  },
  /** Tells the app that an element was used. `chosen` is its new state, if it has one. */
  async use(blockId, control, chosen, element) {
    if (control.confirm !== undefined && !(await confirmFirst(control.confirm))) return false
    element?.setAttribute('aria-busy', 'true')
    const answer = await attempt(() =>
      perform('act', {
        user: me(),
        target: { ...place, blockId, actionId: control.action_id },
        chosen,
        values,
      }),
    )
    element?.removeAttribute('aria-busy')
    if (answer?.problem) notify(answer.problem)
    return answer !== undefined && !answer.problem
  },
  suggest: (blockId, control, typed) =>
    perform('suggest', { user: me(), ...place, blockId, actionId: control.action_id, typed }),
})
