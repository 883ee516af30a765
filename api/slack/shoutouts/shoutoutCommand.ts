import { derivedId } from '@laurel/ledger/values/derivedId.ts'
import type { AllMiddlewareArgs, SlackCommandMiddlewareArgs } from '@slack/bolt'
import type { SlackContext } from '../app/slackDependencies.ts'
import { tellPrivately } from '../app/tellPrivately.ts'
import { visitorOf } from '../app/visitorOf.ts'
import { refreshHome } from '../home/publishHome.ts'
import { givenAnswer, keptTextAnswer } from './answers.ts'
import { type GivingDesk, grammarOf, type Visitor } from './givingDesk.ts'
import {
  askBeforeRepeating,
  deskOrRefusal,
  type FormOpening,
  offerDraft,
  openShoutoutForm,
} from './openShoutoutForm.ts'
import { parseShoutout } from './parseShoutout.ts'
import { noGifsHere } from './pickGif.ts'
import { emptyDraft } from './shoutoutModal.ts'
import { type CompleteShoutout, messageLengthMax } from './shoutoutText.ts'
import { submitShoutout } from './submitShoutout.ts'
import { problemInWords, rejectionInWords } from './words.ts'

const helpText = ({ gifs }: SlackContext): string =>
  [
    'Thank a colleague: `/shoutout @ann @ben +10 #value what you are thankful for`',
    '• `+10` is what each of them gets; the order does not matter.',
    ...(gifs ? ['• `gif:party` puts a GIF with it, the first that is found.'] : []),
    '• `/shoutout` alone opens a form that shows what it costs.',
    '• The Home tab of this app shows what you have to spend and to give.',
  ].join('\n')

/** `/shoutout …`: gives what is complete, opens the form for what is not. */
export const shoutoutCommand =
  (laurel: SlackContext) =>
  async ({
    ack,
    command,
    client,
    context,
  }: SlackCommandMiddlewareArgs & AllMiddlewareArgs): Promise<void> => {
    if (command.text?.trim().toLowerCase() === 'help') return ack(helpText(laurel))
    await ack()
    const visitor = visitorOf(context, command.user_id, client)
    const origin = { slackChannelId: command.channel_id, responseUrl: command.response_url }
    const desk = await deskOrRefusal(laurel, visitor, origin)
    if (!desk) return
    const opening = { triggerId: command.trigger_id, origin, draft: emptyDraft, notes: [] }
    const parsed = parseShoutout(command.text ?? '', grammarOf(desk))
    switch (parsed.kind) {
      case 'empty':
        return openShoutoutForm(laurel, visitor, desk, opening)
      case 'incomplete': {
        const notes = [
          ...parsed.problems.map(problem => problemInWords(problem, desk)),
          ...(parsed.draft.gif && !laurel.gifs ? [noGifsHere] : []),
        ]
        const { message } = parsed.draft
        if (message.length > messageLengthMax)
          await tellPrivately({ ...visitor, ...origin }, keptTextAnswer(message))
        return openShoutoutForm(laurel, visitor, desk, { ...opening, draft: parsed.draft, notes })
      }
      case 'complete': {
        if (desk.places.length > 1 && !desk.place) {
          const notes = ['Recognition has no home in this channel: choose where to say thank you.']
          return openShoutoutForm(laurel, visitor, desk, { ...opening, draft: parsed.shoutout, notes })
        }
        return giveAtOnce(laurel, visitor, desk, parsed.shoutout, opening)
      }
    }
  }

const giveAtOnce = async (
  laurel: SlackContext,
  visitor: Visitor,
  desk: GivingDesk,
  shoutout: CompleteShoutout,
  opening: FormOpening,
): Promise<void> => {
  const commandId = derivedId('slack.shoutout', visitor.slackTeamId, opening.triggerId)
  const given = await submitShoutout(laurel, visitor, desk, { shoutout, commandId })
  if (given.kind === 'sentBefore')
    return askBeforeRepeating(laurel, visitor, { ...opening, draft: shoutout }, given)
  if (given.kind === 'refused') {
    const reason = rejectionInWords(given.rejection, desk)
    return offerDraft(laurel, visitor, { ...opening, draft: shoutout, notes: [reason] }, reason)
  }
  await tellPrivately({ ...visitor, ...opening.origin }, givenAnswer(desk, shoutout, given))
  await refreshHome(laurel, visitor, given.position)
}
