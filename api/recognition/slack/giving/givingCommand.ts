import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import type { AllMiddlewareArgs, SlackCommandMiddlewareArgs } from '@slack/bolt'
import type { SlackContext } from '../../../slack/app/slackDependencies.ts'
import { tellPrivately } from '../../../slack/app/tellPrivately.ts'
import { visitorOf } from '../../../slack/app/visitorOf.ts'
import { refreshHome } from '../../../slack/home/publishHome.ts'
import { messageLengthMax } from './limits.ts'
import { deskOrRefusal, type FormOpening, keepAndTell, offerDraft, openForm } from './openForm.ts'
import { keptTextAnswer } from './privateMessages.ts'
import type { Visitor } from './visitor.ts'
import type { Terms, Vocabulary, Wish } from './vocabulary.ts'

/** A command: gives what is complete, opens the form for what is not. */
export const givingCommand =
  <Own extends Terms>(vocabulary: Vocabulary<Own>, laurel: SlackContext) =>
  async ({
    ack,
    command,
    client,
    context,
  }: SlackCommandMiddlewareArgs & AllMiddlewareArgs): Promise<void> => {
    if (command.text?.trim().toLowerCase() === 'help') return ack(vocabulary.help(laurel))
    await ack()
    const visitor = visitorOf(context, command.user_id, client)
    const origin = { slackChannelId: command.channel_id, responseUrl: command.response_url }
    const desk = await deskOrRefusal(vocabulary, laurel, visitor, origin)
    if (!desk) return
    const opening = { triggerId: command.trigger_id, origin, draft: vocabulary.emptyDraft, notes: [] }
    const reading = vocabulary.read(command.text ?? '', desk)
    switch (reading.kind) {
      case 'empty':
        return openForm(vocabulary, laurel, visitor, desk, opening)
      case 'incomplete': {
        const { draft, problems: notes } = reading
        if (draft.message.length > messageLengthMax)
          await tellPrivately({ ...visitor, ...origin }, keptTextAnswer(draft.message))
        return openForm(vocabulary, laurel, visitor, desk, { ...opening, draft, notes })
      }
      case 'complete': {
        const question = vocabulary.placeQuestion(reading.wish, desk)
        if (question === undefined)
          return giveAtOnce(vocabulary, laurel, visitor, desk, reading.wish, opening)
        const asking = { ...opening, draft: reading.wish, notes: [question] }
        return openForm(vocabulary, laurel, visitor, desk, asking)
      }
    }
  }

const giveAtOnce = async <Own extends Terms>(
  vocabulary: Vocabulary<Own>,
  laurel: SlackContext,
  visitor: Visitor,
  desk: Own['desk'],
  wish: Wish<Own>,
  opening: FormOpening<Own>,
): Promise<void> => {
  const commandId = derivedId(vocabulary.idNames.command, visitor.slackTeamId, opening.triggerId)
  const outcome = await vocabulary.submit(laurel, visitor, desk, wish, commandId)
  if (outcome.kind === 'unsure')
    return keepAndTell(vocabulary, laurel, visitor, { ...opening, draft: wish }, outcome.questionFor)
  if (outcome.kind === 'refused') {
    const reason = vocabulary.rejectionInWords(outcome.rejection, desk)
    return offerDraft(vocabulary, laurel, visitor, { ...opening, draft: wish, notes: [reason] }, reason)
  }
  const answer = vocabulary.givenAnswer(desk, wish, outcome.given)
  await tellPrivately({ ...visitor, ...opening.origin }, answer)
  await refreshHome(laurel, visitor, outcome.position)
}
