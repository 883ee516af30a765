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
import { type PageAct, pageActs } from './pageContract.ts'
import { rememberedPerson, rememberPerson } from './rememberedPerson.ts'
import { messagesScreen, workspaceScreen } from './screens.ts'

const Actor = z.object({ user: z.string() })
const Place = Actor.extend({ channelId: z.string() })

type Run = (context: SandboxContext, given: unknown) => unknown

const on = <Body extends z.ZodObject, Answer extends z.ZodType>(
  act: PageAct<Body, Answer>,
  run: (
    context: SandboxContext,
    user: string,
    body: z.output<Body>,
  ) => z.input<Answer> | Promise<z.input<Answer>>,
): [string, Run] => [
  act.name,
  (context, given) => run(context, Actor.parse(given).user, act.body.parse(given)),
]

const seeMessage = (
  context: SandboxContext,
  user: string,
  place: { channelId: string; messageTs: string },
) => {
  actorOf(context, user, place.channelId)
  const message = findMessage(context, place.channelId, place.messageTs)
  if (message === undefined || (message.visibleTo ?? user) !== user)
    throw new NotPossible('That message is gone: use a newer one.')
  return message
}

const acts = new Map<string, Run>([
  on(pageActs.say, (context, userId, body) => say(context, { ...body, userId })),
  on(pageActs.command, (context, userId, body) => runCommand(context, { ...body, userId })),
  on(pageActs.use, async (context, user, { target, chosen, values }) => ({
    problem: (await act(context, user, target, chosen, values)) ?? null,
  })),
  on(pageActs.suggest, async (context, user, body) => (await suggest(context, user, body, body.typed)) ?? {}),
  on(pageActs.submit, (context, user, { viewId, values }) => submitView(context, user, viewId, values)),
  on(pageActs.close, (context, user, { viewId, isCleared }) => closeView(context, user, viewId, isCleared)),
  on(pageActs.home, (context, user, { tab }) => openHome(context, user, tab)),
  on(pageActs.shortcut, async (context, user, body) => ({
    problem: (await runShortcut(context, user, body.callbackId, body.on)) ?? null,
  })),
  on(pageActs.react, (context, user, body) => {
    const message = seeMessage(context, user, body)
    const isNew = addReaction(context, message, user, body.name)
    if (!isNew) removeReaction(context, message, user, body.name)
  }),
  on(pageActs.dismiss, (context, user, body) => {
    const message = seeMessage(context, user, body)
    if (message.visibleTo === user) removeMessage(context, message)
  }),
  on(pageActs.join, (context, user, { channelId }) => {
    const { channel } = actorOf(context, user, channelId)
    addMember(context, channel, user)
  }),
  on(pageActs.leave, (context, user, { channelId }) => {
    const { channel } = actorOf(context, user, channelId)
    if (channel.directWith === undefined) removeMember(context, channel, user)
  }),
])

/** The API of the page, under `/sandbox/`. Every answer is for the person named in the request. */
export const pageApiPlugin =
  (context: SandboxContext): FastifyPluginAsync =>
  async fastify => {
    fastify.get('/sandbox/workspace', async (request, reply) => {
      const { user: asked } = Actor.partial().parse(request.query)
      const person = personToShow(context, asked, request)
      // The consent screens propose the same person.
      reply.header('set-cookie', rememberPerson(context.workspace.team.id, person))
      return workspaceScreen(context, person)
    })
    fastify.get('/sandbox/messages', async request => {
      const query = Place.parse(request.query)
      actorOf(context, query.user, query.channelId)
      return messagesScreen(context, query.user, query.channelId)
    })
    fastify.post<{ Params: { act: string } }>('/sandbox/do/:act', async (request, reply) => {
      const run = acts.get(request.params.act)
      if (run === undefined)
        return reply.code(404).send({ problem: `There is no act ${request.params.act}.` })
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
