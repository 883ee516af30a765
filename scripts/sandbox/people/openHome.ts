import { sendEvent } from '../outbound/sendEvent.ts'
import type { SandboxContext } from '../sandboxContext.ts'
import { toSlackView, type View } from '../state/views.ts'
import { openDirect } from '../state/workspace.ts'
import { personOf } from './actor.ts'

/** A person opens the app's Home tab; the app hears of it and publishes what is shown. */
export const openHome = (
  context: SandboxContext,
  userId: string,
  tab: 'home' | 'messages' = 'home',
): View | undefined => {
  const user = personOf(context, userId)
  const view = context.workspace.homes.get(user.id)
  const place = { teamId: context.workspace.team.id, app: context.app }
  sendEvent(context, {
    type: 'app_home_opened',
    user: user.id,
    channel: openDirect(context.workspace, context.app, user.id).id,
    tab,
    ...(view === undefined ? {} : { view: toSlackView(view, place) }),
  })
  return view
}
