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
import { saveBirthday } from '../saveBirthday.ts'
import { birthdayQuestion } from './birthdayQuestion.ts'
import { birthdayInWords, birthdayOf, readChoice } from './readBirthday.ts'

/** Handles "Save": shows an impossible day as a problem in place, and saves any other. */
export const saveBirthdayPressed =
  (laurel: SlackContext) =>
  async ({ ack, body, client, context }: ButtonPressed): Promise<void> => {
    await ack()
    const choice = readChoice(body.state)
    const day = birthdayOf(choice)
    if ('problem' in day) return replaceQuestion(client, body, birthdayQuestion(choice, day.problem))
    const caller = slackCallerOf(context, body.user.id, client)
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
      const reason =
        'You are no longer a member in Laurel, so nothing was saved. Ask an admin if that is wrong.'
      return sendPrivately({ ...caller, ...originOf(body) }, plainAnswer(reason))
    }
    const kept = isPrivate ? 'We keep it to ourselves.' : 'We will celebrate it with you.'
    await replaceQuestion(client, body, plainAnswer(`Thank you! ${birthdayInWords(birthday)} it is. ${kept}`))
  }

/** Handles "Rather not say": nothing is saved, and the question is not asked for six months. */
export const skipBirthdayPressed = async ({ ack, body, client }: ButtonPressed): Promise<void> => {
  await ack()
  await replaceQuestion(client, body, plainAnswer('That is fine. We won’t ask again any time soon.'))
}

const replaceQuestion = async (
  client: WebClient,
  body: BlockAction,
  message: PrivateMessage,
): Promise<void> => {
  if (body.response_url)
    await postToResponseUrl(client, body.response_url, { replace_original: true, ...message })
}
