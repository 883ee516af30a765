import { identify } from '../blockKit/identify.ts'
import { initialValues } from '../blockKit/initialValues.ts'
import { problemsOf } from '../blockKit/problems.ts'
import { HomeSource, ModalSource, viewBytesMax } from '../blockKit/viewSchema.ts'
import type { SandboxContext } from '../sandboxContext.ts'
import { type Refusal, readJson, refuse } from '../webApi/method.ts'
import { isRefusal } from './post.ts'
import type { View } from './views.ts'

export const viewStackMax = 3

/** Reads a view, or says in Slack's words what is wrong with it. */
export const readView = (type: 'modal' | 'home', field: unknown): ModalSource | HomeSource | Refusal => {
  const given = readJson(field)
  if (typeof given !== 'object' || given === null) return refuse('invalid_arguments')
  if (Buffer.byteLength(JSON.stringify(given)) > viewBytesMax) return refuse('view_too_large')
  const view = type === 'modal' ? ModalSource.safeParse(given) : HomeSource.safeParse(given)
  if (view.success) return view.data
  return refuse('invalid_arguments', { response_metadata: { messages: problemsOf(view.error, '/view') } })
}

export const stackOf = (context: SandboxContext, userId: string): readonly View[] =>
  context.workspace.viewStacks.get(userId) ?? []

export const showStack = (context: SandboxContext, userId: string, stack: View[]): void => {
  context.workspace.viewStacks.set(userId, stack)
  context.changes.publish({ kind: 'views', userId, stack })
}

/** Puts a modal on top of what the person sees. */
export const pushView = (
  context: SandboxContext,
  userId: string,
  field: unknown,
  isFirst: boolean,
): View | Refusal => {
  const source = readView('modal', field)
  if (isRefusal(source)) return source
  const below = isFirst ? [] : stackOf(context, userId)
  if (below.length >= viewStackMax) return refuse('push_limit_reached')
  if (source.external_id !== undefined && findByExternalId(context, source.external_id) !== undefined)
    return refuse('duplicate_external_id')
  const view = makeView(context, source, below.at(-1))
  showStack(context, userId, [...below, view])
  return view
}

/** Replaces a modal where it stands; what was typed in inputs that stay is kept. */
export const replaceView = (
  context: SandboxContext,
  userId: string,
  current: View,
  field: unknown,
): View | Refusal => {
  const source = readView('modal', field)
  if (isRefusal(source)) return source
  const made = makeView(context, source, undefined)
  const view: View = {
    ...made,
    id: current.id,
    rootViewId: current.rootViewId,
    previousViewId: current.previousViewId,
    values: keepValues(made.values, current.values),
  }
  showStack(
    context,
    userId,
    stackOf(context, userId).map(each => (each.id === current.id ? view : each)),
  )
  return view
}

export const makeView = (
  context: SandboxContext,
  source: ModalSource | HomeSource,
  below: View | undefined,
): View => {
  const id = context.sequence.id('V')
  const blocks = identify(source.blocks, context.sequence)
  return {
    ...source,
    blocks,
    id,
    hash: context.sequence.timestamp(),
    rootViewId: below?.rootViewId ?? id,
    previousViewId: below?.id ?? null,
    values: initialValues(blocks),
  }
}

/** Finds a modal that is open, and whose it is. */
export const findView = (
  context: SandboxContext,
  matches: (view: View) => boolean,
): { userId: string; view: View } | undefined => {
  for (const [userId, stack] of context.workspace.viewStacks) {
    const view = stack.find(matches)
    if (view !== undefined) return { userId, view }
  }
  return undefined
}

const findByExternalId = (context: SandboxContext, externalId: string) =>
  findView(context, view => view.external_id === externalId)

const keepValues = (made: View['values'], before: View['values']): View['values'] =>
  Object.fromEntries(
    Object.entries(made).map(([blockId, actions]) => [
      blockId,
      Object.fromEntries(
        Object.entries(actions).map(([actionId, value]) => [actionId, before[blockId]?.[actionId] ?? value]),
      ),
    ]),
  )
