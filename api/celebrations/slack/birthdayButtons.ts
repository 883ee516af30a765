import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { memberIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import type { BlockAction } from '@slack/bolt'
import type { WebClient } from '@slack/web-api'
import { postToResponseUrl } from '../../slack/app/postToResponseUrl.ts'
import { sendPrivately } from '../../slack/app/sendPrivately.ts'
import { slackCallerOf } from '../../slack/app/slackCaller.ts'
import type { SlackContext } from '../../slack/app/slackDependencies.ts'
import { type ButtonPressed, originOf } from '../../slack/giving/buttonPressed.ts'
import { type PrivateMessage, plainAnswer } from '../../slack/giving/privateMessages.ts'
import { speechToCaller } from '../../slack/speech/findSpeech.ts'
import { saveBirthday } from '../saveBirthday.ts'
import { birthdayQuestion } from './birthdayQuestion.ts'
import { birthdayInWords, birthdayOf, readChoice } from './readBirthday.ts'

/** Handles "Save": shows an impossible day as a problem in place, and saves any other. */
export const saveBirthdayPressed =
  (laurel: SlackContext) =>
  async ({ ack, body, client, context }: ButtonPressed): Promise<void> => {
    await ack()
    const caller = slackCallerOf(context, body.user.id, client)
    const speech = await speechToCaller(laurel, caller)
    const choice = readChoice(body.state)
    const day = birthdayOf(speech, choice)
    if ('problem' in day) return replaceQuestion(client, body, birthdayQuestion(speech, choice, day.problem))
    const memberId = memberIdOf(caller.teamId, caller.slackUserId)
    const { birthday } = day
    const { isPrivate } = choice
    const envelope = {
      id: derivedId('slack.birthday', caller.slackTeamId, caller.slackUserId, body.trigger_id),
      teamId: caller.teamId,
      occurredAt: laurel.clock(),
    }
    const changes = { birthday, isBirthdayPrivate: isPrivate }
    const outcome = await saveBirthday(laurel.ledger, envelope, memberId, changes)
    if (outcome.kind === 'rejected') {
      const reason = speech.text('celebrations.question.noMember')
      return sendPrivately({ ...caller, ...originOf(body) }, plainAnswer(reason))
    }
    const key = isPrivate ? 'celebrations.question.keptPrivate' : 'celebrations.question.kept'
    const kept = speech.text(key, { day: birthdayInWords(speech, birthday) })
    await replaceQuestion(client, body, plainAnswer(kept))
  }

/** Handles "Rather not say": nothing is saved, and the question is not asked for six months. */
export const skipBirthdayPressed =
  (laurel: SlackContext) =>
  async ({ ack, body, client, context }: ButtonPressed): Promise<void> => {
    await ack()
    const speech = await speechToCaller(laurel, slackCallerOf(context, body.user.id, client))
    await replaceQuestion(client, body, plainAnswer(speech.text('celebrations.question.skipped')))
  }

const replaceQuestion = async (
  client: WebClient,
  body: BlockAction,
  message: PrivateMessage,
): Promise<void> => {
  if (body.response_url)
    await postToResponseUrl(client, body.response_url, { replace_original: true, ...message })
}
