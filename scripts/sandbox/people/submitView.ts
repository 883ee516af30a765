import { z } from 'zod'
import { inputErrors } from '../blockKit/inputErrors.ts'
import { failureText, sendInteraction, sharedFields } from '../outbound/sendInteraction.ts'
import type { SandboxContext } from '../sandboxContext.ts'
import { isRefusal } from '../state/post.ts'
import { pushView, replaceView, showStack, stackOf } from '../state/viewStack.ts'
import { toSlackView, type View, type ViewValues } from '../state/views.ts'
import type { User } from '../state/workspace.ts'
import { type Refusal, readJson } from '../webApi/method.ts'
import { placeOfView } from './act.ts'
import { personOf } from './actor.ts'
import { viewBefore } from './viewBefore.ts'

export type SubmitOutcome =
  | { kind: 'accepted' }
  /** By block: what to correct. The modal stays. */
  | { kind: 'errors'; errors: Record<string, string> }
  | { kind: 'failed'; text: string }

const Reply = z.discriminatedUnion('response_action', [
  z.object({ response_action: z.literal('errors'), errors: z.record(z.string(), z.string()) }),
  z.object({ response_action: z.literal('update'), view: z.unknown() }),
  z.object({ response_action: z.literal('push'), view: z.unknown() }),
  z.object({ response_action: z.literal('clear') }),
])

/** A person presses the submit button of the modal on top. */
export const submitView = async (
  context: SandboxContext,
  userId: string,
  viewId: string,
  values?: ViewValues,
): Promise<SubmitOutcome> => {
  const user = personOf(context, userId)
  const view = viewBefore(context, userId, viewId, values)
  const errors = inputErrors(view.blocks, view.values)
  if (Object.keys(errors).length > 0) return { kind: 'errors', errors }
  const answer = await sendInteraction(context, {
    type: 'view_submission',
    ...sharedFields(context, user),
    ...placeOfView(context, view),
    container: undefined,
    trigger_id: context.triggers.create(user.id),
    response_urls: [],
  })
  const failure = failureText(context.app.name, answer)
  if (failure !== undefined || answer.kind === 'failed') return { kind: 'failed', text: failure ?? '' }
  return obey(context, user, view, answer.body)
}

const obey = (context: SandboxContext, user: User, view: View, body: string): SubmitOutcome => {
  const isEmpty = body.trim() === '' || body.trim() === '{}'
  const reply = isEmpty ? undefined : Reply.safeParse(readJson(body))
  if (reply?.success === false)
    return { kind: 'failed', text: `${context.app.name} answered with something Slack does not know.` }
  if (reply === undefined) {
    showStack(
      context,
      user.id,
      stackOf(context, user.id).filter(each => each.id !== view.id),
    )
    return { kind: 'accepted' }
  }
  const { data } = reply
  switch (data.response_action) {
    case 'errors':
      return { kind: 'errors', errors: data.errors }
    case 'clear':
      showStack(context, user.id, [])
      return { kind: 'accepted' }
    case 'update':
      return shownOrFailed(context, replaceView(context, user.id, view, data.view))
    case 'push':
      return shownOrFailed(context, pushView(context, user.id, data.view, false))
    default:
      return data satisfies never
  }
}

const shownOrFailed = (context: SandboxContext, result: View | Refusal): SubmitOutcome =>
  isRefusal(result)
    ? { kind: 'failed', text: `${context.app.name} sent a window Slack refuses: ${result.error}.` }
    : { kind: 'accepted' }

/** A person closes the modal on top, or all of them; the app hears of it if it asked to. */
export const closeView = async (
  context: SandboxContext,
  userId: string,
  viewId: string,
  isCleared = false,
): Promise<void> => {
  const user = personOf(context, userId)
  const view = viewBefore(context, userId, viewId)
  const clears = isCleared || view.clear_on_close === true
  const stack = stackOf(context, userId)
  const closed = clears ? stack.toReversed() : [view]
  showStack(context, userId, clears ? [] : stack.filter(each => each.id !== viewId))
  for (const each of closed.filter(one => one.notify_on_close === true))
    await sendInteraction(context, {
      type: 'view_closed',
      ...sharedFields(context, user),
      view: toSlackView(each, { teamId: context.workspace.team.id, app: context.app }),
      is_cleared: clears,
    })
}
