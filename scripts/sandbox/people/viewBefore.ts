import type { SandboxContext } from '../sandboxContext.ts'
import { stackOf } from '../state/viewStack.ts'
import type { View, ViewValues } from '../state/views.ts'
import { NotPossible } from './actor.ts'

/** A modal or home the person has before them, with what they filled in so far. */
export const viewBefore = (
  context: SandboxContext,
  userId: string,
  viewId: string,
  values: ViewValues = {},
): View => {
  const home = context.workspace.homes.get(userId)
  const view = home?.id === viewId ? home : stackOf(context, userId).find(each => each.id === viewId)
  if (view === undefined) throw new NotPossible('That window is closed: open it again.')
  for (const [blockId, actions] of Object.entries(view.values))
    for (const actionId of Object.keys(actions)) {
      const given = values[blockId]?.[actionId]
      if (given !== undefined) actions[actionId] = given
    }
  return view
}
