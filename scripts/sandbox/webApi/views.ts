import { z } from 'zod'
import type { SandboxContext } from '../sandboxContext.ts'
import { isRefusal } from '../state/post.ts'
import { findView, makeView, pushView, readView, replaceView } from '../state/viewStack.ts'
import { toSlackView, type View } from '../state/views.ts'
import { type Answer, type Method, method, refuse } from './method.ts'

const shown = (context: SandboxContext, view: View): Answer => ({
  ok: true,
  view: toSlackView(view, { teamId: context.workspace.team.id, app: context.app }),
})

/** Both open a modal within seconds of what a person did: on an empty screen, or on top of what is there. */
const openOn = (isFirst: boolean): Method =>
  method(z.object({ trigger_id: z.string(), view: z.unknown() }), (context, args) => {
    const trigger = context.triggers.use(args.trigger_id)
    if ('error' in trigger) return refuse(trigger.error)
    const view = pushView(context, trigger.userId, args.view, isFirst)
    return isRefusal(view) ? view : shown(context, view)
  })

export const viewMethods: Record<string, Method> = {
  'views.open': openOn(true),
  'views.push': openOn(false),
  'views.update': method(
    z.object({
      view_id: z.string().optional(),
      external_id: z.string().optional(),
      hash: z.string().optional(),
      view: z.unknown(),
    }),
    (context, args) => {
      if (args.view_id === undefined && args.external_id === undefined) return refuse('invalid_arguments')
      const found = findView(context, view =>
        args.view_id === undefined ? view.external_id === args.external_id : view.id === args.view_id,
      )
      if (found === undefined) return refuse('not_found')
      if (args.hash !== undefined && args.hash !== found.view.hash) return refuse('hash_conflict')
      const view = replaceView(context, found.userId, found.view, args.view)
      return isRefusal(view) ? view : shown(context, view)
    },
  ),
  'views.publish': method(
    z.object({ user_id: z.string(), hash: z.string().optional(), view: z.unknown() }),
    (context, args) => {
      if (!context.workspace.users.has(args.user_id)) return refuse('user_not_found')
      const before = context.workspace.homes.get(args.user_id)
      if (args.hash !== undefined && before !== undefined && args.hash !== before.hash)
        return refuse('hash_conflict')
      const source = readView('home', args.view)
      if (isRefusal(source)) return source
      const made = makeView(context, source, undefined)
      const view = before === undefined ? made : { ...made, id: before.id, rootViewId: before.rootViewId }
      context.workspace.homes.set(args.user_id, view)
      context.changes.publish({ kind: 'home', userId: args.user_id, view })
      return shown(context, view)
    },
  ),
}
