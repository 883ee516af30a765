import { escapeText } from '../outbound/escapeText.ts'
import { AnswerMessage, placeAnswer } from '../outbound/placeAnswer.ts'
import type { SandboxContext } from '../sandboxContext.ts'
import { addMessage, isRefusal } from '../state/post.ts'
import { readJson } from '../webApi/method.ts'
import { actorOf } from './actor.ts'

export type CommandOutcome =
  | { ok: true }
  | { ok: false; error: 'unknown_command' | 'app_not_installed' | 'dispatch_failed' | 'operation_timeout' }

/** A person sends `/command text` in a conversation; the app's immediate answer is shown there. */
export const runCommand = async (
  context: SandboxContext,
  typed: { userId: string; channelId: string; command: string; text: string },
): Promise<CommandOutcome> => {
  const { user, channel } = actorOf(context, typed.userId, typed.channelId)
  const place = { userId: user.id, channelId: channel.id }
  const say = (text: string) =>
    addMessage(context, { ...place, userId: context.app.botUserId, visibleTo: user.id, text, blocks: [] })
  const registered = context.app.slashCommands.find(each => each.command === typed.command)
  if (registered === undefined) {
    say(`\`${typed.command}\` is not a command of this workspace. Type \`/\` to see which there are.`)
    return { ok: false, error: 'unknown_command' }
  }
  if (context.installation.current() === undefined) {
    say(
      `\`${typed.command}\` is a command of ${context.app.name}, which is not installed here at the moment. Add it under *Manage apps*.`,
    )
    return { ok: false, error: 'app_not_installed' }
  }
  const { team } = context.workspace
  const form = new URLSearchParams({
    token: 'sandbox',
    team_id: team.id,
    team_domain: team.domain,
    channel_id: channel.id,
    channel_name: channel.directWith === undefined ? channel.name : 'directmessage',
    user_id: user.id,
    user_name: user.name,
    command: typed.command,
    text: registered.shouldEscape ? escapeText(context.workspace, typed.text, true) : typed.text,
    api_app_id: context.app.id,
    is_enterprise_install: 'false',
    response_url: context.responseUrls.create(place),
    trigger_id: context.triggers.create(user.id),
  })
  const answer = await context.deliveries.send(context.app.requestUrls.commands, 'form', form.toString())
  if (answer.kind === 'answered' && answer.status === 200) {
    const problem = showImmediateAnswer(context, place, answer.body)
    if (problem !== undefined) say(`The answer of ${typed.command} could not be shown: ${problem}.`)
    return { ok: true }
  }
  const error =
    answer.kind === 'failed' && answer.reason === 'timeout' ? 'operation_timeout' : 'dispatch_failed'
  say(`${typed.command} failed with the error "${error}"`)
  return { ok: false, error }
}

/** The body of the acknowledgement: nothing, plain text, or a message. */
const showImmediateAnswer = (
  context: SandboxContext,
  place: { userId: string; channelId: string },
  body: string,
): string | undefined => {
  if (body.trim() === '') return undefined
  const message = AnswerMessage.safeParse(readJson(body))
  if (message.success && message.data.text === undefined && message.data.blocks === undefined)
    return undefined
  const answer = message.success ? message.data : AnswerMessage.parse({ text: body })
  const problem = placeAnswer(context, place, answer)
  return problem !== undefined && isRefusal(problem) ? problem.error : undefined
}
