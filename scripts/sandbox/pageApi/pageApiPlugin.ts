import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { act } from '../people/act.ts'
import { actorOf, NotPossible, personOf } from '../people/actor.ts'
import { addMember, removeMember } from '../people/membership.ts'
import { openHome } from '../people/openHome.ts'
import { addReaction, removeReaction } from '../people/react.ts'
import { runCommand } from '../people/runCommand.ts'
import { runShortcut } from '../people/runShortcut.ts'
import { say } from '../people/say.ts'
import { closeView, submitView } from '../people/submitView.ts'
import { suggest } from '../people/suggest.ts'
import type { SandboxContext } from '../sandboxContext.ts'
import { findMessage, removeMessage } from '../state/post.ts'
import { rememberedPerson, rememberPerson } from './rememberedPerson.ts'
import { messagesScreen, workspaceScreen } from './screens.ts'

const values = z.record(z.string(), z.record(z.string(), z.unknown())).optional()
const user = z.string()
const inChannel = { user, channelId: z.string() }
const onMessage = { ...inChannel, messageTs: z.string() }
const onView = { user, viewId: z.string() }
const element = { blockId: z.string(), actionId: z.string() }

const Target = z.union([
  z.object({ viewId: z.string(), ...element }),
  z.object({ channelId: z.string(), messageTs: z.string(), ...element }),
])

type Act = (context: SandboxContext, body: unknown) => unknown

const onBody =
  <Schema extends z.ZodType>(
    schema: Schema,
    run: (context: SandboxContext, body: z.output<Schema>) => unknown,
  ): Act =>
  (context, body) =>
    run(context, schema.parse(body))

const seeMessage = (
  context: SandboxContext,
  body: { user: string; channelId: string; messageTs: string },
) => {
  actorOf(context, body.user, body.channelId)
  const message = findMessage(context, body.channelId, body.messageTs)
  if (message === undefined || (message.visibleTo ?? body.user) !== body.user)
    throw new NotPossible('That message is gone: use a newer one.')
  return message
}

/** What a person does on the page, by the last part of the address. */
const acts: Record<string, Act> = {
  say: onBody(z.object({ ...inChannel, text: z.string() }), (context, body) => {
    say(context, { ...body, userId: body.user })
  }),
  command: onBody(z.object({ ...inChannel, command: z.string(), text: z.string() }), (context, body) =>
    runCommand(context, { ...body, userId: body.user }),
  ),
  act: onBody(
    z.object({ user, target: Target, chosen: z.record(z.string(), z.unknown()).optional(), values }),
    async (context, body) => ({
      problem: (await act(context, body.user, body.target, body.chosen, body.values)) ?? null,
    }),
  ),
  suggest: onBody(
    z.object({
      user,
      ...element,
      viewId: z.string().optional(),
      channelId: z.string().optional(),
      messageTs: z.string().optional(),
      typed: z.string(),
    }),
    async (context, body) => (await suggest(context, body.user, body, body.typed)) ?? { problem: true },
  ),
  submit: onBody(z.object({ ...onView, values }), (context, body) =>
    submitView(context, body.user, body.viewId, body.values),
  ),
  close: onBody(z.object({ ...onView, isCleared: z.boolean().default(false) }), (context, body) =>
    closeView(context, body.user, body.viewId, body.isCleared),
  ),
  home: onBody(z.object({ user, tab: z.enum(['home', 'messages']) }), (context, body) => {
    openHome(context, body.user, body.tab)
  }),
  shortcut: onBody(
    z.object({
      user,
      callbackId: z.string(),
      on: z.object({ channelId: z.string(), messageTs: z.string() }).optional(),
    }),
    async (context, body) => ({
      problem: (await runShortcut(context, body.user, body.callbackId, body.on)) ?? null,
    }),
  ),
  react: onBody(z.object({ ...onMessage, name: z.string() }), (context, body) => {
    const message = seeMessage(context, body)
    const isNew = addReaction(context, message, body.user, body.name)
    if (!isNew) removeReaction(context, message, body.user, body.name)
  }),
  dismiss: onBody(z.object(onMessage), (context, body) => {
    const message = seeMessage(context, body)
    if (message.visibleTo === body.user) removeMessage(context, message)
  }),
  join: onBody(z.object(inChannel), (context, body) => {
    const { channel } = actorOf(context, body.user, body.channelId)
    addMember(context, channel, body.user)
  }),
  leave: onBody(z.object(inChannel), (context, body) => {
    const { channel } = actorOf(context, body.user, body.channelId)
    if (channel.directWith === undefined) removeMember(context, channel, body.user)
  }),
}

/** What the page asks and does, under `/sandbox/`. Every answer is for the person named in the request. */
export const pageApiPlugin =
  (context: SandboxContext): FastifyPluginAsync =>
  async fastify => {
    fastify.get('/sandbox/workspace', async (request, reply) => {
      const { user: asked } = z.object({ user: z.string().optional() }).parse(request.query)
      const person = personToShow(context, asked, request)
      // The consent screens propose the same person.
      reply.header('set-cookie', rememberPerson(context.workspace.team.id, person))
      return workspaceScreen(context, person)
    })
    fastify.get('/sandbox/messages', async request => {
      const query = z.object(inChannel).parse(request.query)
      actorOf(context, query.user, query.channelId)
      return messagesScreen(context, query.user, query.channelId)
    })
    fastify.post<{ Params: { act: string } }>('/sandbox/do/:act', async (request, reply) => {
      const run = acts[request.params.act]
      if (run === undefined)
        return reply.code(404).send({ problem: `Nothing is called ${request.params.act}.` })
      return (await run(context, request.body)) ?? {}
    })
  }

/** The person asked for, else the one of the last visit, else the first of the workspace. */
const personToShow = (
  context: SandboxContext,
  asked: string | undefined,
  request: FastifyRequest,
): string => {
  const before = rememberedPerson(context.workspace.team.id, request)
  const people = [...context.workspace.users.values()].filter(each => !each.isBot && !each.isDeleted)
  const found = [asked, before].map(id => people.find(each => each.id === id)).find(Boolean) ?? people[0]
  if (found === undefined) throw new NotPossible('The workspace has no people: seed it with some.')
  return personOf(context, found.id).id
}
